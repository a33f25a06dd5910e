"""The page of the demo in headless Chromium: what a person sees, and a turn played with it."""

import asyncio
import contextlib
import gc
import io
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from PIL import Image
from playwright.async_api import Error, Page, async_playwright, expect

from bot.demo.page import YOU, Pages
from bot.demo.stage import Stage, on_stage
from games.titles import TITLES

TRIES = 4
PATIENCE = 60_000
"""Milliseconds that the page may take for anything on a busy machine."""
LOADED = """() => {
    const pictures = [...document.images].filter(image => image.alt.length > 20);
    return pictures.length && pictures.every(image => image.naturalWidth > 300);
}"""


pytestmark = [
    pytest.mark.filterwarnings("ignore:unclosed:ResourceWarning"),
    pytest.mark.filterwarnings("ignore:.*BaseSubprocessTransport:pytest.PytestUnraisableExceptionWarning"),
]
"""The page's own helper processes are killed by the page and leave their pipes open, which asyncio says when they are collected."""


@pytest.fixture(autouse=True)
def swept() -> Iterator[None]:
    """What the page leaves open is collected here and not in the middle of another test."""
    yield
    gc.collect()


@contextlib.asynccontextmanager
async def browsing() -> AsyncIterator[tuple[Stage, Page, str]]:
    """A table with you and two bots that move, and a browser."""
    async with on_stage(TITLES["slaughter"], 3, "base", (YOU,)) as stage, async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = await browser.new_page(viewport={"width": 1000, "height": 1600})
        page.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)
        pages = Pages(stage, pace=0.5)
        address = await pages.open(0)
        moving = asyncio.ensure_future(pages.play())
        try:
            yield stage, page, address
        finally:
            moving.cancel()
            await asyncio.gather(moving, return_exceptions=True)
            await browser.close()
            await pages.close()


async def choose(page: Page, select: str, option: str, effect: str) -> None:
    """Choose from a select. A page that is still busy with its pictures takes no choice: it is loaded again, as a person would."""
    for _ in range(TRIES):
        with contextlib.suppress(Error):
            await page.wait_for_function(LOADED, timeout=PATIENCE / TRIES)
            await page.get_by_role("combobox").filter(has_text=select).last.click(timeout=PATIENCE / TRIES)
            await page.get_by_role("option", name=option, exact=True).last.click(timeout=PATIENCE / TRIES)
            await page.get_by_text(effect).last.wait_for(timeout=PATIENCE / TRIES)
            return
        await page.reload()
    await expect(page.get_by_text(effect).last).to_be_visible()


async def shot(page: Page, path: Path) -> Image.Image:
    """A screenshot, once all pictures of the game are there."""
    await page.wait_for_function(LOADED)
    return Image.open(io.BytesIO(await page.screenshot(path=path))).convert("RGB")


async def test_a_person_sees_the_table_and_plays_in_the_browser(tmp_path: Path) -> None:
    async with browsing() as (stage, page, address):
        await page.goto(address + "/")
        await expect(page.get_by_text("Choose your monster family").last).to_be_visible()
        seen = await shot(page, tmp_path / "channel.png")
        assert len(seen.getcolors(seen.width * seen.height) or ()) > 5000
        await choose(page, "Family", "Ghosts", f"{YOU} plays the Ghosts")
        assert "1 family family:ghost" in [str(answer) for answer in (await stage.bot.desk.host.look(stage.table)).table.journal]
        await expect(page.get_by_text("death order in secret").last).to_be_visible()
        await page.get_by_role("button", name="My hand").last.click()
        await expect(page.get_by_text("this is your hand").last).to_be_visible()


async def test_the_direct_messages_have_a_page_of_their_own(tmp_path: Path) -> None:
    async with browsing() as (stage, page, address):
        await page.goto(address + "/")
        await choose(page, "Family", "Mermen", "death order in secret")
        await page.goto(address + "/dm")
        await expect(page.get_by_text("this is your hand").last).to_be_visible()
        seen = await shot(page, tmp_path / "direct.png")
        assert len(seen.getcolors(seen.width * seen.height) or ()) > 1000
        await page.get_by_role("button", name="Bob", exact=True).last.click()
        await expect(page.get_by_text("Your death order: Bob").last).to_be_visible()
        game = await stage.bot.desk.host.look(stage.table)
        assert "1 order order:bob" in [str(answer) for answer in game.table.journal]

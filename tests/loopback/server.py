"""A Discord on a loopback address: SimCord's model of it behind real sockets, with what SimCord lacks.

Rate limits, answers that get lost after the deed, pictures over a limit, posts made once by an enforced nonce, gateway sessions
that are resumed. It is meant for an unmodified discord.py whose addresses point here.
"""

import io
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Self

import discord
import yarl
from aiohttp import web
from discord.gateway import DiscordWebSocket
from simcord.backend import Backend, serializers
from simcord.backend.errors import BackendError
from simcord.http import router

from tests.loopback.gateway import Gateway

API = "/api/v10"
ROOM = {"X-RateLimit-Limit": "50", "X-RateLimit-Remaining": "49", "X-RateLimit-Reset-After": "0.05"}
"""Headers of every answer, as Discord's: without them discord.py lets requests wait for half a minute after one was given up."""
MESSAGES = re.compile(r"/channels/(\d+)/messages")


@dataclass
class Fault:
    """What happens to the next requests of that kind: instead of the deed, or, with `after`, though it is done."""

    method: str
    path: str
    status: int
    body: Mapping[str, Any] = field(default_factory=dict)
    headers: Mapping[str, str] = field(default_factory=dict)
    after: bool = False
    times: int = 1

    def fits(self, method: str, path: str) -> bool:
        """Whether a request meets it."""
        return self.times > 0 and method == self.method and re.fullmatch(self.path, path) is not None


def limited(method: str, path: str, seconds: float) -> Fault:
    """A rate limit: discord.py believes it only with the header `Via`."""
    body = {"message": "You are being rate limited.", "retry_after": seconds, "global": False}
    return Fault(method, path, 429, body, {"Retry-After": str(seconds), "Via": "1.1 here"})


class Loopback:
    """The server. `limit` is the largest upload in bytes; `watch` hears of each request before and after its deed, and may prevent it."""

    def __init__(self) -> None:
        self.backend = Backend()
        self.faults: list[Fault] = []
        self.limit = 10 * 1024 * 1024
        self.requests: list[tuple[str, str, int]] = []
        self.nonces: dict[tuple[str, str], int] = {}
        self.wrong: list[str] = []
        self.watch: Callable[[str, str, bool], bool] = lambda method, path, done: False
        self.gateway: Gateway
        self._runner: web.AppRunner

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=64 * 1024 * 1024)
        app.router.add_route("*", API + "/{path:.*}", self._rest)
        app.router.add_get("/gateway/", self._connect)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.port: int = self._runner.addresses[0][1]
        self.gateway = Gateway(self.backend, f"ws://127.0.0.1:{self.port}/gateway/")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.gateway.stop()
        await self._runner.cleanup()

    def count(self, method: str, path: str, status: int = 200) -> int:
        """How many requests there were of that kind with that answer."""
        return sum(each[0] == method and re.fullmatch(path, each[1]) is not None and each[2] == status for each in self.requests)

    async def _connect(self, request: web.Request) -> web.StreamResponse:
        return await self.gateway.connect(request)

    async def _rest(self, request: web.Request) -> web.Response:
        method, path = request.method, request.path.removeprefix(API)
        body, files = await _read(request)
        fault = next((each for each in self.faults if each.fits(method, path)), None)
        if fault is not None:
            fault.times -= 1
        if fault is None or fault.after:
            if self.watch(method, path, False):
                return web.Response(status=500)
            status, answer = self._done(method, path, body, files, dict(request.query))
            self.watch(method, path, True)
        if fault is not None:
            status, answer = fault.status, dict(fault.body)
        self.requests.append((method, path, status))
        if status == 204:
            return web.Response(status=status, headers=ROOM)
        headers = {"Content-Type": "application/json"} | dict(fault.headers if fault else ROOM)
        return web.Response(status=status, body=json.dumps(answer).encode(), headers=headers)

    def _done(self, method: str, path: str, body: Any, files: list[discord.File], params: dict[str, str]) -> tuple[int, Any]:
        """The status and the answer of a request."""
        if sum(len(file.fp.getbuffer()) for file in files if isinstance(file.fp, io.BytesIO)) > self.limit:
            return 413, {"code": 40005, "message": "Request entity too large"}
        once = (path, str(body.get("nonce"))) if isinstance(body, dict) and body.get("enforce_nonce") else None
        if once in self.nonces:
            return 200, self._message(path, self.nonces[once])
        try:
            answer = router.dispatch(self.backend, method, path, json=body, params=params, files=files)
        except (router.RouteNotImplemented, router.UnsupportedField) as error:
            self.wrong.append(f"{method} {path}: {error}")
            return 501, error.to_json()
        except BackendError as error:
            return error.status, error.to_json()
        if once is not None:
            self.nonces[once] = int(answer["id"])
        return (204, None) if answer is None else (200, answer)

    def _message(self, path: str, message: int) -> Any:
        found = MESSAGES.fullmatch(path)
        assert found is not None
        return serializers.message_payload(self.backend, self.backend.messages[int(found[1])][message])


async def _read(request: web.Request) -> tuple[Any, list[discord.File]]:
    """The JSON of a request and the files that come with it."""
    if not request.content_type.startswith("multipart/"):
        text = await request.text()
        return (json.loads(text) if text else None), []
    body: Any = None
    files: list[discord.File] = []
    form = await request.post()
    for name, value in form.items():
        if name == "payload_json":
            body = json.loads(value if isinstance(value, str) else b"")
        elif isinstance(value, web.FileField):
            files.append(discord.File(io.BytesIO(value.file.read()), value.filename))
    for file, about in zip(files, (body or {}).get("attachments", [])[-len(files) :] if files else [], strict=False):
        file.description = about.get("description")
    return body, files


def point_here(port: int) -> None:
    """Let discord.py of this process talk to a server on this machine."""
    discord.http.Route.BASE = f"http://127.0.0.1:{port}{API}"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://127.0.0.1:{port}/gateway/")
    discord.Asset.BASE = f"http://127.0.0.1:{port}/assets"

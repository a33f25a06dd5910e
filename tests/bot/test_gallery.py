"""The gallery as files."""

from pathlib import Path

import pytest
from PIL import Image

from bot import gallery


@pytest.mark.parametrize(("more", "form"), [([], "JPEG"), (["--png"], "PNG")])
def test_samples_become_files(
    more: list[str], form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(gallery, "samples", lambda: iter([("board", Image.new("RGB", (30, 20))), ("lobby", Image.new("RGB", (10, 10)))]))
    assert gallery.main([str(tmp_path / "new"), *more]) == 0
    paths = sorted((tmp_path / "new").iterdir())
    assert [path.stem for path in paths] == ["board", "lobby"]
    with Image.open(paths[0]) as image:
        assert (image.format, image.size) == (form, (30, 20))
    assert [line.split(" ", 1)[1][:7] for line in capsys.readouterr().out.splitlines()] == ["30 x 20", "10 x 10"]

"""Gateway sessions over real sockets: hello, identify, heartbeats, events in order, and resumption of what was missed."""

import asyncio
import contextlib
import json
from collections.abc import Mapping, Sequence
from typing import Any

import discord
from aiohttp import WSMsgType, web
from simcord import intents
from simcord.backend import Backend, serializers

HELLO, DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, ACK = 10, 0, 1, 2, 6, 7, 9, 11


class Session:
    """One client's session: all its events, and the socket it listens on now."""

    def __init__(self, id_: str, wanted: discord.Intents) -> None:
        self.id, self.intents = id_, wanted
        self.events: list[str] = []
        self.sent = 0
        self.socket: web.WebSocketResponse | None = None
        self.news = asyncio.Event()

    def add(self, event: str, data: Mapping[str, Any]) -> None:
        """An event that the client shall have, now or when it resumes."""
        gate = intents.required_intent(event, data)
        if gate is None or getattr(self.intents, gate):
            text = json.dumps({"op": DISPATCH, "t": event, "s": len(self.events) + 1, "d": data})
            self.events.append(text)
            self.news.set()

    async def pump(self, socket: web.WebSocketResponse) -> None:
        """Send whatever there is, in order, until the socket is another's."""
        self.socket = socket
        while self.socket is socket and not socket.closed:
            self.news.clear()
            with contextlib.suppress(ConnectionError):  # the client is gone: it may resume
                while self.sent < len(self.events) and not socket.closed:
                    self.sent += 1
                    await socket.send_str(self.events[self.sent - 1])
            await self.news.wait()


class Gateway:
    """All sessions. `open`: whether connections are taken; `outage`: servers that are not there for now."""

    def __init__(self, backend: Backend, url: str) -> None:
        self._backend, self._url = backend, url
        self.sessions: list[Session] = []
        self.open = True
        self.outage: set[int] = set()
        self.identified = self.resumed = self.refused = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._transports: set[asyncio.Transport] = set()
        backend.subscribers.append(self._emit)

    @property
    def live(self) -> Sequence[Session]:
        """The sessions somebody listens to."""
        return [session for session in self.sessions if session.socket is not None and not session.socket.closed]

    async def connect(self, request: web.Request) -> web.StreamResponse:
        """A client connects."""
        if not self.open:
            self.refused += 1
            return web.Response(status=503)
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        assert isinstance(request.transport, asyncio.Transport)
        self._transports.add(request.transport)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": 40_000}})
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                await self._heard(socket, json.loads(message.data))
        return socket

    def cut(self) -> None:
        """Every connection is lost without a word; sessions stay and can be resumed."""
        for transport in self._transports:
            transport.abort()
        self._transports.clear()
        for session in self.sessions:
            session.socket = None
            session.news.set()

    async def drop(self, code: int = 4000) -> None:
        """Close every connection; sessions stay and can be resumed."""
        for session in self.live:
            assert session.socket is not None
            await session.socket.close(code=code)
            session.news.set()

    async def tell(self, op: int, data: object = None) -> None:
        """Say something to every client that is no event."""
        for session in self.live:
            assert session.socket is not None
            await session.socket.send_json({"op": op, "d": data})

    async def stop(self) -> None:
        """Nobody is served any more."""
        self.cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _emit(self, event: str, payload: Mapping[str, Any]) -> None:
        for session in self.sessions:
            session.add(event, payload)

    async def _heard(self, socket: web.WebSocketResponse, said: Mapping[str, Any]) -> None:
        if said["op"] == HEARTBEAT:
            await socket.send_json({"op": ACK, "d": None})
        elif said["op"] == IDENTIFY:
            self._serve(self._identify(said["d"]), socket)
        elif said["op"] == RESUME:
            await self._resume(socket, said["d"])

    async def _resume(self, socket: web.WebSocketResponse, said: Mapping[str, Any]) -> None:
        session = next((each for each in self.sessions if each.id == said["session_id"]), None)
        if session is None:
            await socket.send_json({"op": INVALID, "d": False})
            return
        self.resumed += 1
        session.sent = said["seq"]
        session.add("RESUMED", {})
        self._serve(session, socket)

    def _serve(self, session: Session, socket: web.WebSocketResponse) -> None:
        session.news.set()
        task = asyncio.ensure_future(session.pump(socket))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _identify(self, said: Mapping[str, Any]) -> Session:
        """A new session, which is told who it is and where."""
        self.identified += 1
        session = Session(f"session-{len(self.sessions)}", discord.Intents._from_value(said["intents"]))
        self.sessions.append(session)
        guilds = list(self._backend.guilds.values())
        ready: dict[str, Any] = {
            "v": 10,
            "user": dict(serializers.user_payload(self._backend.bot_user)),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self._url,
            "application": {"id": str(self._backend.application_id), "flags": 0},
        }
        session.add("READY", ready)
        for guild in guilds:
            if guild.id not in self.outage:
                payload: dict[str, Any] = json.loads(json.dumps(serializers.guild_create_payload(self._backend, guild)))
                intents.prune_guild_create(payload, session.intents, self._backend.bot_user.id)
                session.add("GUILD_CREATE", payload)
        return session

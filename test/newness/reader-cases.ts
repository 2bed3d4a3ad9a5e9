/** Everyday changes by readers who had not seen the code; the last of each language were wrong once. */
import type { ComplaintCase } from "./complaint-cases.ts";

const strict = `{"compilerOptions":{"strict":true,"target":"es2022","module":"esnext","moduleResolution":"bundler"}}`;

export const readerCases = {
  python: [
    {
      name: "match-guard-added-in-versions-dropped-in-branches",
      says: "versions.py gets the missing None check (old finding mended)",
      base: {
        "versions.py": `import re
from dataclasses import dataclass

VERSION = re.compile(r"v?([0-9]+)[.]([0-9]+)")


@dataclass
class Version:
    major: int
    minor: int


def parse_version(text: str) -> Version:
    found = VERSION.match(text)
    return Version(int(found.group(1)), 0)


def newest(tags: list[str]) -> Version:
    versions = [parse_version(tag) for tag in tags]
    return max(versions, key=lambda v: (v.major, v.minor))


def render(version: Version) -> bytes:
    return f"{version.major}.{version.minor}"
`,
        "branches.py": `import re

TICKET = re.compile(r"(feature|fix)/([A-Z]+-[0-9]+)")


def ticket_of(branch: str) -> str:
    found = TICKET.match(branch)
    if found is None:
        return ""
    return found.group(2)


def tickets(branches: list[str]) -> list[str]:
    return sorted({ticket_of(b) for b in branches} - {""})
`,
      },
      head: {
        "versions.py": `import re
from dataclasses import dataclass

VERSION = re.compile(r"v?([0-9]+)[.]([0-9]+)")


@dataclass
class Version:
    major: int
    minor: int


def parse_version(text: str) -> Version:
    found = VERSION.match(text)
    if found is None:
        raise ValueError(f"not a version: {text}")
    return Version(int(found.group(1)), int(found.group(2)))


def newest(tags: list[str]) -> Version:
    versions = [parse_version(tag) for tag in tags]
    return max(versions, key=lambda v: (v.major, v.minor))


def render(version: Version) -> bytes:
    return f"{version.major}.{version.minor}"
`,
        "branches.py": `import re

TICKET = re.compile(r"(feature|fix)/([A-Z]+-[0-9]+)")


def ticket_of(branch: str) -> str:
    return TICKET.match(branch).group(2)


def tickets(branches: list[str]) -> list[str]:
    return sorted({ticket_of(b) for b in branches})
`,
      },
      counts: { base: 2, head: 2, "new": 1 },
      truth: ["branches.py:7 reportOptionalMemberAccess attribute"],
    },
    {
      name: "subject-given-but-reply-to-became-required",
      says: 'the call in remind() lacked "subject" (old, now given)',
      base: {
        "mailer.py": `"""Outgoing mail."""

OUTBOX: list[dict[str, str]] = []


def send(to: str, subject: str, body: str) -> None:
    OUTBOX.append({"to": to, "subject": subject, "body": body})


def outbox_size() -> str:
    return len(OUTBOX)


def welcome(to: str) -> None:
    send(to, subject="Welcome", body="Nice to have you here.")


def remind(to: str, days: int) -> None:
    if days <= 0:
        return
    send(to, body=f"Your trial ends in {days} days.")


def flush() -> int:
    count = len(OUTBOX)
    OUTBOX.clear()
    return count
`,
      },
      head: {
        "mailer.py": `"""Outgoing mail."""

OUTBOX: list[dict[str, str]] = []
SUPPORT = "support@example.org"


def send(to: str, subject: str, body: str, *, reply_to: str) -> None:
    OUTBOX.append({"to": to, "subject": subject, "body": body, "reply-to": reply_to})


def outbox_size() -> str:
    return len(OUTBOX)


def welcome(to: str) -> None:
    send(to, subject="Welcome", body="Nice to have you here.")


def remind(to: str, days: int) -> None:
    if days <= 0:
        return
    send(to, subject="Your trial", body=f"Your trial ends in {days} days.")


def bounce(to: str) -> None:
    send(to, "Undelivered", "Your mail came back.", reply_to=SUPPORT)


def flush() -> int:
    count = len(OUTBOX)
    OUTBOX.clear()
    return count
`,
      },
      counts: { base: 2, head: 3, "new": 2 },
      truth: ["mailer.py:16 reportCallIssue parameter", "mailer.py:22 reportCallIssue parameter"],
    },
    {
      name: "csv-override-fixed-json-override-broken",
      says: "csvExporter.export is brought in line with the base class (old finding mended)",
      base: {
        "exporters.py": `import json
from typing import Any


class Exporter:
    extension: str = ".txt"

    def export(self, rows: list[dict[str, Any]]) -> str:
        raise NotImplementedError


class CsvExporter(Exporter):
    extension = ".csv"

    def export(self, rows: list[dict[str, Any]], delimiter: str) -> str:
        lines = [delimiter.join(str(v) for v in row.values()) for row in rows]
        return "/".join(lines)


class JsonExporter(Exporter):
    extension = ".json"

    def export(self, rows: list[dict[str, Any]]) -> str:
        return json.dumps(rows, indent=2)


class XmlExporter(Exporter):
    extension = None

    def export(self, rows: list[dict[str, Any]]) -> str:
        return "<rows>" + str(len(rows)) + "</rows>"
`,
      },
      head: {
        "exporters.py": `import json
from typing import Any


class Exporter:
    extension: str = ".txt"

    def export(self, rows: list[dict[str, Any]]) -> str:
        raise NotImplementedError


class CsvExporter(Exporter):
    extension = ".csv"

    def __init__(self, delimiter: str = ",") -> None:
        self.delimiter = delimiter

    def export(self, rows: list[dict[str, Any]]) -> str:
        lines = [self.delimiter.join(str(v) for v in row.values()) for row in rows]
        return "/".join(lines)


class JsonExporter(Exporter):
    extension = ".json"

    def export(self, rows: list[dict[str, Any]], indent: int) -> str:
        return json.dumps(rows, indent=indent)


class XmlExporter(Exporter):
    extension = None

    def export(self, rows: list[dict[str, Any]]) -> str:
        return "<rows>" + str(len(rows)) + "</rows>"
`,
      },
      counts: { base: 2, head: 2, "new": 1 },
      truth: ["exporters.py:26 reportIncompatibleMethodOverride incompatible"],
    },
    {
      name: "conn-unbound-mended-in-load-made-in-save",
      says: "load() used conn in finally although connect may have failed (mended)",
      base: {
        "repo.py": `import sqlite3


def first(items: list[str]) -> str | None:
    return items[0] if items else None


def load(path: str) -> list[tuple[int, str]]:
    try:
        conn = sqlite3.connect(path)
        return conn.execute("select id, name from item").fetchall()
    finally:
        conn.close()


def save(path: str, names: list[str]) -> None:
    conn = sqlite3.connect(path)
    try:
        for name in names:
            conn.execute("insert into item (name) values (?)", (name,))
        conn.commit()
    finally:
        conn.close()


def headline(names: list[str]) -> str:
    return first(names).upper()
`,
      },
      head: {
        "repo.py": `import logging
import sqlite3

log = logging.getLogger(__name__)


def first(items: list[str]) -> str | None:
    return items[0] if items else None


def load(path: str) -> list[tuple[int, str]]:
    conn = sqlite3.connect(path)
    try:
        return conn.execute("select id, name from item").fetchall()
    finally:
        conn.close()


def save(path: str, names: list[str]) -> None:
    try:
        conn = sqlite3.connect(path)
        for name in names:
            conn.execute("insert into item (name) values (?)", (name,))
        conn.commit()
    except sqlite3.Error:
        log.exception("cannot save %d names", len(names))
        raise
    finally:
        conn.close()


def headline(names: list[str]) -> str:
    return first(names).upper()
`,
      },
      counts: { base: 2, head: 2, "new": 1 },
      truth: ["repo.py:29 reportPossiblyUnboundVariable possibly"],
    },
    {
      name: "retrys-typo-mended-in-get-repeated-in-upload",
      says: "the misspelt self.retrys in get() is corrected",
      base: {
        "client.py": `import time


class HttpClient:
    def __init__(self, base: str, retries: int = 3) -> None:
        self.base = base
        self.retries = retries
        self.session: list[str] = []

    def url(self, path: str) -> str:
        return f"{self.base}/{path}"

    def get(self, path: str) -> str:
        for attempt in range(self.retrys):
            try:
                return self._send("GET", path)
            except ConnectionError:
                time.sleep(2**attempt)
        raise TimeoutError(path)

    def _send(self, verb: str, path: str) -> str:
        self.session.append(verb)
        return self.url(path)

    def close(self) -> None:
        self.sesion.clear()
`,
      },
      head: {
        "client.py": `import time


class HttpClient:
    def __init__(self, base: str, retries: int = 3) -> None:
        self.base = base
        self.retries = retries
        self.session: list[str] = []

    def url(self, path: str) -> str:
        return f"{self.base}/{path}"

    def get(self, path: str) -> str:
        for attempt in range(self.retries):
            try:
                return self._send("GET", path)
            except ConnectionError:
                time.sleep(2**attempt)
        raise TimeoutError(path)

    def upload(self, path: str, chunks: list[bytes]) -> int:
        failures = 0
        for chunk in chunks:
            try:
                self._send("PUT", f"{path}?size={len(chunk)}")
            except ConnectionError:
                failures += 1
                if failures > self.retrys:
                    raise
        return len(chunks) - failures

    def _send(self, verb: str, path: str) -> str:
        self.session.append(verb)
        return self.url(path)

    def close(self) -> None:
        self.sesion.clear()
`,
      },
      counts: { base: 2, head: 2, "new": 1 },
      truth: ["client.py:28 reportAttributeAccessIssue HttpClient"],
    },
    {
      name: "email-key-guarded-in-signature-unguarded-in-digest",
      says: 'signature() now asks whether "email" is there (mended)',
      base: {
        "people.py": `from typing import NotRequired, TypedDict


class Person(TypedDict):
    name: str
    email: NotRequired[str]
    phone: NotRequired[str]


def signature(person: Person) -> str:
    return person["name"] + " <" + person["email"] + ">"


def phone_line(person: Person) -> str:
    return "Tel. " + person["phone"]


def digest(people: list[Person]) -> dict[str, str]:
    result: dict[str, str] = {}
    for person in people:
        address = person.get("email")
        if address is not None:
            result[person["name"]] = address
    return result
`,
      },
      head: {
        "people.py": `from typing import NotRequired, TypedDict


class Person(TypedDict):
    name: str
    email: NotRequired[str]
    phone: NotRequired[str]


def signature(person: Person) -> str:
    if "email" not in person:
        return person["name"]
    return person["name"] + " <" + person["email"] + ">"


def phone_line(person: Person) -> str:
    return "Tel. " + person["phone"]


def digest(people: list[Person]) -> dict[str, str]:
    return {person["name"]: person["email"] for person in people}
`,
      },
      counts: { base: 2, head: 2, "new": 1 },
      truth: ["people.py:21 reportTypedDictNotRequiredAccess TypedDict"],
    },
    {
      name: "env-int-fixed-for-port-broken-for-timeout",
      says: "port() now converts (old return-type finding mended)",
      base: {
        "settings.py": `import os


def center(text: str, width: int) -> str:
    return text.center(width)


def port() -> int:
    return os.environ.get("APP_PORT")


def timeout() -> int:
    raw = os.environ.get("APP_TIMEOUT")
    return int(raw) if raw else 30


def debug() -> bool:
    return os.environ.get("APP_DEBUG", "") == "1"


def banner() -> str:
    return center(os.environ.get("APP_NAME"), 40)
`,
      },
      head: {
        "settings.py": `import os


def center(text: str, width: int) -> str:
    return text.center(width)


def banner() -> str:
    return center(os.environ.get("APP_NAME"), 40)


def port() -> int:
    """The port to listen on; 8080 unless APP_PORT says otherwise."""
    return int(os.environ.get("APP_PORT", "8080"))


def timeout() -> int:
    """Seconds to wait for a backend."""
    return os.environ.get("APP_TIMEOUT")


def debug() -> bool:
    return os.environ.get("APP_DEBUG", "") == "1"
`,
      },
      counts: { base: 2, head: 2, "new": 1 },
      truth: ["settings.py:19 reportReturnType assignable"],
    },
    {
      name: "memory-store-gets-get-but-close-becomes-abstract",
      says: "memoryStore() could not be made for want of get (mended in this change)",
      base: {
        "stores.py": `from abc import ABC, abstractmethod


class Store(ABC):
    @abstractmethod
    def get(self, key: str) -> str: ...

    @abstractmethod
    def put(self, key: str, value: str) -> None: ...

    def size(self) -> int:
        return "0"


class MemoryStore(Store):
    def __init__(self) -> None:
        self.data: dict[str, str] = {}

    def put(self, key: str, value: str) -> None:
        self.data[key] = value
`,
        "app.py": `from stores import MemoryStore, Store


def open_store() -> Store:
    return MemoryStore()


def greet(store: Store, name: str) -> str:
    store.put("last", name)
    return "Hello " + name
`,
      },
      head: {
        "stores.py": `from abc import ABC, abstractmethod


class Store(ABC):
    @abstractmethod
    def get(self, key: str) -> str: ...

    @abstractmethod
    def put(self, key: str, value: str) -> None: ...

    @abstractmethod
    def close(self) -> None: ...

    def size(self) -> int:
        return "0"


class MemoryStore(Store):
    def __init__(self) -> None:
        self.data: dict[str, str] = {}

    def get(self, key: str) -> str:
        return self.data[key]

    def put(self, key: str, value: str) -> None:
        self.data[key] = value
`,
      },
      counts: { base: 2, head: 2, "new": 1 },
      truth: ["app.py:5 reportAbstractUsage instantiate"],
    },
    {
      name: "sizes-become-floats-in-a-wrong-argument",
      says: "publish() was given a dict where it wants a list",
      base: {
        "usage.py": `from pathlib import Path


def publish(lines: list[str]) -> int:
    for line in lines:
        print(line)
    return len(lines)


def sizes(folder: Path) -> dict[str, int]:
    result: dict[str, int] = {}
    for entry in folder.iterdir():
        if entry.is_file():
            result[entry.name] = entry.stat().st_size
    return result


def report(folder: Path) -> int:
    found = sizes(folder)
    return publish(found)
`,
      },
      head: {
        "usage.py": `from pathlib import Path

MEGA = 1024 * 1024


def publish(lines: list[str]) -> int:
    for line in lines:
        print(line)
    return len(lines)


def sizes(folder: Path) -> dict[str, float]:
    """Size of each file in megabytes."""
    result: dict[str, float] = {}
    for entry in folder.iterdir():
        if entry.is_file():
            result[entry.name] = entry.stat().st_size / MEGA
    return result


def report(folder: Path) -> int:
    found = sizes(folder)
    return publish(found)
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "user-renamed-account-and-resp-renamed-response",
      says: "class User becomes Account and the local resp becomes response",
      base: {
        "users.py": `from dataclasses import dataclass
from urllib.request import urlopen


@dataclass
class User:
    login: str
    full_name: str


def make_user(login: str, full_name: str = None) -> User:
    return User(login, full_name or login)


def label(user: User) -> str:
    return f"{user.nickname} ({user.login})"


def avatar(user: User, hosts: list[str]) -> bytes:
    for host in hosts:
        resp = urlopen(f"https://{host}/{user.login}.png")
        if resp.status == 200:
            break
    return resp.read()
`,
      },
      head: {
        "users.py": `from dataclasses import dataclass
from urllib.request import urlopen


@dataclass
class Account:
    login: str
    display_name: str


def make_account(login: str, display_name: str = None) -> Account:
    return Account(login, display_name or login)


def label(account: Account) -> str:
    return f"{account.nickname} ({account.login})"


def avatar(account: Account, hosts: list[str]) -> bytes:
    for host in hosts:
        response = urlopen(f"https://{host}/{account.login}.png")
        if response.status == 200:
            break
    return response.read()
`,
      },
      counts: { base: 3, head: 3, "new": 0 },
      truth: [],
    },
    {
      name: "port-parameter-widened-to-optional",
      says: "listen() was called with a text port",
      base: {
        "server.py": `import socket


def listen(host: str, port: int) -> socket.socket:
    sock = socket.socket()
    sock.bind((host, port))
    sock.listen()
    return sock


def main(argv: list[str]) -> int:
    host = argv[1] if len(argv) > 1 else "127.0.0.1"
    sock = listen(host, argv[2])
    print("listening on", sock.getsockname())
    return 0


def self_test() -> bool:
    sock = listen("localhost", "0")
    sock.close()
    return True
`,
      },
      head: {
        "server.py": `import socket

DEFAULT_PORT = 8080


def listen(host: str, port: int | None = None) -> socket.socket:
    sock = socket.socket()
    sock.bind((host, DEFAULT_PORT if port is None else port))
    sock.listen()
    return sock


def main(argv: list[str]) -> int:
    host = argv[1] if len(argv) > 1 else "127.0.0.1"
    sock = listen(host, argv[2])
    print("listening on", sock.getsockname())
    return 0


def self_test() -> bool:
    sock = listen("localhost", "0")
    sock.close()
    return True
`,
      },
      counts: { base: 2, head: 2, "new": 0 },
      truth: [],
    },
    {
      name: "heading-extracted-from-method-into-function",
      says: "the line with the misspelt titel leaves the method for a module function: the message says Report instead of Report*, the expression is the same",
      base: {
        "report.py": `class Report:
    def __init__(self, title: str, rows: list[list[str]]) -> None:
        self.title = title
        self.rows = rows

    def width(self) -> int:
        return max(len(" ".join(row)) for row in self.rows)

    def render(self) -> str:
        bar = "=" * self.width()
        heading = self.titel.upper().center(self.width())
        parts = [bar, heading, bar]
        for row in self.rows:
            parts.append(" ".join(row))
        return "/".join(parts)

    def save(self, path: str) -> None:
        with open(path, "wb") as out:
            out.write(self.render())
`,
      },
      head: {
        "report.py": `def _heading(report: "Report") -> list[str]:
    width = report.width()
    bar = "=" * width
    return [bar, report.titel.upper().center(width), bar]


class Report:
    def __init__(self, title: str, rows: list[list[str]]) -> None:
        self.title = title
        self.rows = rows

    def width(self) -> int:
        return max(len(" ".join(row)) for row in self.rows)

    def render(self) -> str:
        parts = _heading(self)
        for row in self.rows:
            parts.append(" ".join(row))
        return "/".join(parts)

    def save(self, path: str) -> None:
        with open(path, "wb") as out:
            out.write(self.render())
`,
      },
      counts: { base: 2, head: 2, "new": 0 },
      truth: [],
    },
    {
      name: "magic-values-given-names-in-a-presets-class",
      says: 'the literal "200" passed as a width becomes Presets.thumb_width',
      base: {
        "images.py": `from dataclasses import dataclass


@dataclass
class Image:
    width: int
    height: int
    quality: int = 90


def resize(image: Image, width: int) -> Image:
    factor = width / image.width
    return Image(width, round(image.height * factor), image.quality)


def recompress(image: Image, quality: int) -> Image:
    return Image(image.width, image.height, quality)


def thumbnail(image: Image) -> Image:
    return resize(image, "200")


def preview(image: Image) -> Image:
    small = resize(image, 800)
    return recompress(small, 0.7)
`,
      },
      head: {
        "images.py": `from dataclasses import dataclass


class Presets:
    thumb_width = "200"
    preview_width = 800
    preview_quality = 0.7


@dataclass
class Image:
    width: int
    height: int
    quality: int = 90


def resize(image: Image, width: int) -> Image:
    factor = width / image.width
    return Image(width, round(image.height * factor), image.quality)


def recompress(image: Image, quality: int) -> Image:
    return Image(image.width, image.height, quality)


def thumbnail(image: Image) -> Image:
    return resize(image, Presets.thumb_width)


def preview(image: Image) -> Image:
    small = resize(image, Presets.preview_width)
    return recompress(small, Presets.preview_quality)
`,
      },
      counts: { base: 2, head: 2, "new": 0 },
      truth: [],
    },
    {
      name: "missing-members-and-arguments-partly-supplied",
      says: 'two of three abstract methods get written and one of two missing arguments gets passed: both messages name fewer things, and what is left was missing before (status was the "1 more" that the message of base did not spell out)',
      base: {
        "plugins.py": `from abc import ABC, abstractmethod


class Plugin(ABC):
    @abstractmethod
    def start(self) -> None: ...

    @abstractmethod
    def stop(self) -> None: ...

    @abstractmethod
    def status(self) -> str: ...


class Metrics(Plugin):
    def __init__(self) -> None:
        self.running = False


def register(name: str, plugin: Plugin, priority: int, group: str) -> None:
    print(name, plugin, priority, group)


def setup() -> None:
    metrics = Metrics()
    register("metrics", metrics)
`,
      },
      head: {
        "plugins.py": `from abc import ABC, abstractmethod


class Plugin(ABC):
    @abstractmethod
    def start(self) -> None: ...

    @abstractmethod
    def stop(self) -> None: ...

    @abstractmethod
    def status(self) -> str: ...


class Metrics(Plugin):
    def __init__(self) -> None:
        self.running = False

    def start(self) -> None:
        self.running = True

    def stop(self) -> None:
        self.running = False


def register(name: str, plugin: Plugin, priority: int, group: str) -> None:
    print(name, plugin, priority, group)


def setup() -> None:
    metrics = Metrics()
    register("metrics", metrics, priority=10)
`,
      },
      counts: { base: 2, head: 2, "new": 0 },
      truth: [],
    },
    {
      name: "slugs-moved-to-textutils-and-parameter-renamed",
      says: "slug() and its helper move from blog.py to textutils.py, a parameter is renamed on the way (and with it the words of the argument finding in blog.py)",
      base: {
        "blog.py": `import re


def clip(text: str, limit: int) -> str:
    return text if len(text) <= limit else text[:limit] + "..."


def slug(title: str) -> str:
    word = re.search(r"[a-z0-9-]+", title.lower())
    return word.group(0)[:40]


def slugs(titles: list[str]) -> set[str]:
    return [slug(title) for title in titles]


def teaser(title: str, body: str) -> str:
    return f"<a href='{slug(title)}'>{clip(body, '120')}</a>"
`,
      },
      head: {
        "textutils.py": `"""Helpers for text, shared by blog and shop."""

import re


def clip(text: str, max_length: int) -> str:
    return text if len(text) <= max_length else text[:max_length] + "..."


def slug(title: str) -> str:
    word = re.search(r"[a-z0-9-]+", title.lower())
    return word.group(0)[:40]


def slugs(titles: list[str]) -> set[str]:
    return [slug(title) for title in titles]
`,
        "blog.py": `from textutils import clip, slug


def teaser(title: str, body: str) -> str:
    return f"<a href='{slug(title)}'>{clip(body, '120')}</a>"
`,
      },
      counts: { base: 3, head: 3, "new": 0 },
      truth: [],
    },
    {
      name: "early-return-with-the-condition-turned-round",
      says: "author_line() is flattened to an early return, but the condition is turned round, so the None branch reads .name: new",
      base: {
        "bylines.py": `from dataclasses import dataclass


@dataclass
class Person:
    name: str
    mail: str


@dataclass
class Article:
    title: str
    author: Person | None = None
    editor: Person | None = None


def author_line(article: Article) -> str:
    author = article.author
    if author is None:
        return "by our staff"
    else:
        return "by " + author.name


def editor_line(article: Article) -> str:
    editor = article.editor
    if article.title:
        return "edited by " + editor.name
    else:
        return ""


def byline(article: Article) -> str:
    return author_line(article) + ", " + editor_line(article)
`,
      },
      head: {
        "bylines.py": `from dataclasses import dataclass


@dataclass
class Person:
    name: str
    mail: str


@dataclass
class Article:
    title: str
    author: Person | None = None
    editor: Person | None = None


def author_line(article: Article) -> str:
    author = article.author
    if author is not None:
        return "by our staff"
    return "by " + author.name


def editor_line(article: Article) -> str:
    editor = article.editor
    if not article.title:
        return ""
    return "edited by " + editor.name


def byline(article: Article) -> str:
    return author_line(article) + ", " + editor_line(article)
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["bylines.py:21 reportAttributeAccessIssue attribute"],
    },
    {
      name: "report-cache-swapped-for-session-without-ttl",
      says: "store_report() switches from cache.put to session.set, which has no ttl: new",
      base: {
        "web.py": `class Cache:
    def __init__(self) -> None:
        self.items: dict[str, tuple[object, int]] = {}

    def put(self, key: str, value: object, ttl: int) -> None:
        self.items[key] = (value, ttl)


class Session:
    def __init__(self) -> None:
        self.items: dict[str, object] = {}

    def set(self, key: str, value: object) -> None:
        self.items[key] = value


def remember(session: Session, user_id: int) -> None:
    session.set("user", user_id, ttl=3600)


def store_report(cache: Cache, session: Session, rows: list[str]) -> None:
    text = ", ".join(rows)
    session.set("rows", len(rows))
    cache.put("report", text, ttl=600)


def forget_all(cache: Cache, session: Session) -> None:
    cache.items.clear()
    session.clear()
`,
      },
      head: {
        "web.py": `class Cache:
    def __init__(self) -> None:
        self.items: dict[str, tuple[object, int]] = {}

    def put(self, key: str, value: object, ttl: int) -> None:
        self.items[key] = (value, ttl)


class Session:
    def __init__(self) -> None:
        self.items: dict[str, object] = {}

    def set(self, key: str, value: object) -> None:
        self.items[key] = value


def remember(session: Session, user_id: int) -> None:
    session.set("user", user_id)


def store_report(session: Session, rows: list[str]) -> None:
    session.set("rows", len(rows))
    session.set("report", ", ".join(rows), ttl=600)


def forget_all(cache: Cache, session: Session) -> None:
    cache.items.clear()
    session.clear()
`,
      },
      counts: { base: 2, head: 2, "new": 1 },
      truth: ["web.py:23 reportCallIssue parameter"],
    },
    {
      name: "custmer-corrected-while-name-became-full-name",
      says: "the misspelt custmer is corrected in address_label(), but Customer.name is renamed to full_name in the same change and this reader of it is missed: another member in the same expression, new",
      base: {
        "orders.py": `from dataclasses import dataclass, field


@dataclass
class Customer:
    name: str
    city: str


@dataclass
class Order:
    number: int
    customer: Customer
    prices: list[float] = field(default_factory=list)


def address_label(order: Order) -> str:
    return f"{order.custmer.name}, {order.customer.city}"


def greeting(order: Order) -> str:
    return "Dear " + order.customer.name


def total(order: Order) -> float:
    return sum(order.price)
`,
      },
      head: {
        "orders.py": `from dataclasses import dataclass, field


@dataclass
class Customer:
    full_name: str
    city: str


@dataclass
class Order:
    number: int
    customer: Customer
    prices: list[float] = field(default_factory=list)


def address_label(order: Order) -> str:
    return f"{order.customer.name}, {order.customer.city}"


def greeting(order: Order) -> str:
    return "Dear " + order.customer.full_name


def total(order: Order) -> float:
    return sum(order.price)
`,
      },
      counts: { base: 2, head: 2, "new": 1 },
      truth: ["orders.py:18 reportAttributeAccessIssue attribute"],
    },
    {
      name: "lookup-returns-none-now-and-untouched-view-breaks",
      says: "catalog.find_book() stops raising and returns None instead",
      base: {
        "catalog.py": `from dataclasses import dataclass


@dataclass
class Book:
    isbn: str
    title: str


@dataclass
class Cover:
    title: str
    path: str


BOOKS: dict[str, Book] = {}
COVERS: dict[str, Cover] = {}


def find_book(isbn: str) -> Book:
    if isbn not in BOOKS:
        raise KeyError(isbn)
    return BOOKS[isbn]


def find_cover(isbn: str) -> Cover | None:
    return COVERS.get(isbn)
`,
        "views.py": `from catalog import find_book, find_cover


def cover(isbn: str) -> str:
    image = find_cover(isbn)
    return f"<img alt='{image.title}'>"


def detail(isbn: str) -> str:
    book = find_book(isbn)
    return f"<h1>{book.title}</h1>"


def page(isbn: str) -> str:
    return cover(isbn) + detail(isbn)
`,
      },
      head: {
        "catalog.py": `from dataclasses import dataclass


@dataclass
class Book:
    isbn: str
    title: str


@dataclass
class Cover:
    title: str
    path: str


BOOKS: dict[str, Book] = {}
COVERS: dict[str, Cover] = {}


def find_book(isbn: str) -> Book | None:
    return BOOKS.get(isbn)


def find_cover(isbn: str) -> Cover | None:
    return COVERS.get(isbn)
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["views.py:11 reportOptionalMemberAccess attribute"],
    },
    {
      name: "fetch-made-async-and-one-await-forgotten",
      says: "fetch() becomes async and its callers follow, but health() forgets the await, so .status is read from a coroutine: new",
      base: {
        "probe.py": `import time
from dataclasses import dataclass


@dataclass
class Reply:
    status: int
    body: str


def fetch(url: str) -> Reply:
    time.sleep(0.1)
    return Reply(200, url)


def probe(url: str) -> bool:
    reply = fetch(url)
    return reply.stauts == 200


def health(urls: list[str]) -> dict[str, int]:
    result: dict[str, int] = {}
    for url in urls:
        reply = fetch(url)
        result[url] = reply.status
    return result


def main() -> None:
    print(probe("https://example.org"), health(["https://example.org"]))
`,
      },
      head: {
        "probe.py": `import asyncio
from dataclasses import dataclass


@dataclass
class Reply:
    status: int
    body: str


async def fetch(url: str) -> Reply:
    await asyncio.sleep(0.1)
    return Reply(200, url)


async def probe(url: str) -> bool:
    reply = await fetch(url)
    return reply.stauts == 200


async def health(urls: list[str]) -> dict[str, int]:
    result: dict[str, int] = {}
    for url in urls:
        reply = fetch(url)
        result[url] = reply.status
    return result


async def main() -> None:
    print(await probe("https://example.org"), await health(["https://example.org"]))
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["probe.py:25 reportAttributeAccessIssue CoroutineType"],
    },
    {
      name: "py-guard-welcome-mail-and-add-reminder-mail",
      says: "send_welcome is mended",
      base: {
        "mailer.py": `from dataclasses import dataclass


@dataclass
class Account:
    id: int
    email: str
    locale: str = "en"


_ACCOUNTS: dict[int, Account] = {}


def find_account(account_id: int) -> Account | None:
    return _ACCOUNTS.get(account_id)


def render(template: str, locale: str) -> str:
    return f"[{locale}] {template}"


def send(to: str, body: str) -> None:
    print(f"to={to}: {body}")


def send_welcome(account_id: int) -> None:
    account = find_account(account_id)
    body = render("welcome", "en")
    send(account.email, body)


def send_invoice(account_id: int, amount: int) -> None:
    account = find_account(account_id)
    send(account.email, render(f"invoice: {amount}", "en"))
`,
      },
      head: {
        "mailer.py": `import logging
from dataclasses import dataclass

log = logging.getLogger(__name__)


@dataclass
class Account:
    id: int
    email: str
    locale: str = "en"


_ACCOUNTS: dict[int, Account] = {}


def find_account(account_id: int) -> Account | None:
    return _ACCOUNTS.get(account_id)


def render(template: str, locale: str) -> str:
    return f"[{locale}] {template}"


def send(to: str, body: str) -> None:
    print(f"to={to}: {body}")


def send_welcome(account_id: int) -> None:
    account = find_account(account_id)
    if account is None:
        log.warning("no account %s, welcome mail skipped", account_id)
        return
    body = render("welcome", account.locale)
    send(account.email, body)


def send_reminder(account_id: int, days: int) -> None:
    account = find_account(account_id)
    body = render(f"due in {days} days", "en")
    send(account.email, body)


def send_invoice(account_id: int, amount: int) -> None:
    account = find_account(account_id)
    send(account.email, render(f"invoice: {amount}", "en"))
`,
      },
      counts: { base: 2, head: 2, "new": 1 },
      truth: ["mailer.py:41 reportOptionalMemberAccess attribute"],
    },
    {
      name: "py-rename-client-class-and-its-result-type",
      says: "both classes, the token attribute and a local are renamed, and methods reordered: the three old findings are the same faults, two with the class's new name in the message",
      base: {
        "client.py": `from __future__ import annotations


class Reply:
    def __init__(self, status: int, text: str) -> None:
        self.status = status
        self.text = text


class ApiClient:
    def __init__(self, base_url: str) -> None:
        self.base_url = base_url
        self.token: str | None = None

    def get(self, path: str) -> Reply:
        return Reply(200, self.base_url + path)

    def header(self) -> str:
        return "Bearer " + self.token

    def describe(self) -> str:
        return f"{self.base_url} (retries: {self.max_retries})"


def ping(client: ApiClient) -> bool:
    reply = client.get("/ping")
    return reply.status_code == 200


def first_line(client: ApiClient, path: str) -> str:
    reply = client.get(path)
    return reply.text.splitlines()[0]
`,
      },
      head: {
        "client.py": `"""A small HTTP client for the billing API."""

from __future__ import annotations


class BillingResponse:
    def __init__(self, status: int, text: str) -> None:
        self.status = status
        self.text = text


class BillingClient:
    """Talks to one billing host."""

    def __init__(self, base_url: str) -> None:
        self.base_url = base_url
        self.bearer: str | None = None

    def describe(self) -> str:
        return f"{self.base_url} (retries: {self.max_retries})"

    def header(self) -> str:
        return "Bearer " + self.bearer

    def get(self, path: str) -> BillingResponse:
        return BillingResponse(200, self.base_url + path)


def ping(client: BillingClient) -> bool:
    response = client.get("/ping")
    return response.status_code == 200


def first_line(client: BillingClient, path: str) -> str:
    response = client.get(path)
    return response.text.splitlines()[0]
`,
      },
      counts: { base: 3, head: 3, "new": 0 },
      truth: [],
    },
    {
      name: "py-lookup-may-now-return-none",
      says: "lookup() returns None for a missing name now, and the untouched dispatch.py calls the result without a check: new, in a file the change does not touch",
      base: {
        "registry.py": `from typing import Callable

Handler = Callable[[dict[str, str]], str]

_HANDLERS: dict[str, Handler] = {}


def register(name: str, handler: Handler) -> None:
    _HANDLERS[name] = handler


def lookup(name: str) -> Handler:
    return _HANDLERS[name]


def names() -> list[str]:
    return sorted(_HANDLERS)
`,
        "dispatch.py": `import re

from registry import lookup, names

PATTERN = re.compile(r"^/(\\w+)\\s*(.*)$")


def command_of(line: str) -> str:
    return PATTERN.match(line).group(1)


def dispatch(line: str) -> str:
    name = command_of(line)
    if name not in names():
        return f"unknown command {name}"
    handler = lookup(name)
    return handler({"line": line})


def usage() -> str:
    return "\\n".join(f"/{name}" for name in names())
`,
      },
      head: {
        "registry.py": `from typing import Callable

Handler = Callable[[dict[str, str]], str]

_HANDLERS: dict[str, Handler] = {}
_ALIASES: dict[str, str] = {}


def register(name: str, handler: Handler, *aliases: str) -> None:
    _HANDLERS[name] = handler
    for alias in aliases:
        _ALIASES[alias] = name


def lookup(name: str) -> Handler | None:
    """The handler of a command or of an alias, None if there is none."""
    return _HANDLERS.get(_ALIASES.get(name, name))


def names() -> list[str]:
    return sorted([*_HANDLERS, *_ALIASES])
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["dispatch.py:17 reportOptionalCall Object"],
    },
    {
      name: "py-split-report-module-into-class-in-own-file",
      says: "the two functions move into methods of a class in a new file with their old findings, re-indented",
      base: {
        "report.py": `import json
from pathlib import Path


def load_rows(path: str) -> list[dict[str, float]]:
    return json.loads(Path(path).read_text())


def average(rows: list[dict[str, float]], key: str) -> float:
    values = [row.get(key) for row in rows]
    return sum(values) / len(values)


def write_summary(path: Path, rows: list[dict[str, float]]) -> int:
    text = json.dumps({"count": len(rows)})
    return path.write_text(text, encode="utf-8")


def main(source: str, target: str) -> None:
    rows = load_rows(source)
    print("average", average(rows, "price"))
    write_summary(target, rows)


if __name__ == "__main__":
    main("in.json", "out.json")
`,
      },
      head: {
        "report.py": `import sys

from summary import Summary, load_rows


def main(source: str, target: str) -> None:
    rows = load_rows(source)
    summary = Summary(rows)
    print("average", summary.average("price"))
    summary.write(target)


if __name__ == "__main__":
    main(*sys.argv[1:3])
`,
        "summary.py": `import json
from pathlib import Path


def load_rows(path: str) -> list[dict[str, float]]:
    return json.loads(Path(path).read_text())


class Summary:
    def __init__(self, rows: list[dict[str, float]]) -> None:
        self.rows = rows

    def average(self, key: str) -> float:
        values = [row.get(key) for row in self.rows]
        return sum(values) / len(values)

    def write(self, path: Path) -> int:
        text = json.dumps({"count": len(self.rows)})
        return path.write_text(text, encode="utf-8")
`,
      },
      counts: { base: 4, head: 4, "new": 0 },
      truth: [],
    },
    {
      name: "py-second-unknown-keyword-on-a-line-that-had-one",
      says: "the line had the unknown keyword time_out and keeps it (old)",
      base: {
        "jobs.py": `import subprocess


def run_tool(cmd: list[str], *, cwd: str = ".", timeout: float = 30.0) -> str:
    done = subprocess.run(cmd, cwd=cwd, timeout=timeout, capture_output=True, text=True)
    return done.stdout


def git_head(repo: str) -> str:
    return run_tool(["git", "rev-parse", "HEAD"], cwd=repo).strip()


def lint(repo: str) -> list[str]:
    out = run_tool(["flake8", "."], cwd=repo, time_out=120)
    return out.splitlines()


def unit_tests(repo: str) -> bool:
    out = run_tool(["pytest", "-q"], cwd=repo, timeout="600")
    return "failed" not in out
`,
      },
      head: {
        "jobs.py": `import subprocess

LINT_TIMEOUT = 120


def run_tool(cmd: list[str], *, cwd: str = ".", timeout: float = 30.0) -> str:
    done = subprocess.run(cmd, cwd=cwd, timeout=timeout, capture_output=True, text=True)
    return done.stdout


def git_head(repo: str) -> str:
    return run_tool(["git", "rev-parse", "HEAD"], cwd=repo).strip()


def lint(repo: str) -> list[str]:
    out = run_tool(["ruff", "check", "."], cwd=repo, time_out=LINT_TIMEOUT, env={"NO_COLOR": "1"})
    return out.splitlines()


def unit_tests(repo: str) -> bool:
    out = run_tool(["pytest", "-q", "-x"], cwd=repo, timeout="600")
    return "failed" not in out
`,
      },
      counts: { base: 2, head: 3, "new": 1 },
      truth: ["jobs.py:16 reportCallIssue parameter"],
    },
    {
      name: "unbound-body-mended-in-one-fetch-and-made-in-another",
      says: "fetch_text is mended by re-raising",
      base: {
        "client.py": `import json
import logging
from urllib.error import URLError
from urllib.request import urlopen

log = logging.getLogger(__name__)


def fetch_text(url: str) -> str:
    try:
        with urlopen(url) as response:
            body = response.read()
    except URLError as error:
        log.warning("cannot reach %s: %s", url, error)
    return body.decode("utf-8")


def fetch_status(url: str) -> int:
    with urlopen(url) as response:
        return response.status


def describe(url: str) -> str:
    return f"{url}: {fetch_status(url)}"
`,
      },
      head: {
        "client.py": `import json
import logging
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

log = logging.getLogger(__name__)


def fetch_text(url: str) -> str:
    try:
        with urlopen(url) as response:
            body = response.read()
    except URLError as error:
        log.warning("cannot reach %s: %s", url, error)
        raise
    return body.decode("utf-8")


def fetch_json(url: str) -> Any:
    try:
        with urlopen(url) as response:
            body = response.read()
    except URLError as error:
        log.warning("cannot reach %s: %s", url, error)
    return json.loads(body)


def fetch_status(url: str) -> int:
    with urlopen(url) as response:
        return response.status


def describe(url: str) -> str:
    return f"{url}: {fetch_status(url)}"
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["client.py:26 reportPossiblyUnboundVariable possibly"],
    },
    {
      name: "second-optional-key-read-on-the-same-line",
      says: "the access to coupon is the old one, two lines lower",
      base: {
        "orders.py": `from typing import NotRequired, TypedDict


class Order(TypedDict):
    number: str
    total: int
    coupon: NotRequired[str]
    gift_note: NotRequired[str]


def headline(order: Order) -> str:
    return f"Order {order['number']}"


def footer(order: Order) -> str:
    return "Coupon: " + order["coupon"]


def render(order: Order) -> str:
    return "\\n".join([headline(order), str(order["total"]), footer(order)])
`,
      },
      head: {
        "orders.py": `from typing import NotRequired, TypedDict


class Order(TypedDict):
    number: str
    total: int
    coupon: NotRequired[str]
    gift_note: NotRequired[str]


def headline(order: Order) -> str:
    """The first line of a printed order."""
    return f"Order {order['number']}"


def footer(order: Order) -> str:
    """The last line of a printed order."""
    return "Coupon: " + order["coupon"] + ", note: " + order["gift_note"]


def render(order: Order) -> str:
    return "\\n".join([headline(order), str(order["total"]), footer(order)])
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["orders.py:18 reportTypedDictNotRequiredAccess TypedDict"],
    },
    {
      name: "await-added-in-publish-forgotten-in-close",
      says: "publish now awaits the flush (mended)",
      base: {
        "bus.py": `import asyncio


class Bus:
    def __init__(self) -> None:
        self._pending: list[bytes] = []
        self._sent = 0

    async def _flush(self) -> None:
        await asyncio.sleep(0)
        self._sent += len(self._pending)
        self._pending.clear()

    async def publish(self, message: bytes) -> None:
        self._pending.append(message)
        if len(self._pending) > 10:
            self._flush()

    def sent(self) -> int:
        return self._sent


async def main() -> None:
    bus = Bus()
    for number in range(100):
        await bus.publish(str(number).encode())
    print(bus.sent())
`,
      },
      head: {
        "bus.py": `import asyncio


class Bus:
    def __init__(self) -> None:
        self._pending: list[bytes] = []
        self._sent = 0
        self._closed = False

    async def _flush(self) -> None:
        await asyncio.sleep(0)
        self._sent += len(self._pending)
        self._pending.clear()

    async def publish(self, message: bytes) -> None:
        if self._closed:
            raise RuntimeError("the bus is closed")
        self._pending.append(message)
        if len(self._pending) > 10:
            await self._flush()

    async def close(self) -> None:
        if self._pending:
            self._flush()
        self._closed = True

    def sent(self) -> int:
        return self._sent


async def main() -> None:
    bus = Bus()
    for number in range(100):
        await bus.publish(str(number).encode())
    await bus.close()
    print(bus.sent())
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["bus.py:24 reportUnusedCoroutine function"],
    },
    {
      name: "sync-with-on-async-lock-copied-into-drain",
      says: "drain stands where put stood, with the same with-line: its two complaints (__enter__, __exit__) are new",
      base: {
        "store.py": `import asyncio


class Store:
    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._items: dict[str, int] = {}

    async def put(self, key: str, value: int) -> None:
        with self._lock:
            self._items[key] = value

    async def get(self, key: str) -> int:
        async with self._lock:
            return self._items[key]

    def size(self) -> int:
        return len(self._items)
`,
      },
      head: {
        "store.py": `import asyncio


class Store:
    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._items: dict[str, int] = {}

    async def drain(self) -> dict[str, int]:
        with self._lock:
            items = dict(self._items)
            self._items.clear()
        return items

    async def get(self, key: str) -> int:
        async with self._lock:
            return self._items[key]

    async def put(self, key: str, value: int) -> None:
        with self._lock:
            self._items[key] = value

    def size(self) -> int:
        return len(self._items)
`,
      },
      counts: { base: 2, head: 4, "new": 2 },
      truth: [
        "store.py:10 reportGeneralTypeIssues correctly",
        "store.py:10 reportGeneralTypeIssues correctly",
      ],
    },
    {
      name: "frozen-assignment-mended-in-discount-made-in-add-tax",
      says: "discount is mended with replace()",
      base: {
        "billing.py": `from dataclasses import dataclass


@dataclass(frozen=True)
class Invoice:
    customer: str
    total: float
    paid: bool = False


def discount(invoice: Invoice, percent: float) -> Invoice:
    invoice.total = invoice.total * (1 - percent / 100)
    return invoice


def is_open(invoice: Invoice) -> bool:
    return not invoice.paid and invoice.total > 0


def open_sum(invoices: list[Invoice]) -> float:
    return sum(invoice.total for invoice in invoices if is_open(invoice))
`,
      },
      head: {
        "billing.py": `from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Invoice:
    customer: str
    total: float
    paid: bool = False


def discount(invoice: Invoice, percent: float) -> Invoice:
    return replace(invoice, total=invoice.total * (1 - percent / 100))


def add_tax(invoice: Invoice, percent: float) -> Invoice:
    invoice.total = invoice.total * (1 + percent / 100)
    return invoice


def is_open(invoice: Invoice) -> bool:
    return not invoice.paid and invoice.total > 0


def open_sum(invoices: list[Invoice]) -> float:
    return sum(invoice.total for invoice in invoices if is_open(invoice))
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["billing.py:16 reportAttributeAccessIssue attribute"],
    },
    {
      name: "missing-enum-member-takes-the-line-of-another",
      says: "level.FATAL is a new missing member, exactly on the line where the old Level.WARN stood",
      base: {
        "levels.py": `from enum import Enum


class Level(Enum):
    DEBUG = 10
    INFO = 20
    WARNING = 30
    ERROR = 40


def colour(level: Level) -> str:
    if level is Level.DEBUG:
        return "grey"
    if level is Level.WARN:
        return "yellow"
    if level is Level.ERROR:
        return "red"
    return "white"


def tag(level: Level) -> str:
    return f"[{level.name}:{colour(level)}]"
`,
      },
      head: {
        "levels.py": `from enum import Enum


class Level(Enum):
    DEBUG = 10
    INFO = 20
    WARNING = 30
    ERROR = 40


def colour(level: Level) -> str:
    if level is Level.DEBUG:
        return "grey"
    if level is Level.FATAL:
        return "magenta"
    if level is Level.WARN:
        return "yellow"
    if level is Level.ERROR:
        return "red"
    return "white"


def tag(level: Level) -> str:
    return f"[{level.name}:{colour(level)}]"
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["levels.py:14 reportAttributeAccessIssue attribute"],
    },
    {
      name: "second-unresolvable-import-beside-the-first",
      says: "settings_secrets is another module that can't be found: new, on the old one's line",
      base: {
        "settings.py": `import os

try:
    from settings_local import FLAGS
except ImportError:
    FLAGS = {}


def flag(name: str) -> bool:
    return bool(FLAGS.get(name, False))


def environment() -> str:
    return os.environ.get("APP_ENV", "dev")


def summary() -> str:
    return f"{environment()}: beta={flag('beta')}"
`,
      },
      head: {
        "settings.py": `import os

try:
    from settings_secrets import TOKEN
except ImportError:
    TOKEN = ""

try:
    from settings_local import FLAGS
except ImportError:
    FLAGS = {}


def flag(name: str) -> bool:
    return bool(FLAGS.get(name, False))


def has_token() -> bool:
    return TOKEN != ""


def environment() -> str:
    return os.environ.get("APP_ENV", "dev")


def summary() -> str:
    return f"{environment()}: beta={flag('beta')} token={has_token()}"
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["settings.py:4 reportMissingImports settings_secrets"],
    },
    {
      name: "optional-operand-guarded-in-remaining-then-used-bare-in-two-new-methods",
      says: "the old '-' on None in remaining is mended",
      base: {
        "quota.py": `from dataclasses import dataclass


@dataclass
class Quota:
    name: str
    used: int
    limit: int | None = None

    def remaining(self) -> int:
        return self.limit - self.used

    def label(self) -> str:
        return f"{self.name} ({self.used})"


def report(quotas: list[Quota]) -> str:
    return "\\n".join(f"{quota.label()}: {quota.remaining()}" for quota in quotas)
`,
      },
      head: {
        "quota.py": `from dataclasses import dataclass


@dataclass
class Quota:
    name: str
    used: int
    limit: int | None = None

    def remaining(self) -> int:
        if self.limit is None:
            return 0
        return self.limit - self.used

    def overdrawn(self) -> bool:
        return self.limit < self.used

    def after(self, amount: int) -> int:
        return self.limit - amount

    def label(self) -> str:
        return f"{self.name} ({self.used})"


def report(quotas: list[Quota]) -> str:
    return "\\n".join(
        f"{quota.label()}: {quota.remaining()}{' !' if quota.overdrawn() else ''}"
        for quota in quotas
    )
`,
      },
      counts: { base: 1, head: 2, "new": 2 },
      truth: ["quota.py:16 reportOptionalOperand supported", "quota.py:19 reportOptionalOperand supported"],
    },
    {
      name: "typing-modernised-message-names-the-builtin",
      says: "only the spelling of the annotations changed (List to list, Dict to dict): the same two complaints, reworded and three lines higher",
      base: {
        "playlist.py": `from typing import Dict, List, Optional


def add(names: List[str], name: str) -> None:
    names.push(name)


def lengths(names: List[str]) -> Dict[str, int]:
    return {name: len(name) for name in names}


def longest(names: List[str]) -> Optional[str]:
    return max(names, key=len, default=None)


def grouped(names: List[str]) -> Dict[str, List[str]]:
    groups: Dict[str, List[str]] = {}
    for name in names:
        groups.setdefault(name[0], []).append(name)
    return groups


def initials(names: List[str]) -> List[str]:
    groups: Dict[str, List[str]] = grouped(names)
    return groups
`,
      },
      head: {
        "playlist.py": `def add(names: list[str], name: str) -> None:
    names.push(name)


def lengths(names: list[str]) -> dict[str, int]:
    return {name: len(name) for name in names}


def longest(names: list[str]) -> str | None:
    return max(names, key=len, default=None)


def grouped(names: list[str]) -> dict[str, list[str]]:
    groups: dict[str, list[str]] = {}
    for name in names:
        groups.setdefault(name[0], []).append(name)
    return groups


def initials(names: list[str]) -> list[str]:
    groups: dict[str, list[str]] = grouped(names)
    return groups
`,
      },
      counts: { base: 2, head: 2, "new": 0 },
      truth: [],
    },
    {
      name: "half-of-the-missing-typed-dict-keys-filled-in",
      says: "base missed mail and city in the literal, head only city: partly mended, nothing new",
      base: {
        "profiles.py": `from typing import TypedDict


class Profile(TypedDict):
    name: str
    mail: str
    city: str
    age: int


def guest() -> Profile:
    profile: Profile = {"name": "guest", "age": 0}
    return profile


def greeting(profile: Profile) -> str:
    return f"Hello {profile['name']} from {profile['city']}"


def is_adult(profile: Profile) -> bool:
    return profile["age"] >= 18
`,
      },
      head: {
        "profiles.py": `from typing import TypedDict

GUEST_MAIL = "guest@example.org"
ADULT = 18


class Profile(TypedDict):
    name: str
    mail: str
    city: str
    age: int


def guest() -> Profile:
    profile: Profile = {"name": "guest", "mail": GUEST_MAIL, "age": 0}
    return profile


def greeting(profile: Profile) -> str:
    return f"Hello {profile['name']} from {profile['city']}"


def is_adult(profile: Profile) -> bool:
    return profile["age"] >= ADULT
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "one-of-two-abstract-methods-implemented",
      says: "the instantiation of the abstract CsvExporter was an error for two methods and is now one for header alone, which was missing before: partly mended and moved",
      base: {
        "exporters.py": `from abc import ABC, abstractmethod


class Exporter(ABC):
    @abstractmethod
    def header(self) -> str: ...

    @abstractmethod
    def row(self, values: list[str]) -> str: ...

    def export(self, rows: list[list[str]]) -> str:
        return "\\n".join([self.header(), *(self.row(values) for values in rows)])


class CsvExporter(Exporter):
    separator = ","


def export_csv(rows: list[list[str]]) -> str:
    exporter = CsvExporter()
    return exporter.export(rows)


def count(rows: list[list[str]]) -> int:
    return sum(len(values) for values in rows)
`,
      },
      head: {
        "exporters.py": `from abc import ABC, abstractmethod


class Exporter(ABC):
    @abstractmethod
    def header(self) -> str: ...

    @abstractmethod
    def row(self, values: list[str]) -> str: ...

    def export(self, rows: list[list[str]]) -> str:
        return "\\n".join([self.header(), *(self.row(values) for values in rows)])


class CsvExporter(Exporter):
    separator = ","

    def row(self, values: list[str]) -> str:
        return self.separator.join(values)


def export_csv(rows: list[list[str]]) -> str:
    exporter = CsvExporter()
    return exporter.export(rows)


def count(rows: list[list[str]]) -> int:
    return sum(len(values) for values in rows)
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "formatter-splits-call-and-finding-lands-on-argument-line",
      says: "reformatting and keywords for the arguments: the two old argument errors, once on one line, now stand on two lines of the same call",
      base: {
        "mailer.py": `import os


def send(recipient: str, subject: str, body: str, retries: int = 3) -> bool:
    for _ in range(retries):
        if recipient and subject and body:
            return True
    return False


def send_report(body: str) -> bool:
    return send(os.environ.get("REPORT_TO"), "Daily report", body, retries=os.environ.get("RETRIES", "3"))


def send_all(bodies: list[str]) -> int:
    return len([body for body in bodies if send_report(body)])
`,
      },
      head: {
        "mailer.py": `import os


def send(
    recipient: str,
    subject: str,
    body: str,
    retries: int = 3,
) -> bool:
    for _ in range(retries):
        if recipient and subject and body:
            return True
    return False


def send_report(body: str) -> bool:
    return send(
        recipient=os.environ.get("REPORT_TO"),
        subject="Daily report",
        body=body,
        retries=os.environ.get("RETRIES", "3"),
    )


def send_all(bodies: list[str]) -> int:
    return len([body for body in bodies if send_report(body)])
`,
      },
      counts: { base: 2, head: 2, "new": 0 },
      truth: [],
    },
    {
      name: "optional-typed-dict-key-renamed-everywhere",
      says: "the key nick is called nickname everywhere",
      base: {
        "members.py": `from typing import NotRequired, TypedDict


class Member(TypedDict):
    id: int
    name: str
    nick: NotRequired[str]


def create(id: int, name: str, nick: str) -> Member:
    return {"id": id, "name": name, "nick": nick}


def display(member: Member) -> str:
    return member["nick"].title()


def has_nick(member: Member) -> bool:
    return "nick" in member


def listing(members: list[Member]) -> str:
    return ", ".join(display(member) for member in members)
`,
      },
      head: {
        "members.py": `from typing import NotRequired, TypedDict


class Member(TypedDict):
    id: int
    name: str
    nickname: NotRequired[str]


def create(id: int, name: str, nickname: str) -> Member:
    return {"id": id, "name": name, "nickname": nickname}


def has_nickname(member: Member) -> bool:
    return "nickname" in member


def display(member: Member) -> str:
    return member["nickname"].title()


def listing(members: list[Member]) -> str:
    return ", ".join(display(member) for member in members)
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "list-becomes-deque-under-a-method-neither-has",
      says: "peek called the missing method first() on a list and now on a deque: the same line with the same mistake, only the class in the message changed",
      base: {
        "jobs.py": `from dataclasses import dataclass, field


@dataclass
class Job:
    name: str
    priority: int = 0


@dataclass
class Worker:
    jobs: list[Job] = field(default_factory=list)

    def submit(self, job: Job) -> None:
        self.jobs.append(job)

    def next_job(self) -> Job:
        return self.jobs.pop(0)

    def peek(self) -> Job:
        return self.jobs.first()

    def busy(self) -> bool:
        return len(self.jobs) > 0
`,
      },
      head: {
        "jobs.py": `from collections import deque
from dataclasses import dataclass, field


@dataclass
class Job:
    name: str
    priority: int = 0


@dataclass
class Worker:
    jobs: deque[Job] = field(default_factory=deque)

    def submit(self, job: Job) -> None:
        self.jobs.append(job)

    def next_job(self) -> Job:
        return self.jobs.popleft()

    def peek(self) -> Job:
        return self.jobs.first()

    def busy(self) -> bool:
        return len(self.jobs) > 0
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "none-case-mended-string-case-left",
      says: "the argument was str | int | None and is now str | int, still not an int: partly mended, the str was there before",
      base: {
        "ports.py": `DEFAULT_PORT = 8080


def bind(host: str, port: int) -> str:
    return f"{host}:{port}"


def address(config: dict[str, str | int | None]) -> str:
    port = config.get("port")
    return bind("localhost", port)


def is_local(host: str) -> bool:
    return host in ("localhost", "127.0.0.1")


def describe(config: dict[str, str | int | None]) -> str:
    return f"listening on {address(config)}"
`,
      },
      head: {
        "ports.py": `DEFAULT_PORT = 8080


def bind(host: str, port: int) -> str:
    return f"{host}:{port}"


def address(config: dict[str, str | int | None]) -> str:
    port = config.get("port")
    if port is None:
        port = DEFAULT_PORT
    return bind("localhost", port)


def is_local(host: str) -> bool:
    return host in ("localhost", "127.0.0.1")


def describe(config: dict[str, str | int | None]) -> str:
    return f"listening on {address(config)}"
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "try-continue-tidied-into-suppress-leaves-size-unbound",
      says: "the clean-up loses the continue: size may be unbound (or stale) in total_size, which is new",
      base: {
        "usage.py": `from pathlib import Path


def total_size(paths: list[Path]) -> int:
    total = 0
    for path in paths:
        try:
            size = path.stat().st_size
        except FileNotFoundError:
            continue
        total += size
    return total


def largest(paths: list[Path]) -> Path:
    best = 0
    for path in paths:
        if path.stat().st_size > best:
            best = path.stat().st_size
            winner = path
    return winner


def remove_all(paths: list[Path]) -> None:
    for path in paths:
        try:
            path.unlink()
        except FileNotFoundError:
            pass
`,
      },
      head: {
        "usage.py": `from contextlib import suppress
from pathlib import Path


def total_size(paths: list[Path]) -> int:
    total = 0
    for path in paths:
        with suppress(FileNotFoundError):
            size = path.stat().st_size
        total += size
    return total


def largest(paths: list[Path]) -> Path:
    best = 0
    for path in paths:
        if path.stat().st_size > best:
            best = path.stat().st_size
            winner = path
    return winner


def remove_all(paths: list[Path]) -> None:
    for path in paths:
        with suppress(FileNotFoundError):
            path.unlink()
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["usage.py:10 reportPossiblyUnboundVariable possibly"],
    },
    {
      name: "named-tuple-gains-field-and-untouched-report-unpacks-two",
      says: "report.py is untouched, but its unpacking of a Reading into two names breaks through the third field: new",
      base: {
        "readings.py": `from typing import NamedTuple


class Reading(NamedTuple):
    sensor: str
    value: float


def parse(line: str) -> Reading:
    sensor, value = line.split("=", 1)
    return Reading(sensor.strip(), float(value))


def parse_all(text: str) -> list[Reading]:
    return [parse(line) for line in text.splitlines() if line]
`,
        "report.py": `from readings import Reading, parse_all


def header(title: str) -> str:
    left, right = title, "report", "v1"
    return f"{left} {right}"


def average(readings: list[Reading]) -> float:
    return sum(reading.value for reading in readings) / len(readings)


def lines(text: str) -> list[str]:
    result = []
    for reading in parse_all(text):
        sensor, value = reading
        result.append(f"{sensor:>10} {value:.2f}")
    return result
`,
      },
      head: {
        "readings.py": `from typing import NamedTuple


class Reading(NamedTuple):
    sensor: str
    value: float
    unit: str = "C"


def parse(line: str) -> Reading:
    sensor, value = line.split("=", 1)
    number, _, unit = value.strip().partition(" ")
    return Reading(sensor.strip(), float(number), unit or "C")


def parse_all(text: str) -> list[Reading]:
    return [parse(line) for line in text.splitlines() if line]
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["report.py:16 reportAssignmentType incompatible"],
    },
    {
      name: "enum-member-added-and-untouched-assert-never-breaks",
      says: "the member IDLE mends default(), and icon was completed",
      base: {
        "states.py": `from enum import Enum


class State(Enum):
    QUEUED = "queued"
    RUNNING = "running"
    DONE = "done"


def parse(text: str) -> State:
    return State(text.lower())


def default() -> State:
    return State.IDLE
`,
        "view.py": `from typing import assert_never

from states import State


def icon(state: State) -> str:
    if state is State.QUEUED:
        return "o"
    elif state is State.RUNNING:
        return ">"
    else:
        assert_never(state)


def text(state: State) -> str:
    match state:
        case State.QUEUED:
            return "waiting"
        case State.RUNNING:
            return "working"
        case State.DONE:
            return "finished"
        case _:
            assert_never(state)


def line(state: State) -> str:
    return f"{icon(state)} {text(state)}"
`,
      },
      head: {
        "states.py": `from enum import Enum


class State(Enum):
    QUEUED = "queued"
    RUNNING = "running"
    DONE = "done"
    IDLE = "idle"


def parse(text: str) -> State:
    return State(text.lower())


def default() -> State:
    return State.IDLE
`,
        "view.py": `from typing import assert_never

from states import State


def icon(state: State) -> str:
    if state is State.QUEUED:
        return "o"
    elif state is State.RUNNING:
        return ">"
    elif state is State.DONE:
        return "*"
    elif state is State.IDLE:
        return "-"
    else:
        assert_never(state)


def text(state: State) -> str:
    match state:
        case State.QUEUED:
            return "waiting"
        case State.RUNNING:
            return "working"
        case State.DONE:
            return "finished"
        case _:
            assert_never(state)


def line(state: State) -> str:
    return f"{icon(state)} {text(state)}"
`,
      },
      counts: { base: 2, head: 1, "new": 1 },
      truth: ["view.py:28 reportArgumentType assert_never"],
    },
    {
      name: "literal-list-hoisted-into-constant-breaks-invariance",
      says: "the literal list fitted list[str | int]",
      base: {
        "table.py": `type_names = {"s": "string", "n": "number"}


def pad(cells: list[str | int], width: int) -> list[str | int]:
    missing = width - len(cells)
    return cells + [""] * missing


def header() -> str:
    cells = pad(["id", "name", "city"], 5)
    return "|".join(str(cell) for cell in cells)


def numbers(values: list[int]) -> str:
    cells = pad(values, 5)
    return "|".join(str(cell) for cell in cells)


def total(values: list[int]) -> str:
    cells = pad(["total", sum(values)], 5)
    return "|".join(str(cell) for cell in cells)
`,
      },
      head: {
        "table.py": `COLUMNS = ["id", "name", "city"]
WIDTH = 5


def pad(cells: list[str | int], width: int) -> list[str | int]:
    missing = width - len(cells)
    return cells + [""] * missing


def join(cells: list[str | int]) -> str:
    return "|".join(str(cell) for cell in cells)


def header() -> str:
    return join(pad(COLUMNS, WIDTH))


def numbers(values: list[int]) -> str:
    return join(pad(values, WIDTH))


def total(values: list[int]) -> str:
    return join(pad(["total", sum(values)], WIDTH))
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["table.py:15 reportArgumentType assignable"],
    },
    {
      name: "property-turned-into-method-and-untouched-caller-adds-to-it",
      says: "balance is now a method",
      base: {
        "account.py": `from dataclasses import dataclass, field


@dataclass
class Account:
    owner: str
    limit: int | None = None
    bookings: list[int] = field(default_factory=list)

    def book(self, amount: int) -> None:
        self.bookings.append(amount)

    @property
    def balance(self) -> int:
        return sum(self.bookings)


def statement(account: Account) -> str:
    return f"{account.owner}: {account.balance}"
`,
        "checks.py": `from account import Account


def headroom(account: Account) -> int:
    return account.limit + 1


def available(account: Account, credit: int) -> int:
    return account.balance + credit


def may_spend(account: Account, amount: int) -> bool:
    return available(account, 0) >= amount


def owner_key(account: Account) -> str:
    return account.owner.casefold()
`,
      },
      head: {
        "account.py": `from dataclasses import dataclass, field


@dataclass
class Account:
    owner: str
    limit: int | None = None
    bookings: list[int] = field(default_factory=list)

    def book(self, amount: int) -> None:
        self.bookings.append(amount)

    def balance(self, since: int = 0) -> int:
        """The sum of the bookings from number \`since\` on."""
        return sum(self.bookings[since:])


def statement(account: Account) -> str:
    return f"{account.owner}: {account.balance()}"
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["checks.py:9 reportOperatorIssue supported"],
    },
    {
      name: "py-regex-fixed-one-copied-to-footer",
      says: "header's old unguarded match is mended",
      base: {
        "parser.py": `import re

HEADER = re.compile(r"^# (?P<title>.+) v(?P<version>\\d+)$")
SECTION = re.compile(r"^## (?P<name>\\w+)")


def parse_header(line: str) -> tuple[str, int]:
    m = HEADER.match(line)
    return m["title"], int(m["version"])


def count_sections(text: str) -> dict[str, int]:
    seen: dict[str, int] = {}
    for line in text.splitlines():
        if line.startswith("## "):
            name = SECTION.match(line).group("name")
            seen[name] = seen.get(name, 0) + 1
    return seen


def parse(text: str) -> tuple[str, dict[str, int]]:
    first, _, rest = text.partition("\\n")
    title, _version = parse_header(first)
    return title, count_sections(rest)
`,
      },
      head: {
        "parser.py": `import re

HEADER = re.compile(r"^# (?P<title>.+) v(?P<version>\\d+)$")
SECTION = re.compile(r"^## (?P<name>\\w+)")
FOOTER = re.compile(r"^-- (?P<author>.+), (?P<year>\\d{4})$")


def parse_header(line: str) -> tuple[str, int]:
    m = HEADER.match(line)
    if m is None:
        raise ValueError(f"not a header: {line!r}")
    return m["title"], int(m["version"])


def parse_footer(line: str) -> str:
    m = FOOTER.match(line.strip())
    return m["author"]


def count_sections(text: str) -> dict[str, int]:
    seen: dict[str, int] = {}
    for line in text.splitlines():
        if line.startswith("## "):
            name = SECTION.match(line).group("name")
            seen[name] = seen.get(name, 0) + 1
    return seen


def parse(text: str) -> tuple[str, dict[str, int], str]:
    first, _, rest = text.partition("\\n")
    body, _, last = rest.rstrip().rpartition("\\n")
    title, _version = parse_header(first)
    return title, count_sections(body), parse_footer(last)
`,
      },
      counts: { base: 3, head: 2, "new": 1 },
      truth: ["parser.py:17 reportOptionalSubscript subscriptable"],
    },
    {
      name: "py-setting-partly-narrowed",
      says: "the argument that may be str or None as well as int: head handles the str case, so the message names a smaller union",
      base: {
        "settings.py": `import os
from typing import Union

Raw = Union[int, str, None]

DEFAULTS: dict[str, Raw] = {"workers": 4, "timeout": "30", "retries": None}


def lookup(key: str) -> Raw:
    env = os.environ.get(key.upper())
    if env is not None:
        return env
    return DEFAULTS.get(key)


def clamp(value: int, low: int, high: int) -> int:
    return max(low, min(value, high))


def workers() -> int:
    raw = lookup("workers")
    return clamp(raw, 1, 32)


def describe() -> str:
    return f"{workers()} workers"
`,
      },
      head: {
        "settings.py": `"""Settings with environment overrides."""

import os
from typing import Union

Raw = Union[int, str, None]

MAX_WORKERS = 64
DEFAULTS: dict[str, Raw] = {"workers": 4, "timeout": "30", "retries": None}


def lookup(key: str) -> Raw:
    env = os.environ.get(key.upper())
    if env is not None:
        return env
    return DEFAULTS.get(key)


def clamp(value: int, low: int, high: int) -> int:
    return max(low, min(value, high))


def workers() -> int:
    raw = lookup("workers")
    if isinstance(raw, str):
        raw = int(raw)
    return clamp(raw, 1, MAX_WORKERS)


def describe() -> str:
    return f"{workers()} workers (at most {MAX_WORKERS})"
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "py-enum-member-renamed-one-user-left",
      says: "DONE became COMPLETED in models.py",
      base: {
        "models.py": `from dataclasses import dataclass
from enum import Enum


class Status(Enum):
    TODO = "todo"
    DOING = "doing"
    DONE = "done"


@dataclass
class Task:
    title: str
    status: Status = Status.TODO

    def finish(self) -> None:
        self.status = Status.DONE
`,
        "report.py": `from models import Status, Task


def progress(tasks: list[Task]) -> float:
    if not tasks:
        return 0.0
    done = [t for t in tasks if t.status is Status.DONE]
    return len(done) / len(tasks)


def visible(tasks: list[Task]) -> list[Task]:
    return [t for t in tasks if t.status != Status.ARCHIVED]


def archive_candidates(tasks: list[Task]) -> list[str]:
    return sorted(t.title for t in tasks if t.status == Status.DONE)
`,
      },
      head: {
        "models.py": `from dataclasses import dataclass
from enum import Enum


class Status(Enum):
    TODO = "todo"
    IN_PROGRESS = "in_progress"
    COMPLETED = "completed"


@dataclass
class Task:
    title: str
    status: Status = Status.TODO

    def start(self) -> None:
        self.status = Status.IN_PROGRESS

    def finish(self) -> None:
        self.status = Status.COMPLETED
`,
        "report.py": `from models import Status, Task


def progress(tasks: list[Task]) -> float:
    if not tasks:
        return 0.0
    done = [t for t in tasks if t.status is Status.COMPLETED]
    return len(done) / len(tasks)


def visible(tasks: list[Task]) -> list[Task]:
    return [t for t in tasks if t.status != Status.ARCHIVED]


def archive_candidates(tasks: list[Task]) -> list[str]:
    return sorted(t.title for t in tasks if t.status == Status.DONE)
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["report.py:16 reportAttributeAccessIssue attribute"],
    },
    {
      name: "py-typeddict-key-renamed-loop-to-comprehension",
      says: "the optional key is renamed in the TypedDict and at its use alike (avatar to avatar_url), and the loop became a comprehension: the same unguarded access to the same key, reworded and moved",
      base: {
        "users.py": `from typing import NotRequired, TypedDict


class User(TypedDict):
    id: int
    name: str
    avatar: NotRequired[str]


def make(id: int, name: str) -> User:
    return {"id": id, "name": name}


def avatars(users: list[User]) -> dict[int, str]:
    result: dict[int, str] = {}
    for user in users:
        result[user["id"]] = user["avatar"]
    return result


def names(users: list[User]) -> list[str]:
    return [user["name"].title() for user in users]
`,
      },
      head: {
        "users.py": `from typing import NotRequired, TypedDict


class User(TypedDict):
    id: int
    name: str
    avatar_url: NotRequired[str]


def make(id: int, name: str, avatar_url: str = "") -> User:
    user: User = {"id": id, "name": name}
    if avatar_url:
        user["avatar_url"] = avatar_url
    return user


def avatars(users: list[User]) -> dict[int, str]:
    """Map each user's id to the picture shown in the sidebar."""
    return {user["id"]: user["avatar_url"] for user in users}


def names(users: list[User]) -> list[str]:
    return [user["name"].title() for user in users]
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "py-unbound-second-variable-same-function",
      says: "body possibly unbound at the end of fetch is old and moves with the new lines",
      base: {
        "client.py": `import json
import time
import urllib.request


def fetch(url: str, attempts: int = 3) -> str:
    for attempt in range(attempts):
        try:
            with urllib.request.urlopen(url) as reply:
                body = reply.read().decode()
            break
        except OSError:
            time.sleep(2**attempt)
    return body


def fetch_json(url: str) -> dict[str, object]:
    return json.loads(fetch(url))
`,
      },
      head: {
        "client.py": `import json
import logging
import time
import urllib.request

log = logging.getLogger(__name__)


def fetch(url: str, attempts: int = 3) -> str:
    for attempt in range(attempts):
        started = time.monotonic()
        try:
            with urllib.request.urlopen(url) as reply:
                body = reply.read().decode()
            elapsed = time.monotonic() - started
            break
        except OSError as err:
            log.warning("attempt %d of %s: %s", attempt + 1, url, err)
            time.sleep(2**attempt)
    log.info("%s took %.2fs", url, elapsed)
    return body


def fetch_json(url: str) -> dict[str, object]:
    return json.loads(fetch(url))
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["client.py:20 reportPossiblyUnboundVariable possibly"],
    },
    {
      name: "op-image",
      says: "another operator of other operands stands in the place of one",
      base: {
        "m.py": `class Ship:
    n: int = 0
    name: str = ""
class Crew:
    pass
def total(ship: Ship, crew: Crew, k: int) -> None:
    a = ship.n + "x"
    print(a)
`,
      },
      head: {
        "m.py": `class Ship:
    n: int = 0
    name: str = ""
class Crew:
    pass
def total(ship: Ship, crew: Crew, k: int) -> None:
    a = ship.name * crew
    print(a)
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["m.py:7 reportOperatorIssue supported"],
    },
    {
      name: "not-instead-hunk-has-symbol",
      says: "a typo goes to a function that has an attribute by the other's name",
      base: {
        "m.py": `class Ship:
    name: str = ""
    size: int = 0
def size(ship: Ship) -> None:
    print("first", ship.size)
    print(ship.nmae)
    print("last")
def main(ship: Ship) -> None:
    print("start")
    total = ship.size
    print("end")
`,
      },
      head: {
        "m.py": `class Ship:
    name: str = ""
    size: int = 0
def size(ship: Ship) -> None:
    print("first", ship.size)
    print("last")
def main(ship: Ship) -> None:
    print("start")
    print(ship.nmae)
    print("end")
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["m.py:9 reportAttributeAccessIssue attribute"],
    },
    {
      name: "typo-swapped-loops",
      says: "a typo is fixed in one loop and written into another",
      base: {
        "m.py": `class Ship:
    name: str = ""
    size: int = 0
def one(ship: Ship, a: list[int]) -> None:
    for x in a:
        print(ship.nmae)
    for y in a:
        print(ship.name)
`,
      },
      head: {
        "m.py": `class Ship:
    name: str = ""
    size: int = 0
def one(ship: Ship, a: list[int]) -> None:
    for x in a:
        print(ship.name)
    for y in a:
        print(ship.nmae)
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["m.py:8 reportAttributeAccessIssue attribute"],
    },
    {
      name: "typo-swapped-with",
      says: "the same between two with statements",
      base: {
        "m.py": `class Ship:
    name: str = ""
    size: int = 0
def one(ship: Ship, a: list[int]) -> None:
    with open("x"):
        print(ship.nmae)
    with open("y"):
        print(ship.name)
`,
      },
      head: {
        "m.py": `class Ship:
    name: str = ""
    size: int = 0
def one(ship: Ship, a: list[int]) -> None:
    with open("x"):
        print(ship.name)
    with open("y"):
        print(ship.nmae)
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["m.py:8 reportAttributeAccessIssue attribute"],
    },
    {
      name: "typo-swapped-same-cond",
      says: "the same between two blocks of one condition",
      base: {
        "m.py": `class Ship:
    name: str = ""
    size: int = 0
def one(ship: Ship, a: bool) -> None:
    if a:
        print(ship.nmae)
    print("mid")
    if a:
        print(ship.name)
`,
      },
      head: {
        "m.py": `class Ship:
    name: str = ""
    size: int = 0
def one(ship: Ship, a: bool) -> None:
    if a:
        print(ship.name)
    print("mid")
    if a:
        print(ship.nmae)
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["m.py:9 reportAttributeAccessIssue attribute"],
    },
    {
      name: "typo-swapped-cond-edited",
      says: "the same between two branches whose condition is edited",
      base: {
        "m.py": `class Ship:
    name: str = ""
    size: int = 0
def one(ship: Ship, a: bool, b: bool) -> None:
    if a:
        print(ship.nmae)
    else:
        print(ship.name)
`,
      },
      head: {
        "m.py": `class Ship:
    name: str = ""
    size: int = 0
def one(ship: Ship, a: bool, b: bool) -> None:
    if a and b:
        print(ship.name)
    else:
        print(ship.nmae)
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["m.py:8 reportAttributeAccessIssue attribute"],
    },
    {
      name: "b-into-pass",
      says: "a line goes into a function that did nothing",
      base: {
        "m.py": `class Ship:
    name: str = ""
    size: int = 0
def one(ship: Ship) -> None:
    print("first", ship.size)
    print(ship.nmae, "x")
    print("last")
def two(ship: Ship) -> None:
    pass
`,
      },
      head: {
        "m.py": `class Ship:
    name: str = ""
    size: int = 0
def one(ship: Ship) -> None:
    print("first", ship.size)
    print("last")
def two(ship: Ship) -> None:
    print(ship.nmae, "x")
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "b-into-not-implemented",
      says: "a line goes into a stub, which is called in its place",
      base: {
        "m.py": `class Ship:
    name: str = ""
    size: int = 0
def one(ship: Ship) -> None:
    print("first", ship.size)
    print(ship.nmae, "x")
    print("last")
def two(ship: Ship) -> None:
    raise NotImplementedError
`,
      },
      head: {
        "m.py": `class Ship:
    name: str = ""
    size: int = 0
def one(ship: Ship) -> None:
    print("first", ship.size)
    two(ship)
    print("last")
def two(ship: Ship) -> None:
    print(ship.nmae, "x")
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "b-expected-widened-line-edited",
      says: "a parameter is widened and another one added",
      base: {
        "m.py": `def f(n: int) -> None: ...
def g() -> None:
    f("a")
`,
      },
      head: {
        "m.py": `def f(n: int | None, k: int = 0) -> None: ...
def g() -> None:
    f("a", 2)
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "b-none-operator-same",
      says: "a value that may be None is given a name",
      base: {
        "m.py": `class Ship:
    name: str = ""
    size: int = 0
def g() -> int | None: ...
def f(ship: Ship) -> None:
    print(g() + 1)
`,
      },
      head: {
        "m.py": `class Ship:
    name: str = ""
    size: int = 0
def g() -> int | None: ...
def f(ship: Ship) -> None:
    x = g()
    print(x + 1)
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "module-level-to-fn",
      says: "a typo goes from the module to a function",
      base: {
        "m.py": `class Ship:
    name: str = ""
    size: int = 0
ship = Ship()
def two(k: int) -> None:
    print(ship.name)
print(ship.nmae)
`,
      },
      head: {
        "m.py": `class Ship:
    name: str = ""
    size: int = 0
ship = Ship()
def two(k: int) -> None:
    print(ship.nmae)
print(ship.name)
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["m.py:6 reportAttributeAccessIssue attribute"],
    },
    {
      name: "subscript-extract",
      says: "a value is given a name before it is indexed",
      base: {
        "m.py": `class Ship:
    name: str = ""
    size: int = 0
def g() -> list[int] | None: ...
def f(ship: Ship) -> None:
    print(g()[0])
`,
      },
      head: {
        "m.py": `class Ship:
    name: str = ""
    size: int = 0
def g() -> list[int] | None: ...
def f(ship: Ship) -> None:
    found = g()
    print(found[0])
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "iterate-extract",
      says: "a value is given a name before it is gone through",
      base: {
        "m.py": `class Ship:
    name: str = ""
    size: int = 0
def g() -> list[int] | None: ...
def f(ship: Ship) -> None:
    for a in g():
        print(a)
`,
      },
      head: {
        "m.py": `class Ship:
    name: str = ""
    size: int = 0
def g() -> list[int] | None: ...
def f(ship: Ship) -> None:
    found = g()
    for a in found:
        print(a)
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "operator-extract",
      says: "an operand is given a name",
      base: {
        "m.py": `class Ship:
    name: str = ""
    size: int = 0
def f(ship: Ship) -> None:
    print(ship.size + "x")
`,
      },
      head: {
        "m.py": `class Ship:
    name: str = ""
    size: int = 0
def f(ship: Ship) -> None:
    n = ship.size
    print(n + "x")
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
  ],
  typescript: [
    {
      name: "map-get-guard-mended-here-dropped-there",
      says: "shippingLabel's unguarded Map.get is mended",
      base: {
        "tsconfig.json": strict,
        "orders.ts": `export interface Customer {
  id: string;
  name: string;
  city: string;
  vip: boolean;
}

export interface Order {
  id: number;
  customerId: string;
  total: number;
}

const customers = new Map<string, Customer>();

export function register(customer: Customer): void {
  customers.set(customer.id, customer);
}

export function shippingLabel(order: Order): string {
  const name = customers.get(order.customerId).name;
  return name + " (#" + order.id + ")";
}

export function deliveryCity(order: Order): string {
  const customer = customers.get(order.customerId);
  if (!customer) {
    return "unknown";
  }
  return customer.city.toUpperCase();
}

export function vipDiscount(order: Order): number {
  return customers.get(order.customerId).vip ? order.total * 0.1 : 0;
}
`,
      },
      head: {
        "orders.ts": `export interface Customer {
  id: string;
  name: string;
  city: string;
  vip: boolean;
}

export interface Order {
  id: number;
  customerId: string;
  total: number;
}

const customers = new Map<string, Customer>();

export function register(customer: Customer): void {
  customers.set(customer.id, customer);
}

export function shippingLabel(order: Order): string {
  const customer = customers.get(order.customerId);
  if (!customer) {
    return "#" + order.id;
  }
  return customer.name + " (#" + order.id + ")";
}

export function deliveryCity(order: Order): string {
  return customers.get(order.customerId).city.toUpperCase();
}

export function vipDiscount(order: Order): number {
  return customers.get(order.customerId).vip ? order.total * 0.1 : 0;
}
`,
      },
      counts: { base: 2, head: 2, "new": 1 },
      truth: ["orders.ts:29 2532 undefined"],
    },
    {
      name: "config-property-supplied-another-becomes-required",
      says: "base lacks 'region' in productionConfig",
      base: {
        "tsconfig.json": strict,
        "config.ts": `export interface ServiceConfig {
  host: string;
  port: number;
  region: string;
  retries?: number;
}

export const localConfig: ServiceConfig = {
  host: "localhost",
  port: "8080",
  region: "none",
  retries: 0,
};

export const testConfig: ServiceConfig = {
  host: "test.internal",
  port: 8081,
  region: "eu-central-1",
  retries: 1,
};

export const productionConfig: ServiceConfig = {
  host: "api.example.com",
  port: 443,
};

export function describe(config: ServiceConfig): string {
  return config.host + ":" + config.port + " in " + config.region;
}

export function maxAttempts(config: ServiceConfig): number {
  return 1 + (config.retries ?? 3);
}
`,
      },
      head: {
        "config.ts": `export interface ServiceConfig {
  host: string;
  port: number;
  region: string;
  /** How often a failed request is sent again. */
  retries: number;
}

export const localConfig: ServiceConfig = {
  host: "localhost",
  port: "8080",
  region: "none",
  retries: 0,
};

export const testConfig: ServiceConfig = {
  host: "test.internal",
  port: 8081,
  region: "eu-central-1",
  retries: 1,
};

export const productionConfig: ServiceConfig = {
  host: "api.example.com",
  port: 443,
  region: "eu-west-1",
};

export function describe(config: ServiceConfig): string {
  return config.host + ":" + config.port + " in " + config.region;
}

export function maxAttempts(config: ServiceConfig): number {
  return 1 + config.retries;
}
`,
      },
      counts: { base: 2, head: 2, "new": 1 },
      truth: ["config.ts:23 2741 ServiceConfig"],
    },
    {
      name: "typo-mended-other-typo-in-same-return",
      says: "row.amout is mended, and the same return statement now reads row.taxs, a property that never existed: TS2551 again, for another name",
      base: {
        "tsconfig.json": strict,
        "ledger.ts": `export interface LedgerRow {
  account: string;
  amount: number;
  fee: number;
  tax: number;
}

export function total(row: LedgerRow): number {
  return row.amout + row.fee;
}

export function label(row: LedgerRow): string {
  return "[" + row.acount + "]";
}

export function sum(rows: LedgerRow[]): number {
  let result = 0;
  for (const row of rows) {
    result += total(row);
  }
  return result;
}
`,
      },
      head: {
        "ledger.ts": `export interface LedgerRow {
  account: string;
  amount: number;
  fee: number;
  tax: number;
}

/** Amount with fee and tax. */
export function total(row: LedgerRow): number {
  return row.amount + row.fee + row.taxs;
}

export function label(row: LedgerRow): string {
  return "[" + row.acount + "]";
}

export function sum(rows: LedgerRow[]): number {
  return rows.reduce((result, row) => result + total(row), 0);
}
`,
      },
      counts: { base: 2, head: 2, "new": 1 },
      truth: ["ledger.ts:10 2551 LedgerRow"],
    },
    {
      name: "first-argument-mended-third-argument-broken",
      says: "the optional email passed as 'to' gets a fallback",
      base: {
        "tsconfig.json": strict,
        "mail.ts": `export interface Account {
  id: number;
  email?: string;
  plan?: string;
}

const SUPPORT = "support@example.com";
const outbox: string[] = [];

function send(to: string, subject: string, body: string): void {
  outbox.push(to + "|" + subject + "|" + body);
}

export function welcome(account: Account): void {
  send(account.email, "Welcome", "Your account is ready.");
}

export function remind(account: Account): void {
  send(account.email, "Reminder", "Your plan ends soon.");
}

export function pending(): number {
  return outbox.length;
}
`,
      },
      head: {
        "mail.ts": `export interface Account {
  id: number;
  email?: string;
  plan?: string;
}

const SUPPORT = "support@example.com";
const outbox: string[] = [];

function send(to: string, subject: string, body: string): void {
  outbox.push(to + "|" + subject + "|" + body);
}

export function welcome(account: Account): void {
  send(account.email ?? SUPPORT, "Welcome", account.plan);
}

export function remind(account: Account): void {
  send(account.email, "Reminder", "Your plan ends soon.");
}

export function pending(): number {
  return outbox.length;
}
`,
      },
      counts: { base: 2, head: 2, "new": 1 },
      truth: ["mail.ts:15 2345 assignable"],
    },
    {
      name: "argument-count-mended-other-function-gains-parameter",
      says: "publish gets its missing second argument",
      base: {
        "tsconfig.json": strict,
        "pipeline.ts": `export interface Job {
  id: string;
  attempts: number;
}

const events: string[] = [];
const archived: string[] = [];

function publish(id: string, topic: string): void {
  events.push(topic + "/" + id);
}

function archive(id: string): void {
  archived.push(id);
}

export function finish(job: Job): void {
  publish(job.id);
  archive(job.id);
}

export function discard(job: Job): void {
  publish(job.id, "discarded");
  archive(job.id);
}

export function history(): string[] {
  return [...events, ...archived];
}
`,
      },
      head: {
        "pipeline.ts": `export interface Job {
  id: string;
  attempts: number;
}

const events: string[] = [];
const archived: string[] = [];

function publish(id: string, topic: string): void {
  events.push(topic + "/" + id);
}

function archive(id: string, reason: string): void {
  archived.push(id + ": " + reason);
}

export function finish(job: Job): void {
  publish(job.id, "finished");
  archive(job.id);
}

export function discard(job: Job): void {
  publish(job.id, "discarded");
  archive(job.id, "discarded");
}

export function history(): string[] {
  return [...events, ...archived];
}
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["pipeline.ts:19 2554 arguments"],
    },
    {
      name: "implicit-any-mended-in-csv-made-in-new-json-export",
      says: "csv.ts's untyped parameter gets its type",
      base: {
        "tsconfig.json": strict,
        "csv.ts": `export interface Row {
  id: number;
  title: string;
}

function escape(value: string): string {
  return value.includes(",") ? JSON.stringify(value) : value;
}

function toLine(row) {
  return row.id + "," + escape(row.title);
}

export function toCsv(rows: Row[]): string {
  return rows.map(toLine).join(";");
}

export function header(): string[] {
  const names: string[] = "id,title";
  return names;
}
`,
      },
      head: {
        "csv.ts": `export interface Row {
  id: number;
  title: string;
}

function escape(value: string): string {
  return value.includes(",") ? JSON.stringify(value) : value;
}

function toLine(row: Row): string {
  return row.id + "," + escape(row.title);
}

export function toCsv(rows: Row[]): string {
  return rows.map(toLine).join(";");
}

export function header(): string[] {
  const names: string[] = "id,title";
  return names;
}
`,
        "json.ts": `import type { Row } from "./csv";

export interface JsonExport {
  count: number;
  rows: { key: string; text: string }[];
}

function toRecord(row) {
  return { key: "row-" + row.id, text: String(row.title) };
}

export function toJson(rows: Row[]): string {
  const result: JsonExport = {
    count: rows.length,
    rows: rows.map(toRecord),
  };
  return JSON.stringify(result);
}
`,
      },
      counts: { base: 2, head: 2, "new": 1 },
      truth: ["json.ts:8 7006 implicitly"],
    },
    {
      name: "unknown-catch-mended-in-load-made-in-save",
      says: "load's use of err.message gets an instanceof check",
      base: {
        "tsconfig.json": strict,
        "store.ts": `export interface Note {
  id: string;
  text: string;
}

const log: string[] = [];

export function load(id: string): Note | undefined {
  try {
    const raw = localStorage.getItem("note:" + id);
    return raw === null ? undefined : (JSON.parse(raw) as Note);
  } catch (err) {
    log.push("load: " + err.message);
    return undefined;
  }
}

export function save(note: Note): void {
  localStorage.setItem("note:" + note.id, JSON.stringify(note));
}

export function remove(id: string): void {
  try {
    localStorage.removeItem("note:" + id);
  } catch (err) {
    log.push("remove: " + err.message);
  }
}

export function messages(): readonly string[] {
  return log;
}
`,
      },
      head: {
        "store.ts": `export interface Note {
  id: string;
  text: string;
}

const log: string[] = [];

export function load(id: string): Note | undefined {
  try {
    const raw = localStorage.getItem("note:" + id);
    return raw === null ? undefined : (JSON.parse(raw) as Note);
  } catch (err) {
    log.push("load: " + (err instanceof Error ? err.message : String(err)));
    return undefined;
  }
}

export function save(note: Note): boolean {
  try {
    localStorage.setItem("note:" + note.id, JSON.stringify(note));
    return true;
  } catch (err) {
    log.push("save: " + err.message);
    return false;
  }
}

export function remove(id: string): void {
  try {
    localStorage.removeItem("note:" + id);
  } catch (err) {
    log.push("remove: " + err.message);
  }
}

export function messages(): readonly string[] {
  return log;
}
`,
      },
      counts: { base: 2, head: 2, "new": 1 },
      truth: ["store.ts:23 18046 unknown"],
    },
    {
      name: "interface-method-implemented-another-added",
      says: "memoryCache lacked 'delete' and gets it",
      base: {
        "tsconfig.json": strict,
        "cache.ts": `export interface Cache {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  delete(key: string): boolean;
}

export class MemoryCache implements Cache {
  private readonly entries = new Map<string, string>();

  get(key: string): string | undefined {
    return this.entries.get(key);
  }

  set(key: string, value: string): void {
    this.entries.set(key, value);
  }
}

export class NullCache implements Cache {
  get(_key: string): string | undefined {
    return null;
  }

  set(_key: string, _value: string): void {}

  delete(_key: string): boolean {
    return false;
  }
}
`,
      },
      head: {
        "cache.ts": `export interface Cache {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  delete(key: string): boolean;
  size(): number;
}

export class MemoryCache implements Cache {
  private readonly entries = new Map<string, string>();

  get(key: string): string | undefined {
    return this.entries.get(key);
  }

  set(key: string, value: string): void {
    this.entries.set(key, value);
  }

  delete(key: string): boolean {
    return this.entries.delete(key);
  }
}

export class NullCache implements Cache {
  get(_key: string): string | undefined {
    return null;
  }

  set(_key: string, _value: string): void {}

  delete(_key: string): boolean {
    return false;
  }

  size(): number {
    return 0;
  }
}
`,
      },
      counts: { base: 2, head: 2, "new": 1 },
      truth: ["cache.ts:8 2420 MemoryCache"],
    },
    {
      name: "type-and-parameter-renamed-along",
      says: "user becomes Member and its parameters are renamed",
      base: {
        "tsconfig.json": strict,
        "users.ts": `export interface User {
  id: number;
  displayName: string;
  avatar?: { url: string };
}

const users: User[] = [];

export function addUser(user: User): void {
  users.push(user);
}

export function greeting(user: User): string {
  return "Hello, " + user.nickName + "!";
}

export function avatarUrl(user: User): string {
  return user.avatar.url + "?size=64";
}

export function userCount(): number {
  return users.length;
}
`,
      },
      head: {
        "users.ts": `/** A person who has joined a workspace. */
export interface Member {
  id: number;
  displayName: string;
  avatar?: { url: string };
}

const members: Member[] = [];

export function addMember(member: Member): void {
  members.push(member);
}

export function greeting(member: Member): string {
  return "Hello, " + member.nickName + "!";
}

export function avatarUrl(member: Member): string {
  return member.avatar.url + "?size=64";
}

export function memberCount(): number {
  return members.length;
}
`,
      },
      counts: { base: 2, head: 2, "new": 0 },
      truth: [],
    },
    {
      name: "interface-grows-and-message-now-suggests-a-name",
      says: "theme grows by 'color' for a new feature",
      base: {
        "tsconfig.json": strict,
        "theme.ts": `export interface Theme {
  name: string;
  background: string;
  spacing: number;
}

export const light: Theme = {
  name: "light",
  background: "#ffffff",
  spacing: 8,
};

export function css(theme: Theme): string {
  return "background:" + theme.background + ";padding:" + theme.spacing + "px";
}
`,
        "banner.ts": `import { css, type Theme } from "./theme";

export function banner(theme: Theme, text: string): string {
  const style = css(theme) + ";border-color:" + theme.colour;
  return "<div style='" + style + "'>" + text + "</div>";
}

export function emptyBanner(theme: Theme): string {
  return banner(theme, "");
}
`,
      },
      head: {
        "theme.ts": `export interface Theme {
  name: string;
  background: string;
  color: string;
  spacing: number;
}

export const light: Theme = {
  name: "light",
  background: "#ffffff",
  color: "#111111",
  spacing: 8,
};

export function css(theme: Theme): string {
  return (
    "background:" + theme.background +
    ";color:" + theme.color +
    ";padding:" + theme.spacing + "px"
  );
}
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "found-value-named-in-extracted-helper",
      says: "the lookup is extracted into priceOf and the found product is given a name: 'Object is possibly undefined' (TS2532) becomes \"'product' is possibly 'undefined'\" (TS18048)",
      base: {
        "tsconfig.json": strict,
        "cart.ts": `export interface Product {
  sku: string;
  price: number;
}

export interface CartItem {
  sku: string;
  quantity: number;
}

export function cartTotal(items: CartItem[], products: Product[]): number {
  let total = 0;
  for (const item of items) {
    if (item.quantity > 0) {
      total += item.quantity * products.find((p) => p.sku === item.sku).price;
    }
  }
  return total;
}

export function isEmpty(items: CartItem[]): boolean {
  return items.every((item) => item.quantity === 0);
}
`,
      },
      head: {
        "cart.ts": `export interface Product {
  sku: string;
  price: number;
}

export interface CartItem {
  sku: string;
  quantity: number;
}

function priceOf(sku: string, products: Product[]): number {
  const product = products.find((p) => p.sku === sku);
  return product.price;
}

export function cartTotal(items: CartItem[], products: Product[]): number {
  return items
    .filter((item) => item.quantity > 0)
    .reduce((total, item) => total + item.quantity * priceOf(item.sku, products), 0);
}

export function isEmpty(items: CartItem[]): boolean {
  return items.every((item) => item.quantity === 0);
}
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "overload-added-to-called-function",
      says: "formatMoney gains an overload for bigint",
      base: {
        "tsconfig.json": strict,
        "money.ts": `export function formatMoney(amount: number, currency: string): string {
  return amount.toFixed(2) + " " + currency;
}
`,
        "invoice.ts": `import { formatMoney } from "./money";

export interface Invoice {
  number: string;
  net: number;
  vat: string;
}

export function netLine(invoice: Invoice): string {
  return "Net: " + formatMoney(invoice.net, "EUR");
}

export function vatLine(invoice: Invoice): string {
  return "VAT: " + formatMoney(invoice.vat, "EUR");
}

export function print(invoice: Invoice): string {
  return [invoice.number, netLine(invoice), vatLine(invoice)].join(" / ");
}
`,
      },
      head: {
        "money.ts": `export function formatMoney(amount: number, currency: string): string;
/** Whole cents, for amounts beyond the safe integers. */
export function formatMoney(cents: bigint, currency: string): string;
export function formatMoney(amount: number | bigint, currency: string): string {
  if (typeof amount === "bigint") {
    return amount / 100n + "." + String(amount % 100n).padStart(2, "0") + " " + currency;
  }
  return amount.toFixed(2) + " " + currency;
}
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "function-moved-and-inline-type-named",
      says: "averageRtt moves to stats.ts and its inline parameter type becomes the interface Sample, so the message prints 'Sample' rather than the literal type",
      base: {
        "tsconfig.json": strict,
        "probe.ts": `export interface Probe {
  host: string;
  samples: { rttMs: number; at: number }[];
}

export function createProbe(host: string): Probe {
  return { host, samples: [] };
}

export function record(probe: Probe, rttMs: number): void {
  probe.samples.push({ rttMs, at: Date.now() });
}

export function averageRtt(samples: { rttMs: number; at: number }[]): number {
  let sum = 0;
  for (const sample of samples) {
    sum += sample.roundTrip;
  }
  return samples.length === 0 ? 0 : sum / samples.length;
}

export function summary(probe: Probe): string {
  return probe.host + ": " + averageRtt(probe.samples).toFixed(1) + " ms";
}
`,
      },
      head: {
        "probe.ts": `import { averageRtt, type Sample } from "./stats";

export interface Probe {
  host: string;
  samples: Sample[];
}

export function createProbe(host: string): Probe {
  return { host, samples: [] };
}

export function record(probe: Probe, rttMs: number): void {
  probe.samples.push({ rttMs, at: Date.now() });
}

export function summary(probe: Probe): string {
  return probe.host + ": " + averageRtt(probe.samples).toFixed(1) + " ms";
}
`,
        "stats.ts": `/** One measured round trip. */
export interface Sample {
  rttMs: number;
  at: number;
}

export function averageRtt(samples: Sample[]): number {
  let sum = 0;
  for (const sample of samples) {
    sum += sample.roundTrip;
  }
  return samples.length === 0 ? 0 : sum / samples.length;
}
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "early-return-with-swapped-branches",
      says: "the if/else of render is turned into an early return with the condition negated but the branches left in their order: value is read of a Failure and reason of a Success, two new errors",
      base: {
        "tsconfig.json": strict,
        "outcome.ts": `export interface Success {
  ok: true;
  value: number;
}

export interface Failure {
  ok: false;
  reason: string;
}

export type Outcome = Success | Failure;

export function render(outcome: Outcome): string {
  const prefix = "[" + outcome.elapsed + " ms] ";
  if (outcome.ok) {
    return prefix + outcome.value.toFixed(3);
  } else {
    return prefix + "failed: " + outcome.reason;
  }
}

export function tally(outcomes: Outcome[]): number {
  let passed = 0;
  for (const outcome of outcomes) {
    if (outcome.ok) passed += 1;
  }
  return passed;
}
`,
      },
      head: {
        "outcome.ts": `export interface Success {
  ok: true;
  value: number;
}

export interface Failure {
  ok: false;
  reason: string;
}

export type Outcome = Success | Failure;

export function render(outcome: Outcome): string {
  const prefix = "[" + outcome.elapsed + " ms] ";
  if (!outcome.ok) {
    return prefix + outcome.value.toFixed(3);
  }
  return prefix + "failed: " + outcome.reason;
}

export function tally(outcomes: Outcome[]): number {
  return outcomes.filter((outcome) => outcome.ok).length;
}
`,
      },
      counts: { base: 1, head: 3, "new": 2 },
      truth: ["outcome.ts:16 2339 Property", "outcome.ts:18 2339 Property"],
    },
    {
      name: "receipt-mended-and-same-value-handed-to-other-callee",
      says: "sendReceipt's optional email gets a fallback",
      base: {
        "tsconfig.json": strict,
        "checkout.ts": `export interface Order {
  id: number;
  total: number;
  email?: string;
  customerId: string;
}

const queue: string[] = [];
const FALLBACK = "billing@example.com";

function sendReceipt(to: string, total: number): void {
  queue.push("receipt " + to + " " + total);
}

function sendCancellation(to: string, id: number): void {
  queue.push("cancelled " + to + " " + id);
}

function subscribe(key: string): void {
  queue.push("subscribe " + key);
}

export function complete(order: Order): void {
  sendReceipt(order.email, order.total);
  subscribe(order.customerId);
}

export function cancel(order: Order): void {
  sendCancellation(order.email, order.id);
}

export function queued(): string[] {
  return queue.slice();
}

export const fallbackAddress = FALLBACK;
`,
      },
      head: {
        "checkout.ts": `export interface Order {
  id: number;
  total: number;
  email?: string;
  customerId: string;
}

const queue: string[] = [];
const FALLBACK = "billing@example.com";

function sendReceipt(to: string, total: number): void {
  queue.push("receipt " + to + " " + total);
}

function sendCancellation(to: string, id: number): void {
  queue.push("cancelled " + to + " " + id);
}

function subscribe(key: string): void {
  queue.push("subscribe " + key);
}

export function complete({ email, total }: Order): void {
  sendReceipt(email ?? FALLBACK, total);
  subscribe(email);
}

export function cancel({ email, id }: Order): void {
  sendCancellation(email, id);
}

export function queued(): string[] {
  return queue.slice();
}

export const fallbackAddress = FALLBACK;
`,
      },
      counts: { base: 2, head: 2, "new": 1 },
      truth: ["checkout.ts:25 2345 assignable"],
    },
    {
      name: "other-member-unguarded-in-the-same-sum",
      says: "base guards settings but not profile in the sum",
      base: {
        "tsconfig.json": strict,
        "quota.ts": `export interface User {
  name?: string;
  profile?: { bio: string };
  settings?: { signature: string };
}

export function storedCharacters(user: User): number {
  return user.profile.bio.length + (user.settings ? user.settings.signature.length : 0);
}

export function initials(user: User): string {
  return user.name
    .split(" ")
    .map((part) => part.charAt(0))
    .join("");
}

export function overQuota(user: User, limit: number): boolean {
  return storedCharacters(user) > limit;
}
`,
      },
      head: {
        "quota.ts": `export interface User {
  name?: string;
  profile?: { bio: string };
  settings?: { signature: string };
}

export const DEFAULT_LIMIT = 500;

export function storedCharacters(user: User): number {
  return (user.profile?.bio.length ?? 0) + user.settings.signature.length;
}

export function initials(user: User): string {
  return user.name
    .split(" ")
    .map((part) => part.charAt(0))
    .join("");
}

export function overQuota(user: User, limit = DEFAULT_LIMIT): boolean {
  return storedCharacters(user) > limit;
}
`,
      },
      counts: { base: 2, head: 2, "new": 1 },
      truth: ["quota.ts:10 18048 user.settings"],
    },
    {
      name: "optional-fields-exchanged-untouched-view-breaks",
      says: "only types.ts and its factory change: nickname becomes required, address becomes optional",
      base: {
        "tsconfig.json": strict,
        "types.ts": `export interface Contact {
  id: string;
  nickname?: string;
  phone: string;
  address: { street: string; city: string };
}

export function createContact(id: string, phone: string): Contact {
  return { id, phone, address: { street: "", city: "" } };
}
`,
        "card.ts": `import type { Contact } from "./types";

export function title(contact: Contact): string {
  return contact.nickname.toUpperCase();
}

export function phoneLine(contact: Contact): string {
  return "Phone: " + contact.phon;
}

export function cityLine(contact: Contact): string {
  return contact.address.city.toUpperCase();
}

export function card(contact: Contact): string {
  return [title(contact), phoneLine(contact), cityLine(contact)].join(" | ");
}
`,
      },
      head: {
        "types.ts": `export interface Contact {
  id: string;
  nickname: string;
  phone: string;
  address?: { street: string; city: string };
}

export function createContact(id: string, phone: string, nickname = id): Contact {
  return { id, nickname, phone };
}
`,
      },
      counts: { base: 2, head: 2, "new": 1 },
      truth: ["card.ts:12 18048 contact.address"],
    },
    {
      name: "loader-made-async-untouched-caller-not-awaiting",
      says: "loadRates becomes async and convert.ts awaits it",
      base: {
        "tsconfig.json": strict,
        "rates.ts": `export interface Rates {
  eur: number;
  usd: number;
  gbp: number;
}

export function loadRates(): Rates {
  const raw = localStorage.getItem("rates");
  return raw ? (JSON.parse(raw) as Rates) : { eur: 1, usd: 1.1, gbp: 0.85 };
}
`,
        "convert.ts": `import { loadRates } from "./rates";

export function toUsd(eur: number): number {
  const rates = loadRates();
  return eur * rates.usd;
}

export function toChf(eur: number): number {
  const rates = loadRates();
  return eur * rates.chf;
}
`,
        "report.ts": `import { loadRates, type Rates } from "./rates";

export function pounds(rates: Rates): string {
  return "GBP " + rates.gpb;
}

export function euroLine(): string {
  return "EUR " + loadRates().eur;
}

export function lines(rates: Rates): string[] {
  return [pounds(rates), euroLine()];
}
`,
      },
      head: {
        "rates.ts": `export interface Rates {
  eur: number;
  usd: number;
  gbp: number;
}

const DEFAULTS: Rates = { eur: 1, usd: 1.1, gbp: 0.85 };

export async function loadRates(): Promise<Rates> {
  const response = await fetch("/api/rates");
  return response.ok ? ((await response.json()) as Rates) : DEFAULTS;
}
`,
        "convert.ts": `import { loadRates } from "./rates";

export async function toUsd(eur: number): Promise<number> {
  const rates = await loadRates();
  return eur * rates.usd;
}

export async function toChf(eur: number): Promise<number> {
  const rates = await loadRates();
  return eur * rates.chf;
}
`,
      },
      counts: { base: 2, head: 3, "new": 1 },
      truth: ["report.ts:8 2339 Property"],
    },
    {
      name: "function-moved-out-constant-left-behind",
      says: "paginate moves to paging.ts with its old unresolved 'reportMetric'",
      base: {
        "tsconfig.json": strict,
        "table.ts": `export interface Page<T> {
  rows: T[];
  more: boolean;
}

const MAX_ROWS = 50;

export function paginate<T>(rows: T[], start: number): Page<T> {
  const end = start + MAX_ROWS;
  reportMetric("paginate", end - start);
  return { rows: rows.slice(start, end), more: end < rows.length };
}

export function firstPage<T>(rows: T[]): Page<T> {
  return paginate(rows, 0);
}

export function fitsOnePage<T>(rows: T[]): boolean {
  return rows.length <= MAX_ROWS;
}
`,
      },
      head: {
        "table.ts": `import { paginate, type Page } from "./paging";

const MAX_ROWS = 50;

export function firstPage<T>(rows: T[]): Page<T> {
  return paginate(rows, 0);
}

export function fitsOnePage<T>(rows: T[]): boolean {
  return rows.length <= MAX_ROWS;
}
`,
        "paging.ts": `export interface Page<T> {
  rows: T[];
  more: boolean;
}

export function paginate<T>(rows: T[], start: number): Page<T> {
  const end = start + MAX_ROWS;
  reportMetric("paginate", end - start);
  return { rows: rows.slice(start, end), more: end < rows.length };
}
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["paging.ts:7 2304 MAX_ROWS"],
    },
    {
      name: "ts-extract-helper-and-add-a-second-unchecked-lookup",
      says: "total's unchecked product moves into lineTotal (old)",
      base: {
        "tsconfig.json": strict,
        "src/cart.ts": `export interface Product {
  sku: string;
  title: string;
  price: number;
}

export interface Line {
  sku: string;
  quantity: number;
}

const products = new Map<string, Product>();

export function addProduct(product: Product): void {
  products.set(product.sku, product);
}

export function total(lines: Line[]): number {
  let sum = 0;
  for (const line of lines) {
    const product = products.get(line.sku);
    sum += product.price * line.quantity;
  }
  return sum;
}

export function isEmpty(lines: Line[]): boolean {
  return lines.every((line) => line.quantity === 0);
}
`,
      },
      head: {
        "src/cart.ts": `export interface Product {
  sku: string;
  title: string;
  price: number;
}

export interface Line {
  sku: string;
  quantity: number;
}

const products = new Map<string, Product>();

export function addProduct(product: Product): void {
  products.set(product.sku, product);
}

export function receipt(lines: Line[]): string {
  return lines
    .map((line) => {
      const product = products.get(line.sku);
      return \`\${line.quantity} x \${product.title}\`;
    })
    .join("\\n");
}

function lineTotal(line: Line): number {
  const product = products.get(line.sku);
  return product.price * line.quantity;
}

export function total(lines: Line[]): number {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0);
}

export function isEmpty(lines: Line[]): boolean {
  return lines.every((line) => line.quantity === 0);
}
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["src/cart.ts:22 18048 undefined"],
    },
    {
      name: "ts-fixtures-partly-filled-in",
      says: "alice lacked email, role and createdAt, and lacks only createdAt now: partly mended (even the message's code changes)",
      base: {
        "tsconfig.json": strict,
        "src/user.ts": `export interface User {
  id: number;
  name: string;
  email: string;
  role: "admin" | "member";
  createdAt: Date;
}

export function label(user: User): string {
  return \`\${user.name} <\${user.email}>\`;
}
`,
        "src/fixtures.ts": `import { label, type User } from "./user";

export const alice: User = {
  id: 1,
  name: "Alice",
};

export const bob: User = {
  id: 2,
  name: "Bob",
  email: "bob@example.com",
  role: "member",
  createdAt: "2024-01-05",
};

export function labels(): string[] {
  return [alice, bob].map((user) => label(user));
}
`,
      },
      head: {
        "src/fixtures.ts": `import { label, type User } from "./user";

const DOMAIN = "example.com";

export const alice: User = {
  id: 1,
  name: "Alice",
  email: \`alice@\${DOMAIN}\`,
  role: "admin",
};

export const bob: User = {
  id: 2,
  name: "Bob",
  email: \`bob@\${DOMAIN}\`,
  role: "member",
  createdAt: "2024-01-05",
};

export const everyone: User[] = [alice, bob];

export function labels(): string[] {
  return everyone.map((user) => label(user));
}
`,
      },
      counts: { base: 2, head: 2, "new": 0 },
      truth: [],
    },
    {
      name: "ts-functions-become-a-class-and-a-local-is-inlined",
      says: "the unchecked lookup in isExpired is the same fault though the local is inlined ('session' is possibly undefined -> Object is possibly undefined)",
      base: {
        "tsconfig.json": strict,
        "src/session.ts": `export interface Session {
  user: string;
  expires: number;
}

const sessions = new Map<string, Session>();

export function open(token: string, user: string, ttl: number): void {
  sessions.set(token, { user, expires: Date.now() + ttl });
}

export function isExpired(token: string): boolean {
  const session = sessions.get(token);
  return session.expires < Date.now();
}

export function sweep(): number {
  let removed = 0;
  for (const token of sessions.keys()) {
    if (isExpired(token)) {
      sessions.delete(token);
      removed += 1;
    }
  }
  return removed;
}

export function describe(session): string {
  return \`\${session.user} until \${session.expires}\`;
}
`,
      },
      head: {
        "src/session.ts": `export interface Session {
  user: string;
  expires: number;
}

export class SessionStore {
  private readonly sessions = new Map<string, Session>();

  open(token: string, user: string, ttl: number): void {
    this.sessions.set(token, { user, expires: Date.now() + ttl });
  }

  isExpired(token: string): boolean {
    return this.sessions.get(token).expires < Date.now();
  }

  sweep(): number {
    let removed = 0;
    for (const token of this.sessions.keys()) {
      if (this.isExpired(token)) {
        this.sessions.delete(token);
        removed += 1;
      }
    }
    return removed;
  }

  static describe(session): string {
    return \`\${session.user} until \${session.expires}\`;
  }
}
`,
      },
      counts: { base: 2, head: 2, "new": 0 },
      truth: [],
    },
    {
      name: "ts-new-event-kind-breaks-exhaustive-switch-elsewhere",
      says: "the added kind reaches the never default in a file the change does not touch: new",
      base: {
        "tsconfig.json": strict,
        "src/events.ts": `export type JobEvent =
  | { kind: "queued"; id: string }
  | { kind: "started"; id: string; worker: string }
  | { kind: "finished"; id: string; ms: number };

export function idOf(event: JobEvent): string {
  return event.id;
}
`,
        "src/format.ts": `import type { JobEvent } from "./events";

function assertNever(value: never): never {
  throw new Error(\`unexpected event \${JSON.stringify(value)}\`);
}

export function format(event: JobEvent): string {
  switch (event.kind) {
    case "queued":
      return \`\${event.id} queued\`;
    case "started":
      return \`\${event.id} started on \${event.worker.host}\`;
    case "finished":
      return \`\${event.id} took \${event.ms} ms\`;
    default:
      return assertNever(event);
  }
}

export function formatAll(events: JobEvent[]): string {
  return events.map(format).join("\\n");
}
`,
        "src/stats.ts": `import { idOf, type JobEvent } from "./events";

export function duration(events: JobEvent[], id: string): number | undefined {
  const done = events.find((e) => idOf(e) === id && e.kind === "finished");
  return done?.ms;
}

export function count(events: JobEvent[]): number {
  return new Set(events.map(idOf)).size;
}
`,
      },
      head: {
        "src/events.ts": `export type JobEvent =
  | { kind: "queued"; id: string }
  | { kind: "started"; id: string; worker: string }
  | { kind: "finished"; id: string; ms: number }
  | { kind: "failed"; id: string; reason: string };

export function idOf(event: JobEvent): string {
  return event.id;
}

export function isTerminal(event: JobEvent): boolean {
  return event.kind === "finished" || event.kind === "failed";
}
`,
      },
      counts: { base: 1, head: 2, new: 1 },
      truth: ["src/format.ts:16 2345 assignable"],
    },
    {
      name: "ts-rename-property-with-one-use-missed-beside-an-old-typo",
      says: "greeting's use of the renamed property was missed: new, on a line the change does not touch",
      base: {
        "tsconfig.json": strict,
        "src/member.ts": `export interface Member {
  id: number;
  fullName: string;
  joined: Date;
}

export function byName(a: Member, b: Member): number {
  return a.fullName.localeCompare(b.fullName);
}
`,
        "src/views.ts": `import { byName, type Member } from "./member";

export function badge(member: Member): string {
  return member.fullNam.slice(0, 2).toUpperCase();
}

export function row(member: Member): string {
  return \`\${member.id}\\t\${member.fullName}\`;
}

export function table(members: Member[]): string {
  return [...members].sort(byName).map(row).join("\\n");
}

export function greeting(member: Member): string {
  const first = member.fullName.split(" ")[0];
  return \`Hello \${first}\`;
}
`,
      },
      head: {
        "src/member.ts": `export interface Member {
  id: number;
  displayName: string;
  joined: Date;
}

export function byName(a: Member, b: Member): number {
  return a.displayName.localeCompare(b.displayName);
}
`,
        "src/views.ts": `import { byName, type Member } from "./member";

export function badge(member: Member): string {
  return member.fullNam.slice(0, 2).toUpperCase();
}

export function row(member: Member): string {
  return \`\${member.id}\\t\${member.displayName}\`;
}

export function table(members: Member[]): string {
  return [...members].sort(byName).map(row).join("\\n");
}

export function greeting(member: Member): string {
  const first = member.fullName.split(" ")[0];
  return \`Hello \${first}\`;
}
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["src/views.ts:16 2339 Property"],
    },
    {
      name: "second-dom-lookup-without-null-check",
      says: "hideBanner is a new function that repeats showBanner's unguarded lookup, and it stands above it",
      base: {
        "tsconfig.json": strict,
        "banner.ts": `export interface BannerOptions {
  title: string;
  dismissible: boolean;
}

const STORAGE_KEY = "banner-dismissed";

export function isDismissed(): boolean {
  return localStorage.getItem(STORAGE_KEY) === "1";
}

export function showBanner(options: BannerOptions): void {
  if (isDismissed()) return;
  const root = document.querySelector<HTMLElement>("#banner");
  root.hidden = false;
  root!.textContent = options.title;
}

export function dismiss(): void {
  localStorage.setItem(STORAGE_KEY, "1");
}
`,
      },
      head: {
        "banner.ts": `export interface BannerOptions {
  title: string;
  dismissible: boolean;
}

const STORAGE_KEY = "banner-dismissed";

export function isDismissed(): boolean {
  return localStorage.getItem(STORAGE_KEY) === "1";
}

export function hideBanner(): void {
  const root = document.querySelector<HTMLElement>("#banner");
  root.hidden = true;
}

export function showBanner(options: BannerOptions): void {
  if (isDismissed()) return;
  const root = document.querySelector<HTMLElement>("#banner");
  root.hidden = false;
  root!.textContent = options.title;
}

export function dismiss(): void {
  localStorage.setItem(STORAGE_KEY, "1");
  hideBanner();
}
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["banner.ts:14 18047 possibly"],
    },
    {
      name: "catch-unknown-mended-in-load-made-in-save",
      says: "load's 'err is of type unknown' was truly mended",
      base: {
        "tsconfig.json": strict,
        "settings.ts": `export interface Settings {
  theme: string;
  fontSize: number;
}

const KEY = "settings";
const defaults: Settings = { theme: "light", fontSize: 14 };

export function load(): Settings {
  try {
    const raw = localStorage.getItem(KEY);
    return raw === null ? defaults : { ...defaults, ...JSON.parse(raw) };
  } catch (err) {
    console.warn("settings: " + err.message);
    return defaults;
  }
}

export function save(settings: Settings): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
}

export function reset(): void {
  localStorage.removeItem(KEY);
}
`,
      },
      head: {
        "settings.ts": `export interface Settings {
  theme: string;
  fontSize: number;
}

const KEY = "settings";
const defaults: Settings = { theme: "light", fontSize: 14 };

export function load(): Settings {
  try {
    const raw = localStorage.getItem(KEY);
    return raw === null ? defaults : { ...defaults, ...JSON.parse(raw) };
  } catch (err) {
    const reason = err instanceof Error ? err.message : String(err);
    console.warn("settings: " + reason);
    return defaults;
  }
}

export function save(settings: Settings): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
    return true;
  } catch (err) {
    console.warn("settings: " + err.message);
    return false;
  }
}

export function reset(): void {
  localStorage.removeItem(KEY);
}
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["settings.ts:25 18046 unknown"],
    },
    {
      name: "another-button-with-misspelt-option",
      says: "the archive button is added with the same misspelt 'colour'",
      base: {
        "tsconfig.json": strict,
        "toolbar.ts": `export interface ButtonSpec {
  id: string;
  label: string;
  color?: string;
  onClick(): void;
}

const log: string[] = [];

function record(action: string): void {
  log.push(action);
}

export const buttons: ButtonSpec[] = [
  {
    id: "open",
    label: "Open",
    onClick: () => record("open"),
  },
  {
    id: "delete",
    label: "Delete",
    colour: "crimson",
    onClick: () => record("delete"),
  },
];

export function findButton(id: string): ButtonSpec | undefined {
  return buttons.find((button) => button.id === id);
}
`,
      },
      head: {
        "toolbar.ts": `export interface ButtonSpec {
  id: string;
  label: string;
  color?: string;
  onClick(): void;
}

const log: string[] = [];

function record(action: string): void {
  log.push(action);
}

export const buttons: ButtonSpec[] = [
  {
    id: "open",
    label: "Open",
    onClick: () => record("open"),
  },
  {
    id: "archive",
    label: "Archive",
    colour: "goldenrod",
    onClick: () => record("archive"),
  },
  {
    id: "delete",
    label: "Delete",
    colour: "crimson",
    onClick: () => record("delete"),
  },
];

export function findButton(id: string): ButtonSpec | undefined {
  return buttons.find((button) => button.id === id);
}
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["toolbar.ts:23 2561 properties"],
    },
    {
      name: "new-shape-breaks-a-second-exhaustive-function",
      says: "area was exhaustive and, without a touched line, lacks the triangle now",
      base: {
        "tsconfig.json": strict,
        "shapes.ts": `export interface Circle { kind: "circle"; radius: number }
export interface Rect { kind: "rect"; width: number; height: number }
export interface Line { kind: "line"; length: number }

export type Closed = Circle | Rect;
export type Shape = Closed | Line;

export function perimeter(shape: Shape): number {
  switch (shape.kind) {
    case "circle":
      return 2 * Math.PI * shape.radius;
    case "rect":
      return 2 * (shape.width + shape.height);
  }
}

export function area(shape: Closed): number {
  switch (shape.kind) {
    case "circle":
      return Math.PI * shape.radius ** 2;
    case "rect":
      return shape.width * shape.height;
  }
}

export function describe(shape: Shape): string {
  return "a " + shape.kind;
}
`,
      },
      head: {
        "shapes.ts": `export interface Circle { kind: "circle"; radius: number }
export interface Rect { kind: "rect"; width: number; height: number }
export interface Triangle { kind: "triangle"; a: number; b: number; c: number }
export interface Line { kind: "line"; length: number }

export type Closed = Circle | Rect | Triangle;
export type Shape = Closed | Line;

export function perimeter(shape: Shape): number {
  switch (shape.kind) {
    case "circle":
      return 2 * Math.PI * shape.radius;
    case "rect":
      return 2 * (shape.width + shape.height);
    case "triangle":
      return shape.a + shape.b + shape.c;
  }
}

export function area(shape: Closed): number {
  switch (shape.kind) {
    case "circle":
      return Math.PI * shape.radius ** 2;
    case "rect":
      return shape.width * shape.height;
  }
}

export function describe(shape: Shape): string {
  return "a " + shape.kind;
}
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["shapes.ts:20 2366 statement"],
    },
    {
      name: "new-class-repeats-uninitialised-field",
      says: "presenceClient is a new class with the same uninitialised field, at the very line and with the very text of ChatClient's old finding",
      base: {
        "tsconfig.json": strict,
        "clients.ts": `export interface Transport {
  send(text: string): void;
  close(): void;
}

export class ChatClient {
  private transport: Transport;
  private queue: string[] = [];

  attach(transport: Transport): void {
    this.transport = transport;
    for (const text of this.queue.splice(0)) transport.send(text);
  }

  say(text: string): void {
    if (this.transport) this.transport.send(text);
    else this.queue.push(text);
  }
}

export function join(client: ChatClient, transport: Transport): void {
  client.attach(transport);
  client.say("hello");
}
`,
      },
      head: {
        "clients.ts": `export interface Transport {
  send(text: string): void;
  close(): void;
}

export class PresenceClient {
  private transport: Transport;
  private online = false;

  attach(transport: Transport): void {
    this.transport = transport;
  }

  set(online: boolean): void {
    if (this.online === online) return;
    this.online = online;
    this.transport.send(online ? "+" : "-");
  }
}

export class ChatClient {
  private transport: Transport;
  private queue: string[] = [];

  attach(transport: Transport): void {
    this.transport = transport;
    for (const text of this.queue.splice(0)) transport.send(text);
  }

  say(text: string): void {
    if (this.transport) this.transport.send(text);
    else this.queue.push(text);
  }
}

export function join(client: ChatClient, presence: PresenceClient, transport: Transport): void {
  presence.attach(transport);
  presence.set(true);
  client.attach(transport);
  client.say("hello");
}
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["clients.ts:7 2564 constructor."],
    },
    {
      name: "timeout-as-text-mended-here-made-there",
      says: "the export route was mended",
      base: {
        "tsconfig.json": strict,
        "routes.ts": `export interface Route {
  path: string;
  timeoutMs: number;
  auth: boolean;
}

export const routes: Route[] = [
  { path: "/health", timeoutMs: 500, auth: false },
  { path: "/login", timeoutMs: 5000, auth: false },
  { path: "/export", timeoutMs: "30000", auth: true },
];

export function longest(): Route {
  return routes.reduce((a, b) => (a.timeoutMs >= b.timeoutMs ? a : b));
}

export function isPublic(path: string): boolean {
  return routes.some((route) => route.path === path && !route.auth);
}
`,
      },
      head: {
        "routes.ts": `export interface Route {
  path: string;
  timeoutMs: number;
  auth: boolean;
}

export const routes: Route[] = [
  { path: "/health", timeoutMs: 500, auth: false },
  { path: "/login", timeoutMs: 5000, auth: false },
  { path: "/export", timeoutMs: 30000, auth: true },
];

export const adminRoutes: Route[] = [
  { path: "/admin/users", timeoutMs: 5000, auth: true },
  { path: "/admin/reindex", timeoutMs: "60000", auth: true },
];

export function longest(): Route {
  return [...routes, ...adminRoutes].reduce((a, b) => (a.timeoutMs >= b.timeoutMs ? a : b));
}

export function isPublic(path: string): boolean {
  return routes.some((route) => route.path === path && !route.auth);
}
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["routes.ts:15 2322 assignable"],
    },
    {
      name: "index-by-string-in-a-new-table",
      says: "LABELS was mended by a Record type",
      base: {
        "tsconfig.json": strict,
        "status.ts": `const LABELS = {
  ok: "All good",
  warn: "Needs attention",
  fail: "Broken",
};

export interface Check {
  name: string;
  status: string;
}

export function labelOf(check: Check): string {
  return LABELS[check.status] ?? "Unknown";
}

export function worst(checks: Check[]): string {
  for (const status of ["fail", "warn"]) {
    if (checks.some((check) => check.status === status)) return status;
  }
  return "ok";
}
`,
      },
      head: {
        "status.ts": `const LABELS: Record<string, string> = {
  ok: "All good",
  warn: "Needs attention",
  fail: "Broken",
};

const ICONS = {
  ok: "✓",
  warn: "!",
  fail: "✗",
};

export interface Check {
  name: string;
  status: string;
}

export function labelOf(check: Check): string {
  return LABELS[check.status] ?? "Unknown";
}

export function iconOf(check: Check): string {
  return ICONS[check.status] ?? "?";
}

export function worst(checks: Check[]): string {
  for (const status of ["fail", "warn"]) {
    if (checks.some((check) => check.status === status)) return status;
  }
  return "ok";
}
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["status.ts:23 7053 implicitly"],
    },
    {
      name: "fixture-grows-along-with-its-interface",
      says: "guest lacked the email before and still lacks just the email",
      base: {
        "tsconfig.json": strict,
        "user.ts": `export interface User {
  id: number;
  name: string;
  email: string;
}

export function display(user: User): string {
  return user.name + " <" + user.email + ">";
}

export function initials(user: User): string {
  return user.name
    .split(" ")
    .map((part) => part.charAt(0))
    .join("");
}
`,
        "fixtures.ts": `import { display, type User } from "./user";

export const ada: User = { id: 1, name: "Ada Lovelace", email: "ada@example.org" };

export const guest: User = { id: 0, name: "Guest" };

export function all(): string[] {
  return [ada, guest].map(display);
}
`,
      },
      head: {
        "user.ts": `export interface User {
  id: number;
  name: string;
  email: string;
  admin: boolean;
}

export function display(user: User): string {
  const badge = user.admin ? " (admin)" : "";
  return user.name + " <" + user.email + ">" + badge;
}

export function initials(user: User): string {
  return user.name
    .split(" ")
    .map((part) => part.charAt(0))
    .join("");
}
`,
        "fixtures.ts": `import { display, type User } from "./user";

export const ada: User = {
  id: 1,
  name: "Ada Lovelace",
  email: "ada@example.org",
  admin: true,
};

export const guest: User = { id: 0, name: "Guest", admin: false };

export function all(): string[] {
  return [ada, guest].map(display);
}
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "union-gains-a-member-elsewhere",
      says: "archive still assigns a state that the type doesn't know, as before",
      base: {
        "tsconfig.json": strict,
        "ticket.ts": `export interface Ticket {
  id: number;
  state: "open" | "closed";
  title: string;
}

export function create(id: number, title: string): Ticket {
  return { id, title, state: "open" };
}

export function close(ticket: Ticket): Ticket {
  return { ...ticket, state: "closed" };
}

export function archive(ticket: Ticket): void {
  ticket.state = "archived";
}

export function isOpen(ticket: Ticket): boolean {
  return ticket.state === "open";
}
`,
      },
      head: {
        "ticket.ts": `export interface Ticket {
  id: number;
  state: "open" | "paused" | "closed";
  title: string;
}

export function create(id: number, title: string): Ticket {
  return { id, title, state: "open" };
}

export function pause(ticket: Ticket): Ticket {
  return { ...ticket, state: "paused" };
}

export function close(ticket: Ticket): Ticket {
  return { ...ticket, state: "closed" };
}

export function archive(ticket: Ticket): void {
  ticket.state = "archived";
}

export function isOpen(ticket: Ticket): boolean {
  return ticket.state === "open";
}
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "declaration-to-arrow-and-untyped-parameter-renamed",
      says: "on's second parameter was untyped and still is",
      base: {
        "tsconfig.json": strict,
        "events.ts": `export type Listener = (payload: string) => void;

const listeners: { name: string; fn: Listener }[] = [];

export function on(name: string, fn): void {
  listeners.push({ name, fn });
}

export function off(name: string): void {
  for (let i = listeners.length - 1; i >= 0; i--) {
    if (listeners[i].name === name) listeners.splice(i, 1);
  }
}

export function emit(name: string, payload: string): number {
  let count = 0;
  for (const listener of listeners) {
    if (listener.name !== name) continue;
    listener.fn(payload);
    count++;
  }
  return count;
}
`,
      },
      head: {
        "events.ts": `export type Listener = (payload: string) => void;

interface Entry {
  name: string;
  callback: Listener;
}

let entries: Entry[] = [];

export const on = (name: string, callback): void => {
  entries.push({ name, callback });
};

export const off = (name: string): void => {
  entries = entries.filter((entry) => entry.name !== name);
};

export const emit = (name: string, payload: string): number => {
  const matching = entries.filter((entry) => entry.name === name);
  for (const entry of matching) entry.callback(payload);
  return matching.length;
};
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "find-result-gets-a-name",
      says: "priceOf used the result of find without a check before and after",
      base: {
        "tsconfig.json": strict,
        "catalog.ts": `export interface Product {
  sku: string;
  name: string;
  cents: number;
}

export class Catalog {
  constructor(private readonly products: Product[]) {}

  has(sku: string): boolean {
    return this.products.some((p) => p.sku === sku);
  }

  priceOf(sku: string): string {
    return (this.products.find((p) => p.sku === sku).cents / 100).toFixed(2);
  }

  total(): number {
    return this.products.reduce((sum, p) => sum + p.cents, 0);
  }
}
`,
      },
      head: {
        "catalog.ts": `export interface Product {
  sku: string;
  name: string;
  cents: number;
}

function format(cents: number): string {
  return (cents / 100).toFixed(2);
}

export class Catalog {
  constructor(private readonly products: Product[]) {}

  has(sku: string): boolean {
    return this.products.some((p) => p.sku === sku);
  }

  priceOf(sku: string): string {
    const product = this.products.find((p) => p.sku === sku);
    return format(product.cents);
  }

  total(): string {
    return format(this.products.reduce((sum, p) => sum + p.cents, 0));
  }
}
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "readonly-field-renamed-along-with-its-write",
      says: "add wrote to the read-only total before",
      base: {
        "tsconfig.json": strict,
        "invoice.ts": `export interface Line {
  text: string;
  cents: number;
}

export class Invoice {
  readonly total: number;

  constructor(readonly lines: Line[], readonly currency: string) {
    this.total = lines.reduce((sum, line) => sum + line.cents, 0);
  }

  add(line: Line): void {
    this.lines.push(line);
    this.total += line.cents;
  }

  toString(): string {
    return this.currency + " " + (this.total / 100).toFixed(2);
  }
}
`,
      },
      head: {
        "invoice.ts": `/** One position of an invoice. */
export interface Line {
  text: string;
  cents: number;
}

/** An invoice; amounts are in cents. */
export class Invoice {
  readonly totalCents: number;

  constructor(readonly lines: Line[], readonly currency: string) {
    this.totalCents = lines.reduce((sum, line) => sum + line.cents, 0);
  }

  add(...lines: Line[]): void {
    for (const line of lines) {
      this.lines.push(line);
      this.totalCents += line.cents;
    }
  }

  toString(): string {
    return this.currency + " " + (this.totalCents / 100).toFixed(2);
  }
}
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "missing-options-partly-supplied",
      says: "DEFAULTS lacked all three options, two are supplied now",
      base: {
        "tsconfig.json": strict,
        "retry.ts": `export interface RetryOptions {
  attempts: number;
  delayMs: number;
  factor: number;
}

export const DEFAULTS: RetryOptions = {};

export function delays(options: RetryOptions): number[] {
  const result: number[] = [];
  let delay = options.delayMs;
  for (let i = 0; i < options.attempts; i++) {
    result.push(delay);
    delay *= options.factor;
  }
  return result;
}

export function totalDelay(options: RetryOptions = DEFAULTS): number {
  return delays(options).reduce((a, b) => a + b, 0);
}
`,
      },
      head: {
        "retry.ts": `export interface RetryOptions {
  attempts: number;
  delayMs: number;
  factor: number;
}

export const DEFAULTS: RetryOptions = {
  attempts: 3,
  delayMs: 200,
};

export function delays(options: RetryOptions): number[] {
  return Array.from(
    { length: options.attempts },
    (_, i) => options.delayMs * options.factor ** i,
  );
}

export function totalDelay(options: RetryOptions = DEFAULTS): number {
  return delays(options).reduce((a, b) => a + b, 0);
}
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "misspelt-import-loses-its-suggestion",
      says: "page.ts imported a name that text.ts didn't have before nor has after",
      base: {
        "tsconfig.json": strict,
        "text.ts": `export function slugify(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}

export function truncate(text: string, max: number): string {
  return text.length <= max ? text : text.slice(0, max - 1) + "…";
}
`,
        "page.ts": `import { slugfy, truncate } from "./text";

export interface Page {
  title: string;
  body: string;
}

export function urlOf(page: Page): string {
  return "/pages/" + slugfy(page.title);
}

export function teaser(page: Page): string {
  return truncate(page.body, 120);
}
`,
      },
      head: {
        "text.ts": `const NON_WORD = /[^a-z0-9]+/g;

export function toUrlSegment(title: string): string {
  return title.toLowerCase().replace(NON_WORD, "-");
}

export function truncate(text: string, max: number): string {
  return text.length <= max ? text : text.slice(0, max - 1) + "…";
}
`,
      },
      counts: { base: 1, head: 1, new: 0 },
      truth: [],
    },
    {
      name: "reader-becomes-async-untouched-report-forgets-await",
      says: "report.ts is untouched, but divides a promise now",
      base: {
        "tsconfig.json": strict,
        "store.ts": `const counts: Record<string, number> = {};

export function increment(key: string): void {
  counts[key] = readCount(key) + 1;
}

export function readCount(key: string): number {
  return counts[key] ?? 0;
}
`,
        "report.ts": `import { readCount } from "./store";

export interface Row {
  key: string;
  share: number;
}

export function share(key: string, total: number): number {
  return readCount(key) / total;
}

export function rows(keys: string[], total: string): Row[] {
  return keys.map((key) => ({ key, share: share(key, total) }));
}

export function heading(keys: string[]): string {
  return keys.join(" | ");
}
`,
      },
      head: {
        "store.ts": `const cache = caches.open("counts");

export async function increment(key: string): Promise<void> {
  const next = (await readCount(key)) + 1;
  await (await cache).put("/" + key, new Response(String(next)));
}

export async function readCount(key: string): Promise<number> {
  const hit = await (await cache).match("/" + key);
  return hit ? Number(await hit.text()) : 0;
}
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["report.ts:9 2362 arithmetic"],
    },
    {
      name: "constant-leaves-module-behind-a-barrel",
      says: "two constants were gathered into an object, and the untouched search.ts still imports SEARCH_LIMIT through the barrel",
      base: {
        "tsconfig.json": strict,
        "limits.ts": `export const PAGE_SIZE = 25;
export const SEARCH_LIMIT = 200;

export function clamp(value: number, max: number): number {
  return Math.max(0, Math.min(value, max));
}
`,
        "index.ts": `export * from "./limits";
`,
        "search.ts": `import { MAX_PAGES, SEARCH_LIMIT, clamp } from "./index";

export interface Query {
  text: string;
  limit?: number;
  page?: number;
}

export function limitOf(query: Query): number {
  return clamp(query.limit ?? SEARCH_LIMIT, SEARCH_LIMIT);
}

export function pageOf(query: Query): number {
  return clamp(query.page ?? 0, MAX_PAGES);
}
`,
      },
      head: {
        "limits.ts": `export interface Limits {
  page: number;
  results: number;
}

export const limits: Limits = { page: 25, results: 200 };

export function clamp(value: number, max: number): number {
  return Math.max(0, Math.min(value, max));
}
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["search.ts:1 2305 SEARCH_LIMIT"],
    },
    {
      name: "price-becomes-optional-under-an-untouched-cart",
      says: "the same untouched line had 'item.discount is possibly undefined' and now also 'item.price is possibly undefined': only the latter is new",
      base: {
        "tsconfig.json": strict,
        "types.ts": `export interface Item {
  name: string;
  price: number;
  discount?: number;
}

export function isOnSale(item: Item): boolean {
  return item.discount !== undefined;
}
`,
        "cart.ts": `import type { Item } from "./types";

export class Cart {
  private readonly items: Item[] = [];

  add(item: Item): void {
    this.items.push(item);
  }

  total(): number {
    let sum = 0;
    for (const item of this.items) {
      sum += item.price - item.discount;
    }
    return sum;
  }

  names(): string[] {
    return this.items.map((item) => item.name);
  }
}
`,
      },
      head: {
        "types.ts": `export interface Item {
  name: string;
  /** Not set for items that are sold on request only. */
  price?: number;
  discount?: number;
}

export function isOnSale(item: Item): boolean {
  return item.price !== undefined && item.discount !== undefined;
}

export function isOnRequest(item: Item): boolean {
  return item.price === undefined;
}
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["cart.ts:13 18048 item.price"],
    },
    {
      name: "loop-to-foreach-loses-narrowing",
      says: "inside the callback the check of the module's variable doesn't hold any more: new",
      base: {
        "tsconfig.json": strict,
        "session.ts": `export interface Session {
  user: string;
  token: string;
  touched: string[];
}

let session: Session | null = null;

export function start(user: string, token: string): void {
  session = { user, token, touched: [] };
}

export function header(): string {
  return "Bearer " + session.token;
}

export function touch(paths: string[]): number {
  if (session === null) return 0;
  for (const path of paths) {
    if (path.startsWith("/")) session.touched.push(path);
  }
  return session.touched.length;
}

export function end(): void {
  session = null;
}
`,
      },
      head: {
        "session.ts": `export interface Session {
  user: string;
  token: string;
  touched: string[];
}

let session: Session | null = null;

export function start(user: string, token: string): void {
  session = { user, token, touched: [] };
}

export function header(): string {
  return "Bearer " + session.token;
}

export function touch(paths: string[]): number {
  if (session === null) return 0;
  paths
    .filter((path) => path.startsWith("/"))
    .forEach((path) => session.touched.push(path));
  return session.touched.length;
}

export function end(): void {
  session = null;
}
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["session.ts:21 18047 possibly"],
    },
    {
      name: "request-literal-pulled-into-a-constant-widens",
      says: "pulled into a constant, the method widens to string and createUser's call breaks",
      base: {
        "tsconfig.json": strict,
        "api.ts": `export interface RequestSpec {
  method: "GET" | "POST" | "DELETE";
  path: string;
  body?: string;
}

const sent: RequestSpec[] = [];

export function send(spec: RequestSpec): void {
  sent.push(spec);
}

export function listUsers(): void {
  send({ method: "GET", path: "/users" });
}

export function removeUser(id: number): void {
  const verb = "DELETE" as string;
  send({ method: verb, path: "/users/" + id });
}

export function createUser(name: string): void {
  send({ method: "POST", path: "/users", body: JSON.stringify({ name }) });
}
`,
      },
      head: {
        "api.ts": `export interface RequestSpec {
  method: "GET" | "POST" | "DELETE";
  path: string;
  body?: string;
}

const sent: RequestSpec[] = [];

export function send(spec: RequestSpec): void {
  sent.push(spec);
}

export function listUsers(): void {
  send({ method: "GET", path: "/users" });
}

export function removeUser(id: number): void {
  const verb = "DELETE" as string;
  send({ method: verb, path: "/users/" + id });
}

export function createUser(name: string): void {
  const body = JSON.stringify({ name });
  const spec = { method: "POST", path: "/users", body };
  send(spec);
}
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["api.ts:25 2345 incompatible."],
    },
    {
      name: "ts-second-catch-in-same-function",
      says: "the write's catch with err.message is old and moves down",
      base: {
        "tsconfig.json": strict,
        "store.ts": `export interface Disk {
  read(path: string): Promise<string>;
  write(path: string, text: string): Promise<void>;
}

export async function save(disk: Disk, path: string, data: unknown): Promise<string[]> {
  const problems: string[] = [];
  const text = JSON.stringify(data, null, 2);
  try {
    await disk.write(path, text);
  } catch (err) {
    problems.push(err.message);
  }
  return problems;
}

export async function load(disk: Disk, path: string): Promise<unknown> {
  try {
    return JSON.parse(await disk.read(path));
  } catch {
    return undefined;
  }
}
`,
      },
      head: {
        "store.ts": `export interface Disk {
  read(path: string): Promise<string>;
  write(path: string, text: string): Promise<void>;
}

export async function save(disk: Disk, path: string, data: unknown): Promise<string[]> {
  const problems: string[] = [];
  const text = JSON.stringify(data, null, 2);
  try {
    await disk.write(\`\${path}.bak\`, await disk.read(path));
  } catch (err) {
    problems.push(\`no backup: \${err.message}\`);
  }
  try {
    await disk.write(path, text);
  } catch (err) {
    problems.push(err.message);
  }
  return problems;
}

export async function load(disk: Disk, path: string): Promise<unknown> {
  try {
    return JSON.parse(await disk.read(path));
  } catch {
    return undefined;
  }
}
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["store.ts:12 18046 unknown"],
    },
    {
      name: "ts-queryselector-result-named",
      says: "the unguarded querySelector result only gets a name: the code and the text change (Object is possibly null, then 'status' is possibly null), the risk is the old one",
      base: {
        "tsconfig.json": strict,
        "banner.ts": `export type Level = "info" | "error";

export function format(level: Level, text: string): string {
  return level === "error" ? \`Error: \${text}\` : text;
}

export function show(root: HTMLElement, level: Level, text: string): void {
  root.querySelector(".banner__status").textContent = format(level, text);
}

export function clear(root: HTMLElement): void {
  const close = root.querySelector<HTMLButtonElement>(".banner__close");
  if (close) close.disabled = true;
  root.hidden = true;
}
`,
      },
      head: {
        "banner.ts": `export type Level = "info" | "error";

const STATUS = ".banner__status";

export function format(level: Level, text: string): string {
  return level === "error" ? \`Error: \${text}\` : text;
}

/** Puts a message into the banner and uncovers it. */
export function show(root: HTMLElement, level: Level, text: string): void {
  const status = root.querySelector(STATUS);
  const message = format(level, text);
  status.textContent = message;
  root.hidden = false;
}

export function clear(root: HTMLElement): void {
  const close = root.querySelector<HTMLButtonElement>(".banner__close");
  if (close) close.disabled = true;
  root.hidden = true;
}
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "ts-union-gains-variant-exhaustive-check",
      says: "the audio variant is added in blocks.ts",
      base: {
        "tsconfig.json": strict,
        "blocks.ts": `export interface Text {
  kind: "text";
  body: string;
}

export interface Image {
  kind: "image";
  src: string;
  alt?: string;
}

export type Block = Text | Image;

export function isImage(block: Block): block is Image {
  return block.kind === "image";
}
`,
        "html.ts": `import type { Block } from "./blocks";

function unreachable(value: never): never {
  throw new Error(\`unexpected \${JSON.stringify(value)}\`);
}

export function weight(block: Block): number {
  switch (block.kind) {
    case "text":
      return block.body.length;
  }
}

export function render(block: Block): string {
  switch (block.kind) {
    case "text":
      return \`<p>\${block.body}</p>\`;
    case "image":
      return \`<img src="\${block.src}" alt="\${block.alt ?? ""}">\`;
    default:
      return unreachable(block);
  }
}
`,
      },
      head: {
        "blocks.ts": `export interface Text {
  kind: "text";
  body: string;
}

export interface Image {
  kind: "image";
  src: string;
  alt?: string;
}

export interface Audio {
  kind: "audio";
  src: string;
  seconds: number;
}

export type Block = Text | Image | Audio;

export function isMedia(block: Block): block is Image | Audio {
  return block.kind !== "text";
}

export function isImage(block: Block): block is Image {
  return block.kind === "image";
}
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["html.ts:21 2345 assignable"],
    },
    {
      name: "ts-indexed-palette-gains-colour",
      says: "the object indexed by a plain string gains a key, so the type printed in the message grows",
      base: {
        "tsconfig.json": strict,
        "theme.ts": `const palette = {
  low: "#2e7d32",
  medium: "#f9a825",
  high: "#c62828",
};

export function colour(severity: string): string {
  return palette[severity];
}

export function badge(severity: string, count: number): string {
  const label = count === 1 ? severity : \`\${severity} (\${count})\`;
  return \`<b style="color:\${colour(severity)}">\${label}</b>\`;
}

export function legend(): string[] {
  return Object.keys(palette).map((name) => badge(name, 1));
}
`,
      },
      head: {
        "theme.ts": `/** Colours by severity; keep in step with the mail templates. */
const palette = {
  none: "#9e9e9e",
  low: "#2e7d32",
  medium: "#f9a825",
  high: "#c62828",
  critical: "#6a1b9a",
};

export function colour(severity: string): string {
  const key = severity.toLowerCase();
  return palette[key];
}

export function badge(severity: string, count: number): string {
  const label = count === 1 ? severity : \`\${severity} (\${count})\`;
  return \`<b style="color:\${colour(severity)}">\${label}</b>\`;
}

export function legend(): string[] {
  return Object.keys(palette).map((name) => badge(name, 1));
}
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "ts-field-made-optional-breaks-other-file",
      says: "tax becomes optional in types.ts for exempt goods",
      base: {
        "tsconfig.json": strict,
        "types.ts": `export interface Item {
  sku: string;
  price: number;
  tax: number;
  discount?: number;
}

export const items: Item[] = [
  { sku: "A-1", price: 10, tax: 0.2 },
  { sku: "B-7", price: 4, tax: 0.05, discount: 0.1 },
];
`,
        "cart.ts": `import type { Item } from "./types";

export function reduced(item: Item): number {
  return item.price * (1 - item.discount);
}

export function gross(item: Item): number {
  return item.price * (1 + item.tax);
}

export function highestTax(items: Item[]): number {
  return items.reduce((max, item) => (item.tax > max ? item.price : max), 0);
}
`,
      },
      head: {
        "types.ts": `export interface Item {
  sku: string;
  price: number;
  /** Left out for goods exempt from tax. */
  tax?: number;
  discount?: number;
}

export const items: Item[] = [
  { sku: "A-1", price: 10, tax: 0.2 },
  { sku: "B-7", price: 4, tax: 0.05, discount: 0.1 },
  { sku: "C-3", price: 120 },
];
`,
      },
      counts: { base: 1, head: 3, "new": 2 },
      truth: ["cart.ts:8 18048 undefined", "cart.ts:12 18048 undefined"],
    },
    {
      name: "7053-image",
      says: "another object is indexed",
      base: {
        "tsconfig.json": strict,
        "m.ts": `type A = { p: number }; type B = { q: number };
export function f(x: { a: A; b: B }, k: string) {
  return x.a[k];
}
`,
      },
      head: {
        "m.ts": `type A = { p: number }; type B = { q: number };
export function f(x: { a: A; b: B }, k: string) {
  return x.b[k];
}
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["m.ts:3 7053 implicitly"],
    },
    {
      name: "2488-image",
      says: "another value is gone through",
      base: {
        "tsconfig.json": strict,
        "m.ts": `export function f(x: { a: number; b: Date }) {
  for (const p of x.a) console.log(p);
}
`,
      },
      head: {
        "m.ts": `export function f(x: { a: number; b: Date }) {
  for (const p of x.b) console.log(p);
}
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["m.ts:2 2488 Symbol.iterator"],
    },
    {
      name: "typo-swapped-methods-callbacks",
      says: "the same between two callbacks",
      base: {
        "tsconfig.json": strict,
        "m.ts": `type S = { name: string };
declare function on(k: string, f: (s: S) => void): void;
on("one", (s) => {
  console.log(s.nmae);
});
on("two", (s) => {
  console.log(s.name);
});
`,
      },
      head: {
        "m.ts": `type S = { name: string };
declare function on(k: string, f: (s: S) => void): void;
on("one", (s) => {
  console.log(s.name);
});
on("two", (s) => {
  console.log(s.nmae);
});
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["m.ts:7 2339 Property"],
    },
    {
      name: "b-possibly-extracted",
      says: "a value that may be undefined is given a name",
      base: {
        "tsconfig.json": strict,
        "m.ts": `type X = { foo?: { bar: number } };
export function f(x: X) {
  return x.foo.bar;
}
`,
      },
      head: {
        "m.ts": `type X = { foo?: { bar: number } };
export function f(x: X) {
  const foo = x.foo;
  return foo.bar;
}
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "b-possibly-destructured",
      says: "a parameter is destructured",
      base: {
        "tsconfig.json": strict,
        "m.ts": `type X = { foo?: { bar: number } };
export function f(x: X) {
  console.log(x.foo.bar);
}
`,
      },
      head: {
        "m.ts": `type X = { foo?: { bar: number } };
export function f({ foo }: X) {
  console.log(foo.bar);
}
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "2345-same-type-other-fn",
      says: "a call goes, and one of another function comes",
      base: {
        "tsconfig.json": strict,
        "m.ts": `declare function open(n: number): void; declare function shut(n: number): void;
export function f(s: string) {
  console.log("start");
  open(s);
  console.log("mid");
}
`,
      },
      head: {
        "m.ts": `declare function open(n: number): void; declare function shut(n: number): void;
export function f(s: string) {
  console.log("start");
  console.log("mid");
  if (s) shut(s + "k");
}
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["m.ts:5 2345 assignable"],
    },
    {
      name: "2322-assign-other",
      says: "an assignment goes, and one to another variable comes",
      base: {
        "tsconfig.json": strict,
        "m.ts": `export function f(s: string) {
  let a: number = 1; let b: number = 2;
  console.log("start");
  a = s;
  console.log("mid", a, b);
}
`,
      },
      head: {
        "m.ts": `export function f(s: string) {
  let a: number = 1; let b: number = 2;
  console.log("start");
  console.log("mid", a, b);
  if (s) b = [s].join("");
}
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["m.ts:5 2322 assignable"],
    },
  ],
  shellcheck: [
    {
      name: "sh-wrap-deploy-script-into-functions",
      says: "the unused keep and both unchecked cd's are only moved and re-indented into functions",
      base: {
        "deploy.sh": `#!/usr/bin/env bash
set -u

release="$1"
target="/srv/app"
keep=5

echo "deploying $release"
cd "$target"
tar -xzf "/tmp/$release.tar.gz"
ln -sfn "$target/$release" current

if [ -f current/post-deploy.sh ]; then
  bash current/post-deploy.sh
fi

cd releases
for old in $(ls -1t | tail -n +4); do
  rm -rf -- "$old"
done
`,
      },
      head: {
        "deploy.sh": `#!/usr/bin/env bash
set -u

target="/srv/app"
keep=5

usage() {
  echo "usage: $0 RELEASE" >&2
  exit 2
}

unpack() {
  local release="$1"
  echo "deploying $release"
  cd "$target"
  tar -xzf "/tmp/$release.tar.gz"
  ln -sfn "$target/$release" current
}

post_deploy() {
  if [ -f current/post-deploy.sh ]; then
    bash current/post-deploy.sh
  fi
}

prune() {
  cd releases
  for old in $(ls -1t | tail -n +4); do
    rm -rf -- "$old"
  done
}

main() {
  [ $# -eq 1 ] || usage
  unpack "$1"
  post_deploy
  prune
}

main "$@"
`,
      },
      counts: { base: 4, head: 4, "new": 0 },
      truth: [],
    },
    {
      name: "sh-guard-one-cd-and-add-another",
      says: "build_docs's cd is mended, build_web's is old, build_api's is a new unchecked cd",
      base: {
        "build.sh": `#!/bin/bash

root="$(dirname "$0")"

build_docs() {
  cd "$root/docs"
  make html
}

build_web() {
  cd "$root/web"
  npm ci
  npm run build
}

run() {
  echo "+ $*"
  $@
}

run build_docs
run build_web
`,
      },
      head: {
        "build.sh": `#!/bin/bash

root="$(dirname "$0")"

build_docs() {
  cd "$root/docs" || exit 1
  make html
}

build_web() {
  cd "$root/web"
  npm ci
  npm run build
}

build_api() {
  cd "$root/api"
  go build ./...
}

run() {
  echo "+ $*"
  $@
}

run build_docs
run build_web
run build_api
`,
      },
      counts: { base: 3, head: 3, "new": 1 },
      truth: ["build.sh:17 SC2164 return"],
    },
    {
      name: "sh-rename-variable-with-one-use-missed",
      says: "dest is renamed, but report still uses it: referenced but not assigned, on an untouched line",
      base: {
        "backup.sh": `#!/bin/bash
set -e

dest=/var/backups
stamp=$(date +%F)
retries=3

dump_db() {
  pg_dump "$1" > "$dest/$1-$stamp.sql"
}

dump_all() {
  for db in $@; do
    dump_db "$db"
  done
}

report() {
  du -sh "$dest"
  echo "backups of $stamp are complete"
}

dump_all "$@"
report
`,
      },
      head: {
        "backup.sh": `#!/bin/bash
set -e

backup_root=/var/backups
stamp=$(date +%F)
retries=3

dump_db() {
  pg_dump "$1" > "$backup_root/$1-$stamp.sql"
}

dump_all() {
  mkdir -p "$backup_root"
  for db in $@; do
    dump_db "$db"
  done
}

report() {
  du -sh "$dest"
  echo "backups of $stamp are complete"
}

dump_all "$@"
report
`,
      },
      counts: { base: 2, head: 3, "new": 1 },
      truth: ["backup.sh:20 SC2154 referenced"],
    },
    {
      name: "sh-second-masked-return-in-same-function",
      says: "local commit=$(...) is old and moves below",
      base: {
        "release.sh": `#!/usr/bin/env bash
set -euo pipefail

out=\${1:-dist}

stamp() {
  local commit=$(git rev-parse --short HEAD)
  echo "build-\${commit}"
}

pack() {
  mkdir -p "$out"
  tar -czf "$out/$(stamp).tgz" src
}

main() {
  pack
  echo "packed into $out"
}

main
`,
      },
      head: {
        "release.sh": `#!/usr/bin/env bash
# Packs the sources into an archive named after branch and commit.
set -euo pipefail

out=\${1:-dist}

stamp() {
  local branch=$(git branch --show-current)
  local commit=$(git rev-parse --short HEAD)
  echo "build-\${branch//\\//-}-\${commit}"
}

pack() {
  mkdir -p "$out"
  tar -czf "$out/$(stamp).tgz" src
}

main() {
  pack
  echo "packed into $out"
}

main
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["release.sh:8 SC2155 separately"],
    },
    {
      name: "sh-kill-wrapped-in-guard-and-getopts",
      says: "the unquoted $(cat pidfile) is still the one kill of the script",
      base: {
        "stop.sh": `#!/bin/bash
PIDFILE=/run/worker.pid

usage() {
  echo "usage: $0 start|stop" >&2
  exit 2
}

start() {
  worker --daemon --pid "$PIDFILE"
}

stop() {
  kill $(cat "$PIDFILE")
  rm -f "$PIDFILE"
}

case "\${1:-}" in
  start) start ;;
  stop) stop ;;
  *) usage ;;
esac
`,
      },
      head: {
        "stop.sh": `#!/bin/bash
pid_file=/run/worker.pid
signal=TERM

usage() {
  echo "usage: $0 [-s SIGNAL] [-p FILE] start|stop" >&2
  exit 2
}

start() {
  worker --daemon --pid "$pid_file"
}

stop() {
  if [[ -s "$pid_file" ]]; then
    kill -s "$signal" $(cat "$pid_file")
    rm -f "$pid_file"
  else
    echo "not running" >&2
  fi
}

while getopts "s:p:" opt; do
  case "$opt" in
    s) signal=$OPTARG ;;
    p) pid_file=$OPTARG ;;
    *) usage ;;
  esac
done
shift $((OPTIND - 1))

case "\${1:-}" in
  start) start ;;
  stop) stop ;;
  *) usage ;;
esac
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "sh-unquoted-args-fixed-and-repeated",
      says: "compose() now quotes its arguments",
      base: {
        "dev.sh": `#!/usr/bin/env bash
set -eu

project=shop

compose() {
  docker compose -p "$project" $@
}

manage() {
  compose run --rm web python manage.py $@
}

case "$1" in
  up) compose up -d ;;
  manage) shift; manage "$@" ;;
  *) compose "$@" ;;
esac
`,
      },
      head: {
        "dev.sh": `#!/usr/bin/env bash
set -eu

project=shop

compose() {
  docker compose -p "$project" "$@"
}

shell_in() {
  local service=$1
  shift
  compose exec "$service" $@
}

manage() {
  compose run --rm web python manage.py $@
}

case "$1" in
  up) compose up -d ;;
  shell) shift; shell_in "$@" ;;
  manage) shift; manage "$@" ;;
  *) compose "$@" ;;
esac
`,
      },
      counts: { base: 2, head: 2, "new": 1 },
      truth: ["dev.sh:13 SC2068 expansions"],
    },
    {
      name: "sh-default-assignment-dropped",
      says: "the clean-up deletes the assignment of region but sync_all still uses it: a new unassigned variable",
      base: {
        "backup.sh": `#!/bin/bash
# Mirrors the data directory.
region=eu-central-1
source_dir=/srv/data
keep_days=14

sync_all() {
  aws s3 sync "$source_dir" "s3://$bucket/data" \\
    --delete \\
    --region "$region"
}

prune() {
  find "$source_dir" -name '*.tmp' -mtime "+$keep_days" -delete
}

prune
sync_all
`,
      },
      head: {
        "backup.sh": `#!/bin/bash
# Mirrors the data directory.
source_dir=/srv/data

sync_all() {
  aws s3 sync "$source_dir" "s3://$bucket/data" \\
    --delete \\
    --region "$region"
}

prune() {
  find "$source_dir" -name '*.tmp' -mtime "+\${KEEP_DAYS:-14}" -delete
}

prune
sync_all
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["backup.sh:8 SC2154 referenced"],
    },
  ],
  ruff: [
    {
      name: "ruff-replace-json-by-yaml-leaves-import-unused",
      says: "json's last uses are gone, so its untouched import is unused now: new",
      base: {
        "settings.py": `import json
import os
import sys
from pathlib import Path


def config_path():
    return Path.home() / ".config" / "tool" / "settings.json"


def load():
    path = config_path()
    if not path.exists():
        return {}
    return json.loads(path.read_text())


def dump(settings):
    print(json.dumps(settings, indent=2))


def fail(message):
    print(message, file=sys.stderr)
    sys.exit(2)
`,
      },
      head: {
        "settings.py": `import json
import os
import sys
from pathlib import Path

import yaml


class SettingsError(Exception):
    pass


def config_path():
    return Path.home() / ".config" / "tool" / "settings.yaml"


def load():
    path = config_path()
    if not path.exists():
        return {}
    return yaml.safe_load(path.read_text())


def dump(settings):
    yaml.safe_dump(settings, sys.stdout)


def fail(message):
    raise SettingsError(message)
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["settings.py:1 F401 imported"],
    },
    {
      name: "ruff-extract-and-reindent-with-renamed-locals",
      says: "functions become methods",
      base: {
        "fetch.py": `import time
import urllib.request


def fetch(url, attempts=3):
    for attempt in range(attempts):
        try:
            with urllib.request.urlopen(url) as res:
                status = res.status
                return res.read()
        except:
            time.sleep(2 ** attempt)
    return None


def fetch_text(url):
    data = fetch(url)
    if data is None:
        print(f"giving up")
        return ""
    return data.decode()


def fetch_all(urls):
    return {key_of(u): fetch_text(u) for u in urls}
`,
      },
      head: {
        "fetch.py": `import time
import urllib.request


class Fetcher:
    def __init__(self, attempts=3):
        self.attempts = attempts

    def _once(self, url):
        with urllib.request.urlopen(url) as response:
            http_status = response.status
            return response.read()

    def fetch(self, url):
        for attempt in range(self.attempts):
            try:
                return self._once(url)
            except:
                time.sleep(2 ** attempt)
        return None

    def text(self, url):
        body = self.fetch(url)
        if body is None:
            print(f"giving up")
            return ""
        return body.decode()

    def all(self, urls):
        return {key_of(u): self.text(u) for u in urls}
`,
      },
      counts: { base: 4, head: 4, "new": 0 },
      truth: [],
    },
    {
      name: "ruff-define-missing-name-in-one-place-and-copy-elsewhere",
      says: "start is mended",
      base: {
        "tasks.py": `import time


def now():
    return time.time()


def start(task):
    task["started"] = now()
    logger.info("started %s", task["id"])
    return task


def finish(task):
    task["finished"] = now()
    logger.info("finished %s", task["id"])
    return task


def elapsed(task):
    try:
        return task["finished"] - task["started"]
    except KeyError as exc:
        return now() - task["started"]
`,
      },
      head: {
        "tasks.py": `import logging
import time


def now():
    return time.time()


def start(task):
    logger = logging.getLogger("tasks")
    task["started"] = now()
    logger.info("started %s", task["id"])
    return task


def cancel(task, reason):
    if "finished" in task:
        return task
    task["cancelled"] = now()
    logger.info("cancelled %s: %s", task["id"], reason)
    return task


def finish(task):
    task["finished"] = now()
    logger.info("finished %s", task["id"])
    return task


def elapsed(task):
    try:
        return task["finished"] - task["started"]
    except KeyError as exc:
        return now() - task["started"]
`,
      },
      counts: { base: 3, head: 3, "new": 1 },
      truth: ["tasks.py:20 F821 Undefined"],
    },
    {
      name: "ruff-unused-import-into-try",
      says: "the unused yaml import is wrapped in a try with a flag, so ruff appends its hint on find_spec and the line moves",
      base: {
        "config.py": `import json
import pathlib
import yaml


def load(path: str) -> dict:
    file = pathlib.Path(path)
    suffix = file.suffix.lower()
    return json.loads(file.read_text())


def save(path: str, data: dict) -> None:
    pathlib.Path(path).write_text(json.dumps(data, indent=2))


def merge(base: dict, extra: dict) -> dict:
    return {**base, **extra}
`,
      },
      head: {
        "config.py": `"""Reads and writes the configuration."""

import json
import pathlib

try:
    import yaml
except ImportError:
    HAVE_YAML = False
else:
    HAVE_YAML = True


def formats() -> list[str]:
    return ["json", "yaml"] if HAVE_YAML else ["json"]


def load(path: str) -> dict:
    file = pathlib.Path(path)
    suffix = file.suffix.lower()
    return json.loads(file.read_text(encoding="utf-8"))


def save(path: str, data: dict) -> None:
    pathlib.Path(path).write_text(json.dumps(data, indent=2), encoding="utf-8")


def merge(base: dict, extra: dict) -> dict:
    return {**base, **extra}
`,
      },
      counts: { base: 3, head: 2, "new": 0 },
      truth: [],
    },
    {
      name: "ruff-bare-except-added-above-old-one",
      says: "a second bare except in the same function, in front of the old one",
      base: {
        "probe.py": `import socket
import subprocess


def ping(host: str) -> bool:
    done = subprocess.run(["ping", "-c1", host], capture_output=True)
    return done.returncode == 0


def probe(host: str, port: str) -> str:
    try:
        number = int(port)
    except:
        return f"bad port"
    with socket.socket() as s:
        s.settimeout(2)
        return "open" if s.connect_ex((host, number)) == 0 else "closed"


def report(hosts: list[str]) -> dict[str, str]:
    return {h: probe(h, "443") for h in hosts if ping(h)}
`,
      },
      head: {
        "probe.py": `import socket
import subprocess


def ping(host: str) -> bool:
    done = subprocess.run(["ping", "-c1", host], capture_output=True)
    return done.returncode == 0


def probe(host: str, port: str, timeout: float = 2) -> str:
    try:
        address = socket.gethostbyname(host)
    except:
        return "unknown host"
    try:
        number = int(port)
    except:
        return f"bad port"
    with socket.socket() as s:
        s.settimeout(timeout)
        return "open" if s.connect_ex((address, number)) == 0 else "closed"


def report(hosts: list[str], port: str = "443") -> dict[str, str]:
    return {h: probe(h, port) for h in hosts if ping(h)}
`,
      },
      counts: { base: 3, head: 4, "new": 1 },
      truth: ["probe.py:13 E722 except"],
    },
    {
      name: "ruff-import-clean-up-goes-too-far",
      says: "the clean-up of unused imports mends re but also takes shutil, which restore() still needs twice: two new undefined names",
      base: {
        "archive.py": `import os
import re
import shutil
import time


def stamp() -> str:
    return time.strftime("%Y%m%d-%H%M%S")


def archive(folder: str, target: str) -> str:
    name = os.path.join(target, stamp())
    log.info("archiving %s", folder)
    os.makedirs(name)
    return name


def restore(name: str, folder: str) -> None:
    if os.path.isdir(folder):
        shutil.rmtree(folder)
    shutil.copytree(name, folder)
`,
      },
      head: {
        "archive.py": `import os
import time


def stamp() -> str:
    return time.strftime("%Y%m%d-%H%M%S")


def archive(folder: str, target: str) -> str:
    name = os.path.join(target, stamp())
    log.info("archiving %s", folder)
    os.makedirs(name, exist_ok=True)
    return name


def restore(name: str, folder: str) -> None:
    if os.path.isdir(folder):
        shutil.rmtree(folder)
    shutil.copytree(name, folder)
`,
      },
      counts: { base: 2, head: 3, "new": 2 },
      truth: ["archive.py:18 F821 Undefined", "archive.py:19 F821 Undefined"],
    },
  ],
} as const satisfies Readonly<Record<string, readonly ComplaintCase[]>>;

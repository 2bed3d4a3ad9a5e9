/** Functions moved, extracted, inlined, copied, wrapped and renamed within a repository. */
import type { NewnessCase } from "../cases.ts";
import { edited } from "./edited.ts";

const track = `class Track:
    title: str = ""
    seconds: int = 0


class Player:
    volume: int = 5

    def play(self, track: Track, loud: bool) -> None:
        print(track.title, loud)
`;

const loudest = `def loudest(players: list[Player]) -> Player:
    best = max(players, key=lambda player: player.loudness)
    return bset
`;

const lengths = `def lengths(tracks: list[Track]) -> list[str]:
    found = []
    for track in tracks:
        minutes = track.seconds / 60
        found.append(minutes + ":" + str(track.secs))
    return found
`;

const playAll = `def play_all(player: Player, tracks: list[Track]) -> None:
    for track in tracks:
        if track.length > 0:
            player.play(track)
    player.stop()
`;

const header = "from track import Player, Track\n\n\n";
const all = `${header}${loudest}\n\n${lengths}\n\n${playAll}`;
const indent = (text: string) => text.replace(/^(?=.)/gm, "    ");

const summary = `def summary(track: Track) -> str:
    return track.title + ": " + track.seconds
`;

const report = `from track import Player, Track


def morning(player: Player, tracks: list[Track]) -> str:
    lines = []
    for track in tracks:
        lines.append(track.name + str(track.seconds))
    player.play(tracks[0])
    return "\\n".join(lines)


def evening(player: Player, tracks: list[Track]) -> str:
    lines = []
    for track in tracks:
        lines.append(track.name + str(track.seconds))
    player.play(tracks[-1], True)
    return "\\n".join(lins)
`;

const deduplicated = `from track import Player, Track


def lines_of(tracks: list[Track]) -> list[str]:
    lines = []
    for track in tracks:
        lines.append(track.name + str(track.seconds))
    return lines


def morning(player: Player, tracks: list[Track]) -> str:
    lines = lines_of(tracks)
    player.play(tracks[0])
    return "\\n".join(lines)


def evening(player: Player, tracks: list[Track]) -> str:
    lines = lines_of(tracks)
    player.play(tracks[-1], True)
    return "\\n".join(lins)
`;

const importer = `import json


def read(path: str, strict: bool):
    file = open(path)
    rows = json.load(fil)
    for row in rows:
        if strict:
            check(row)
    return rows.lenth if rows else path.legnth


def write(path: str, rows: list[str]) -> int:
    file = open(path, "w")
    for row in rows:
        file.write(row + 1)
    return file.size
`;

const outer = `from track import Track


def medley(tracks: list[Track], limit: int) -> list[str]:
    titles: list[str] = []

    def add(track: Track) -> None:
        if track.length < limit:
            titles.append(track.title)

    for track in tracks:
        add(track, limit)
    return titls
`;

const lifted = `from track import Track


def add(track: Track) -> None:
    if track.length < limit:
        titles.append(track.title)


def medley(tracks: list[Track], limit: int) -> list[str]:
    titles: list[str] = []
    for track in tracks:
        add(track, limit)
    return titls
`;

const kinds = `from track import Player, Track


def describe(thing: Track | Player | str) -> str:
    if isinstance(thing, Track):
        return thing.title + thing.artist
    elif isinstance(thing, Player):
        return thing.volume
    else:
        return thing.strip().captialize()
`;

export const pythonFunctions: readonly NewnessCase[] = [
  {
    name: "order-reversed",
    says: "three functions are put in the opposite order, and one gets a further slip",
    base: { "track.py": track, "m.py": all },
    head: {
      "m.py": `${header}${playAll}\n\n${edited(lengths, ["return found", "return fuond"])}\n\n${loudest}`,
    },
    counts: { base: 7, head: 8, new: 1 },
    truth: ["m.py:16 reportUndefinedVariable fuond"],
  },
  {
    name: "moved-without-its-import",
    says: "two functions move to a file that was there, which imports one of the two classes that they need",
    base: { "track.py": track, "m.py": all, "text.py": `from track import Track\n\n\n${summary}` },
    head: {
      "m.py": `${header}${lengths}`,
      "text.py": `from track import Track\n\n\n${summary}\n\n${loudest}\n\n${playAll}`,
    },
    counts: { base: 8, head: 8, new: 3 },
    truth: [
      "text.py:8 reportUndefinedVariable Player",
      "text.py:8 reportUndefinedVariable Player",
      "text.py:13 reportUndefinedVariable Player",
    ],
  },
  {
    name: "into-a-class",
    says: "functions become methods: the parameter player is self, its uses follow",
    base: { "track.py": track, "m.py": all },
    head: {
      "m.py": `${header}class Party(Player):\n${indent(
        edited(playAll, ["player: Player, ", "self, "], ["player.", "self."]),
      )}\n    @staticmethod\n${indent(lengths)}\n    @staticmethod\n${indent(loudest)}`,
    },
    counts: { base: 7, head: 7, new: 0 },
    truth: [],
  },
  {
    name: "into-a-class-self-forgotten",
    says: "functions become methods, and a call among them is not prefixed",
    base: {
      "track.py": track,
      "m.py": `${header}${lengths}\n\ndef show(tracks: list[Track]) -> str:\n    return ", ".join(lengths(tracks)) + len(tracks)\n`,
    },
    head: {
      "m.py": `${header}class Show:\n${indent(
        edited(lengths, ["(tracks", "(self, tracks"]),
      )}\n    def show(self, tracks: list[Track]) -> str:\n        return ", ".join(lengths(tracks)) + len(tracks)\n`,
    },
    counts: { base: 3, head: 4, new: 1 },
    truth: ["m.py:13 reportUndefinedVariable lengths"],
  },
  {
    name: "helper-extracted",
    says: "two equal loops become one helper: of two equal old errors one is left",
    base: { "track.py": track, "report.py": report },
    head: { "report.py": deduplicated },
    counts: { base: 4, head: 3, new: 0 },
    truth: [],
  },
  {
    name: "helper-inlined",
    says: "a helper is inlined into both of its callers: its old error is there twice",
    base: { "track.py": track, "report.py": deduplicated },
    head: { "report.py": report },
    counts: { base: 3, head: 4, new: 1 },
    truth: ["report.py:15 reportAttributeAccessIssue name"],
    either: "one of the two is the old one, and which is a matter of taste; or both are",
  },
  {
    name: "copied-and-adapted",
    says: "a function is copied under another name with its old errors, and adapted a little",
    base: { "track.py": track, "m.py": all },
    head: {
      "m.py": `${header}${loudest}\n\n${edited(
        playAll,
        ["play_all", "play_loudly"],
        ["player.play(track)", "player.play(track, True)"],
        ["track.length > 0", "track.length > 5"],
      )}\n\n${lengths}\n\n${playAll}`,
    },
    counts: { base: 7, head: 9, new: 2 },
    truth: ["m.py:11 reportAttributeAccessIssue length", "m.py:13 reportAttributeAccessIssue stop"],
  },
  {
    name: "wrapped-in-with-and-try",
    says: "bodies go into with and try, a column or two further in, and the handler has a slip of its own",
    base: { "importer.py": importer },
    head: {
      "importer.py": `import json
import logging


def read(path: str, strict: bool):
    try:
        with open(path) as file:
            rows = json.load(fil)
            for row in rows:
                if strict:
                    check(row)
    except OSError as error:
        logging.warnings(error)
        return None
    return rows.lenth if rows else path.legnth


def write(path: str, rows: list[str]) -> int:
    with open(path, "w") as file:
        for row in rows:
            file.write(row + 1)
        return file.size
`,
    },
    counts: { base: 5, head: 6, new: 1 },
    truth: ["importer.py:13 reportAttributeAccessIssue warnings"],
  },
  {
    name: "guard-clauses",
    says: "conditions are turned into early returns, so that the rest moves out by one level",
    base: {
      "track.py": track,
      "m.py":
        "from track import Player, Track\n\n\ndef start(player: Player | None, track: Track | None) -> str:\n    if player is not None:\n        if track is not None:\n            player.play(track)\n            return track.name\n        else:\n            return player.nmae\n    return plyer\n",
    },
    head: {
      "m.py":
        "from track import Player, Track\n\n\ndef start(player: Player | None, track: Track | None) -> str:\n    if player is None:\n        return plyer\n    if track is None:\n        return player.nmae\n\n    player.play(track)\n    return track.name\n",
    },
    counts: { base: 4, head: 4, new: 0 },
    truth: [],
  },
  {
    name: "inner-function-lifted",
    says: "an inner function moves to the top of the module and loses what it closed over",
    base: { "track.py": track, "medley.py": outer },
    head: { "medley.py": lifted },
    counts: { base: 3, head: 5, new: 2 },
    truth: ["medley.py:5 reportUndefinedVariable limit", "medley.py:6 reportUndefinedVariable titles"],
  },
  {
    name: "match-statement",
    says: "a chain of isinstance becomes match, with the old errors in its arms",
    base: { "track.py": track, "kinds.py": kinds },
    head: {
      "kinds.py": `from track import Player, Track


def describe(thing: Track | Player | str) -> str:
    match thing:
        case Track():
            return thing.title + thing.artist
        case Player():
            return thing.volume
        case _:
            return thing.strip().captialize()
`,
    },
    counts: { base: 3, head: 3, new: 0 },
    truth: [],
  },
  {
    name: "names-shortened",
    says: "parameters and locals are renamed throughout, one use is overlooked",
    base: { "track.py": track, "m.py": all },
    head: {
      "m.py": edited(
        all,
        ["player: Player", "box: Player"],
        ["player.play(", "box.play("],
        [
          "for track in tracks:\n        minutes = track.seconds",
          "for song in tracks:\n        minutes = song.seconds",
        ],
        ["str(track.secs)", "str(song.secs)"],
        ["lambda player: player.loudness", "lambda one: one.loudness"],
      ),
    },
    counts: { base: 7, head: 7, new: 1 },
    truth: ["m.py:21 reportUndefinedVariable player"],
  },
  {
    name: "generator-for-a-list",
    says: "a function that fills a list becomes a generator; a caller that takes its length is not touched",
    base: {
      "track.py": track,
      "m.py": `${header}${lengths}`,
      "use.py": "from m import lengths\n\nfound = lengths([])\nprint(len(found), fuond)\n",
    },
    head: {
      "m.py": `from collections.abc import Iterator\n\n${header}def lengths(tracks: list[Track]) -> Iterator[str]:\n    for track in tracks:\n        minutes = track.seconds / 60\n        yield minutes + ":" + str(track.secs)\n`,
    },
    counts: { base: 3, head: 4, new: 1 },
    truth: ["use.py:4 reportArgumentType len"],
  },
];

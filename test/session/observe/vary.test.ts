/** What is varied, by name. */
import { describe, expect, test } from "vitest";
import {
  noVariation,
  parseVariations,
  type Variation,
  variationNames,
  variedCommand,
  variedEnvironment,
} from "../../../src/session/observe/vary.ts";

function read(text: string): readonly Variation[] {
  const parsed = parseVariations(text);
  if (parsed.kind === "unknown") throw new Error(`unknown: ${parsed.name}`);
  return parsed.variations;
}

const names = (text: string) => read(text).map(({ name }) => name);

describe("--vary", () => {
  test("reads names, all of them, and pairs, one at a time first", () => {
    expect(names("heap,locale")).toEqual(["locale", "heap"]);
    expect(names("all")).toEqual(variationNames);
    expect(names("home,depth,heap,pairs")).toEqual([
      "home",
      "depth",
      "heap",
      "home+depth",
      "home+heap",
      "depth+heap",
    ]);
    const single = variationNames.length;
    expect(names("pairs")).toHaveLength(single + (single * (single - 1)) / 2);
    expect(names("all,pairs")).toEqual(names("pairs"));
  });

  test("tells a name that it does not know, and the nearest", () => {
    expect(parseVariations("locale,timezone")).toEqual({
      kind: "unknown",
      name: "timezone",
      nearest: "time-zone",
    });
    expect(parseVariations("")).toEqual({ kind: "unknown", name: "", nearest: undefined });
    expect(parseVariations("toString")).toMatchObject({ kind: "unknown" });
  });

  test("changes what it names and nothing else, and a pair what both do", () => {
    const change = (text: string) =>
      read(text).map((variation) =>
        Object.entries(variation).filter(
          ([key, value]) => JSON.stringify(value) !== JSON.stringify(noVariation[key as keyof Variation]),
        ),
      );
    expect(change("all").map((changed) => changed.map(([key]) => key).join())).toEqual([
      "name,environment",
      "name,environment",
      "name,homeName",
      "name,rootFolders",
      "name,heapMb",
      "name,processors",
      "name,written",
    ]);
    expect(read("locale,time-zone,pairs").at(-1)).toEqual({
      ...noVariation,
      name: "locale+time-zone",
      environment: { LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8", TZ: "Pacific/Kiritimati" },
    });
  });
});

test("a home of another name is an environment and a folder", () => {
  const [home, zone] = ["home", "time-zone"].map((name) => read(name)[0] ?? noVariation) as [
    Variation,
    Variation,
  ];
  expect([variedEnvironment(home, "/scratch"), variedEnvironment(zone, "/scratch")]).toEqual([
    { environment: { HOME: "/scratch/another h\u00f6me" }, folders: ["/scratch/another h\u00f6me"] },
    { environment: { TZ: "Pacific/Kiritimati" }, folders: [] },
  ]);
});

describe("a command", () => {
  const node = { file: "/node", args: ["--max-old-space-size=4096", "server.js", "--stdio"] };
  const both = read("heap,processors,pairs").at(-1) ?? noVariation;

  test("without a variation is itself", () => {
    expect(variedCommand(node, noVariation, "/usr/bin/taskset")).toEqual({ ...node, notVaried: [] });
  });

  test("gets another heap and fewer processors", () => {
    expect(variedCommand(node, both, "/usr/bin/taskset")).toEqual({
      file: "/usr/bin/taskset",
      args: ["--cpu-list", "0", "/node", "--max-old-space-size=1024", "server.js", "--stdio"],
      notVaried: [],
    });
    expect(variedCommand(node, { ...both, processors: 4 }, "/usr/bin/taskset").args[1]).toBe("0-3");
  });

  test("says what cannot be varied", () => {
    expect(variedCommand({ file: "/server", args: [] }, both, null)).toEqual({
      file: "/server",
      args: [],
      notVaried: [
        "the heap: the server's command sets no heap size",
        "the processors: this machine has no `taskset`",
      ],
    });
  });
});

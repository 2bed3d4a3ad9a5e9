/** Raw requests to a scripted server: what may be sent, what is sent, and what of the answer is kept. */
import { describe, expect, test } from "vitest";
import { UserError } from "../../../src/model/errors.ts";
import { assertMethod } from "../../../src/questions/query/request.ts";
import { capableMethods } from "../../../src/servers/protocol/capabilities.ts";
import { answered, ask, location, range, uri } from "../../support/scripted-asking.ts";

const refusal = (method: unknown, allowed: readonly string[] = []): string => {
  try {
    assertMethod({ method: method as string }, allowed);
    return "sent";
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return `${error.exitCode} ${error.message}`;
  }
};

describe("a request", () => {
  test.each([
    "workspace/executeCommand",
    "textDocument/rename",
    "textDocument/formatting",
    "textDocument/codeAction",
    "workspace/willRenameFiles",
    "rust-analyzer/reloadWorkspace",
    "custom/projectInfo",
    "toString",
    "__proto__",
  ])("that is not known to read only is sent where a person named it alone: %s", (method) => {
    expect(refusal(method)).toBe(`71 Lanser does not send ${method}: it is not known to be read-only`);
    expect(refusal(method, [method])).toBe("sent");
  });

  test.each(["initialize", "shutdown", "exit", "$/cancelRequest", "textDocument/didOpen"])(
    "that a session is made of is never sent, whoever names it: %s",
    (method) => {
      expect(refusal(method, [method])).toBe(
        `13 ${method} controls the session, so a question cannot send it`,
      );
    },
  );

  test("that only reads is sent, each of the table", () => {
    const own = capableMethods.filter((method) => !method.startsWith("custom/"));
    expect(own.map((method) => refusal(method))).toEqual(own.map(() => "sent"));
    expect(own).toContain("textDocument/documentHighlight");
    expect(refusal(undefined)).toBe("13 `request` needs a method");
  });
});

describe("what is sent", () => {
  const sentOf = async (params: object, selector = "a.py@L1:C5") => {
    let seen: unknown;
    const answer = (_: string, given: object) => {
      seen = given;
      return null;
    };
    const method = "textDocument/hover";
    await ask("request", { answer, selector }, { method, params: params as Record<string, unknown> });
    return seen;
  };

  test("is the place, and over it what was given", async () => {
    const textDocument = { uri: uri("a.py") };
    expect(await sentOf({})).toEqual({ textDocument, position: { line: 0, character: 4 } });
    expect(await sentOf({}, "a.py")).toEqual({ textDocument });
    const position = { line: 7, character: 1 };
    expect(await sentOf({ position, deep: [{ targetUri: "b/c d.py" }] })).toEqual({
      textDocument,
      position,
      deep: [{ targetUri: uri("b/c%20d.py") }],
    });
  });

  test("names files of the repository alone", async () => {
    for (const path of ["/etc/passwd", "../x.py", "a/../../x.py", "file:///etc/passwd"])
      await expect(sentOf({ textDocument: { uri: path } })).rejects.toThrow(
        `\`${path}\` is not a path of the repository`,
      );
  });
});

describe("what is answered", () => {
  const said = async (result: unknown) => {
    const script = { answer: () => result };
    const { facts, error } = await ask("request", script, { method: "textDocument/hover" });
    return error === undefined ? facts.response?.result : `${error.exitCode} ${error.message}`;
  };

  test("is the server's own, with the places of this machine as paths, in keys too", async () => {
    expect(await said([location("b.py", 3), null, 1.5, true])).toEqual([
      { uri: "b.py", range: range(3, 4, 7) },
      null,
      1.5,
      true,
    ]);
    expect(await said({ changes: { [uri("b.py")]: ["see /tree/a.py and /server/x.pyi"] } })).toEqual({
      changes: { "b.py": ["see a.py and <pyright>/x.pyi"] },
    });
    expect(await said({ uri: "file:///etc/passwd" })).toEqual({ uri: "<outside>" });
    expect(await said(undefined)).toBeNull();
  });

  test("is none where JSON cannot hold it", async () => {
    let deep: unknown = 1;
    for (let level = 0; level < 200; level += 1) deep = [deep];
    expect(await said(deep)).toBe(
      "65 the answer of pyright to textDocument/hover does not follow the protocol",
    );
    expect(await said([Number.POSITIVE_INFINITY])).toMatch(/^65 /u);
    expect(await said("\ud800")).toBe("\ufffd");
  });

  test("to a method that the server does not know is 72, also where no capability tells it", async () => {
    const answer = () =>
      answered({ kind: "error", code: -32_601, message: "Unhandled method x/y", data: undefined });
    const { error } = await ask("request", { answer }, { method: "x/y" });
    expect([error?.exitCode, error?.message]).toEqual([72, "pyright does not offer x/y"]);
  });
});

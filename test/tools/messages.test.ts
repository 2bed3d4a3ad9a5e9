/** Tables read from installed, pinned servers, compared with the committed ones. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { serverTables } from "../../scripts/families.ts";
import { findPin, shippedPins } from "../../src/servers/pins.ts";
import { readPyrightMessages } from "../../src/servers/pyright/catalogue.ts";
import { pyrightMessages } from "../../src/servers/pyright/messages.gen.ts";
import { readProgramMessages, readScriptMessages } from "../../src/servers/typescript/catalogue.ts";
import { typescriptMessages } from "../../src/servers/typescript/messages.gen.ts";
import { installedPyright } from "../support/gate.ts";
import { installedTypescript } from "../support/typescript.ts";
import { toolsFolder } from "./installed.ts";

test("families and messages are what the script reads from the pinned servers", async () => {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const serverOf = (id: string, { folder }: { readonly folder: string }) => ({
    path: join(folder, "node_modules"),
    version: findPin(shippedPins, id, undefined)?.version ?? "none",
  });
  const tables = serverTables({
    typescript: serverOf("typescript", await installedTypescript()),
    pyright: serverOf("pyright", await installedPyright()),
  });
  const isStale = ([path, text]: readonly [string, string]) =>
    readFileSync(join(root, path), "utf8") !== text;
  expect(tables.size).toBe(4);
  expect(
    [...tables].filter(isStale).map(([path]) => path),
    "stale: run node scripts/families.ts SERVERS",
  ).toEqual([]);
});

test("pyright's table is what its program has", async () => {
  const { folder } = await installedPyright();
  const program = join(folder, "node_modules/pyright/dist/pyright-internal.js");
  expect(readPyrightMessages(readFileSync(program, "utf8"))).toEqual(pyrightMessages.messages);
  expect(pyrightMessages.messages["argAssignmentParam"]).toBe(
    'Argument of type "{argType}" cannot be assigned to parameter "{paramName}" of type "{paramType}"',
  );
});

test("TypeScript 7's table is what its program has", async () => {
  const { folder } = await installedTypescript();
  const program = join(folder, `node_modules/@typescript/typescript-linux-${process.arch}/lib/tsc`);
  const read = Object.entries(readProgramMessages(readFileSync(program)));
  expect(Object.fromEntries(read.map(([code, { text }]) => [code, text]))).toEqual(
    typescriptMessages.messages,
  );
  expect(read.length).toBeGreaterThan(1300);
});

test("a program that is none says so", () => {
  expect(() => readProgramMessages(Buffer.from("#!/bin/sh\n".repeat(20)))).toThrow(
    "not a 64-bit ELF program",
  );
  expect(() => readPyrightMessages("nothing")).toThrow("no English messages");
});

test("TypeScript 5's command has its messages in another form, and mostly the same", () => {
  const program = join(toolsFolder(), "node_modules/typescript-5/lib/_tsc.js");
  const read = readScriptMessages(readFileSync(program, "utf8"));
  const texts = Object.entries(read).map(([code, { text }]) => [code, text] as const);
  const same = texts.filter(([code, text]) => typescriptMessages.messages[code] === text);
  expect(texts.length).toBeGreaterThan(1300);
  expect(same.length / texts.length).toBeGreaterThan(0.95);
  expect(read["2322"]).toEqual({
    name: "Type_0_is_not_assignable_to_type_1",
    text: "Type '{0}' is not assignable to type '{1}'.",
  });
});

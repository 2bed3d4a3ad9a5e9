/** Packages that cargo gives up: believed where an error of the compiler is there for each of them, and for nothing else. */
import { expect, test } from "vitest";
import { readCargo } from "../../src/servers/cargo/output.ts";

const ended = (exitCode: number, stdout: string, stderr = "") =>
  ({ exitCode, stdout, stderr, timedOut: false, cwd: "/tree", over: "project" }) as const;
const metadata = ended(
  0,
  JSON.stringify({
    packages: ["shop", "bill"].map((name) => ({
      id: `path+file:///tree/${name}#0.1.0`,
      manifest_path: `/tree/${name}/Cargo.toml`,
      dependencies: [],
    })),
  }),
);
const finished = `${JSON.stringify({ reason: "build-finished", success: false })}\n`;
const error = (packageId: string, path: string) =>
  `${JSON.stringify({
    reason: "compiler-message",
    package_id: packageId,
    target: { kind: ["lib"], src_path: `/tree/${path}` },
    message: {
      message: "mismatched types",
      level: "error",
      code: { code: "E0308" },
      spans: [
        { is_primary: true, file_name: path, line_start: 1, column_start: 1, line_end: 1, column_end: 2 },
      ],
    },
  })}\n`;

const shop = error("path+file:///tree/shop#0.1.0", "shop/src/lib.rs");
const said = (stdout: string, stderr: string) => {
  const read = readCargo([metadata, ended(101, stdout + finished, stderr)]);
  return read.kind === "failed" ? `${read.code}: ${read.reason}` : `${read.diagnostics.length} found`;
};
const compiled = (name: string, how = "(lib) due to 1 previous error") =>
  `error: could not compile \`${name}\` ${how}\n`;

test("with an error of its own a package is explained, however its id is written", () => {
  expect([
    said(shop, compiled("shop")),
    said(error("path+file:///tree/folder#shop@0.1.0", "folder/src/lib.rs"), compiled("shop")),
    said(
      shop + error("registry+https://example.com/index#bill@1.0.0", "bill/src/lib.rs"),
      compiled("shop") + compiled("bill"),
    ),
  ]).toEqual(["1 found", "1 found", "2 found"]);
});

test("without one the run is not believed, whatever others have: what it would have said is unknown", () => {
  expect({
    "the compiler was ended": said(
      shop,
      `${compiled("shop")}${compiled("bill", "(lib)")}Caused by:\n  process didn't exit successfully: rustc (signal: 9, SIGKILL: kill)\n`,
    ),
    "its build script failed": said(
      shop,
      `${compiled("shop")}error: failed to run custom build command for \`bill v0.1.0 (/tree/bill)\`\n`,
    ),
    "none has one": said("", compiled("bill")),
  }).toMatchInlineSnapshot(`
    {
      "its build script failed": "server-configuration: error: could not compile \`shop\` (lib) due to 1 previous error; error: failed to run custom build command for \`bill v0.1.0 (/tree/bill)\`",
      "none has one": "server-configuration: error: could not compile \`bill\` (lib) due to 1 previous error",
      "the compiler was ended": "server-configuration: error: could not compile \`shop\` (lib) due to 1 previous error; error: could not compile \`bill\` (lib); Caused by:; process didn't exit successfully: rustc (signal: 9, SIGKILL: kill)",
    }
  `);
});

/** Chooses the subcommand of `lanser trace …`. Each subcommand has a file in trace/. */

import { UserError, withHelpOf } from "../model/errors.ts";
import { nearest } from "../model/nearest.ts";
import type { Program } from "./program/program.ts";

type Subcommand = (host: Program, args: readonly string[], signal: AbortSignal) => Promise<number>;

/** Subcommands, each loaded when it is called. */
const subcommands: Readonly<Record<string, () => Promise<Subcommand>>> = {
  record: async () => (await import("./trace/record.ts")).traceRecord,
  replay: async () => (await import("./trace/replay.ts")).traceReplay,
  refresh: async () => (await import("./trace/refresh.ts")).traceRefresh,
  drift: async () => (await import("./trace/drift.ts")).traceDrift,
  list: async () => (await import("./trace/list.ts")).traceList,
  show: async () => (await import("./trace/show.ts")).traceShow,
  verify: async () => (await import("./trace/verify.ts")).traceVerify,
  diff: async () => (await import("./trace/diff.ts")).traceDiff,
  export: async () => (await import("./trace/export.ts")).traceExport,
  validate: async () => (await import("./trace/validate.ts")).traceValidate,
};

const traceHelp = `lanser trace: sessions with a language server, recorded and replayed

  lanser trace record --name NAME [-- FILE… | gate …]
              records a session, or every session of a gate's run
  lanser trace replay --trace DIR|TRACE
              makes the results of a recorded run or session again, without a server
  lanser trace refresh [NAME…]
              records traces again
  lanser trace drift [--trace NAME]
              asks the pinned server again and shows what its results depend on
  lanser trace list [--server ID] [--session NAME] [--operation METHOD] [--status STATUS]
              the traces of this repository
  lanser trace show TRACE
              reads one like a conversation
  lanser trace verify [TRACE…]
              looks whether traces are complete, follow their schema, and hold secrets
  lanser trace diff A B
              where two part first, and which messages differ
  lanser trace export TRACE --to vscode|chrome
              for the language server protocol inspector, or for Perfetto
  lanser trace validate --schema FILE FILE…
              looks whether old traces and reports follow a changed schema

TRACE is a file, or a name below .lanser/traces. \`lanser trace SUBCOMMAND --help\` lists the flags of a subcommand.
`;

export function traceCommand(host: Program, args: readonly string[], signal: AbortSignal): Promise<number> {
  const [name, ...rest] = args;
  if (name === "--help" || name === "-h") {
    host.stdout.write(traceHelp);
    return Promise.resolve(0);
  }
  const known = Object.keys(subcommands);
  if (name === undefined || name.startsWith("-")) {
    throw new UserError("usage", `trace needs a subcommand: ${known.join(", ")}`, {
      hint: "See: lanser trace --help",
    });
  }
  const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
  if (subcommand !== undefined)
    return withHelpOf(`trace ${name}`, async () => (await subcommand())(host, rest, signal));
  const near = nearest(name, known);
  throw new UserError("usage", `there is no subcommand \`trace ${name}\``, {
    hint: near === undefined ? "See: lanser trace --help" : `Did you mean \`trace ${near}\`?`,
  });
}

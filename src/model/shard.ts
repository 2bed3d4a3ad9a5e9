/** Defines `shard.json`: what one of several parallel jobs checked. The file is next to the observations of the job. */
import type { Costs, Unit } from "./units.ts";

/** Facts that must be equal in all jobs of a run. Observations under other facts cannot be compared. */
export type RunIdentity = {
  /** The release of Lanser, by the bytes of its program; null if Lanser cannot read its own files. */
  readonly code: string | null;
  /** Platform, architecture and version of Node. */
  readonly machine: string;
  /** Digest of the repository's absolute path, because a server's findings can depend on the path. */
  readonly place: string;
  readonly base: { readonly commit: string; readonly tree: string };
  readonly head: { readonly commit: string | null; readonly tree: string };
  /** `pyright@1.1.414`, in their order. */
  readonly servers: readonly string[];
  /** Digest over the parts of the policy that can change the queries to a server or its answers. */
  readonly configuration: string;
};

/** One unit that the job checked. */
export type ShardUnit = {
  readonly unit: Unit;
  /** Name and digest of the kept entry of each session. */
  readonly entries: readonly ShardEntry[];
  /** Why the entry of a session is missing, or null. The job that joins the results then runs the server itself. */
  readonly why: string | null;
};

export type ShardEntry = {
  readonly session: string;
  /** 64 hexadecimal digits. */
  readonly name: string;
  readonly digest: string;
};

/** The content of `shard.json`. */
export type Shard = {
  readonly identity: RunIdentity;
  readonly units: readonly ShardUnit[];
  readonly costs: Costs;
};

/**
 * Explains the first difference between a shard and the run that joins it: `what` continues "the shard …", `todo` is
 * the next step. Only the first is shown, because later differences can follow from it. Undefined if there is none.
 */
export function explainOtherRun(
  own: RunIdentity,
  other: RunIdentity,
): { what: string; todo: string } | undefined {
  const short = (id: string | null) => (id === null ? "the working tree" : id.slice(0, 12));
  const rows: readonly { isOther: boolean; what: string; todo: string }[] = [
    {
      isOther: own.base.commit !== other.base.commit,
      what: `has base ${short(other.base.commit)}, but this run has ${short(own.base.commit)}`,
      todo: sameChange,
    },
    {
      isOther: own.head.commit !== other.head.commit || own.head.tree !== other.head.tree,
      what: `has head ${short(other.head.commit)}, but this run has ${short(own.head.commit)}${own.head.commit === other.head.commit ? " with other files" : ""}`,
      todo: sameChange,
    },
    {
      isOther: own.code !== other.code || own.code === null,
      what: "is from another release of Lanser",
      todo: "Use the same version of Lanser in all jobs.",
    },
    {
      isOther: own.servers.join(" ") !== other.servers.join(" "),
      what: `has the servers ${other.servers.join(", ")}, but this run has ${own.servers.join(", ")}`,
      todo: "Name the same servers in all jobs.",
    },
    {
      isOther: own.configuration !== other.configuration,
      what: "has another configuration",
      todo: "Give the same flags or inputs to all jobs (config, scope, roots).",
    },
    {
      isOther: own.machine !== other.machine,
      what: `was made on ${other.machine}, but this machine is ${own.machine}`,
      todo: "Run all jobs on the same kind of runner.",
    },
    {
      isOther: own.place !== other.place,
      what: "was made in another folder, and a server's results can depend on the folder",
      todo: "Check the repository out at the same path in all jobs.",
    },
  ];
  return rows.find(({ isOther }) => isOther);
}

const sameChange = "Use only the shards of this run, and give all jobs the same base and head.";

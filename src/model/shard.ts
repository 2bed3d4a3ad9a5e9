/** Manifest of one of several jobs: `shard.json`, next to the observations that the job kept. */
import type { Costs, Unit } from "./units.ts";

/** Facts that must be equal for two jobs to belong to one run. */
export type RunIdentity = {
  /** The release of Lanser, by the bytes of its program; null where it cannot read them. */
  readonly code: string | null;
  /** Platform, architecture and version of Node. */
  readonly machine: string;
  /** Digest of the repository's absolute path, because findings may depend on it. */
  readonly place: string;
  readonly base: { readonly commit: string; readonly tree: string };
  readonly head: { readonly commit: string | null; readonly tree: string };
  /** `pyright@1.1.414`, in their order. */
  readonly servers: readonly string[];
  /** Digest over all of the policy that can alter a server's queries or answers. */
  readonly configuration: string;
};

export type ShardUnit = {
  readonly unit: Unit;
  /** Name and digest of the kept entry of each session. */
  readonly entries: readonly ShardEntry[];
  /** Why an entry of one of its sessions is missing, or null. The job that joins then runs the server. */
  readonly why: string | null;
};

export type ShardEntry = {
  readonly session: string;
  /** 64 hexadecimal digits. */
  readonly name: string;
  readonly digest: string;
};

export type Shard = {
  readonly identity: RunIdentity;
  readonly units: readonly ShardUnit[];
  readonly costs: Costs;
};

/** Returns the first difference for a person; everything else may follow from it. */
export function explainOtherRun(
  own: RunIdentity,
  other: RunIdentity,
): { what: string; todo: string } | undefined {
  const short = (id: string | null) => (id === null ? "the working tree" : id.slice(0, 12));
  const rows: readonly { isOther: boolean; what: string; todo: string }[] = [
    {
      isOther: own.base.commit !== other.base.commit,
      what: `has base ${short(other.base.commit)}, and this run has ${short(own.base.commit)}`,
      todo: sameChange,
    },
    {
      isOther: own.head.commit !== other.head.commit || own.head.tree !== other.head.tree,
      what: `has head ${short(other.head.commit)}, and this run has ${short(own.head.commit)}${own.head.commit === other.head.commit ? ", with other files" : ""}`,
      todo: sameChange,
    },
    {
      isOther: own.code !== other.code || own.code === null,
      what: "is from another release of Lanser",
      todo: "Use the same version of Lanser in all jobs.",
    },
    {
      isOther: own.servers.join(" ") !== other.servers.join(" "),
      what: `has the servers ${other.servers.join(", ")}, and this run has ${own.servers.join(", ")}`,
      todo: "Name the same servers in all jobs.",
    },
    {
      isOther: own.configuration !== other.configuration,
      what: "has another configuration",
      todo: "Give the same flags or inputs to all jobs (config, scope, roots).",
    },
    {
      isOther: own.machine !== other.machine,
      what: `was made on ${other.machine}; this machine is ${own.machine}`,
      todo: "Let all jobs run on the same kind of runner.",
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

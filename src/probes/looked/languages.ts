/** What is nonsense in which kind of file. */

/** Of files of one kind the server's configuration says the same: a control is looked for among them. */
export type Kind = {
  /** As people call it. */
  readonly name: string;
  readonly of: RegExp;
  /**
   * A statement that the checker complains of, naming `name`, wherever one may stand; and what is asked where nothing is said
   * to the first at all, because a project may have switched off its rule. Each is one finding: no bare name, which is also
   * an expression without use, and no call, which may return or not.
   */
  readonly nonsense: readonly ((name: string) => string)[];
  /** Likewise a member that no type has, of something; absent where nothing is known of most types. */
  readonly member?: (receiver: string, name: string) => string;
  /** Conditions that are decided by the machine or by the checker, and not by the code. */
  readonly decided: RegExp;
};

/** A name that is not there, and a member that no number has. */
const python: Kind["nonsense"] = [(name) => `${name}.x`, (name) => `(0).${name}`];
const member: Kind["member"] = (receiver, name) => `(${receiver}).${name}`;
const never = /(?!)/u;

/** The first that fits. */
export const kinds: readonly Kind[] = [
  {
    name: "stub",
    of: /\.pyi$/u,
    nonsense: python,
    decided: /\b(?:sys\.(?:platform|version_info)|os\.name|TYPE_CHECKING)\b/u,
  },
  {
    name: "Python source",
    of: /\.py$/u,
    nonsense: python,
    member,
    decided: /\b(?:sys\.(?:platform|version_info)|os\.name|TYPE_CHECKING)\b/u,
  },
  {
    name: "declaration file",
    of: /\.d\.(?:[^./]+\.)?[cm]?ts$/u,
    // Where only types are declared a statement is an error of its own; a type stands everywhere.
    nonsense: [(name) => `type ${name}T = ${name};`],
    decided: never,
  },
  {
    name: "TypeScript source",
    of: /\.[cm]?tsx?$/u,
    nonsense: [(name) => `${name};`],
    member,
    decided: never,
  },
  { name: "JavaScript source", of: /\.[cm]?jsx?$/u, nonsense: [(name) => `${name};`], decided: never },
];

export function kindOf(path: string): Kind | undefined {
  return kinds.find(({ of }) => of.test(path));
}

/** Defines nonsense for each kind of file. */

/**
 * Kind of files. The server's configuration is the same for files of one kind, so a control is searched for among
 * them.
 */
export type Kind = {
  /** Name for people. */
  readonly name: string;
  readonly of: RegExp;
  /**
   * Writes a statement that the checker reports with `name`, wherever a statement is allowed. Further forms are
   * used if nothing is reported for the first, because a project may have disabled its rule. Each form causes one
   * finding: it is not a bare name, which is also an unused expression, and not a call, which may return or not.
   */
  readonly nonsense: readonly ((name: string) => string)[];
  /** Writes the access of a member that no type has; absent if most types are unknown. */
  readonly member?: (receiver: string, name: string) => string;
  /** Matches conditions that the machine or the checker decides, not the code. */
  readonly decided: RegExp;
};

/** Forms for Python: a name that does not exist, and a member that no number has. */
const python: Kind["nonsense"] = [(name) => `${name}.x`, (name) => `(0).${name}`];
const member: Kind["member"] = (receiver, name) => `(${receiver}).${name}`;
const never = /(?!)/u;

/** Kinds of files; the first match counts. */
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

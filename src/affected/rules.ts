/** The rules by which a change reaches other files. Each can be switched off, so that a test can show that it is needed. */

export const rules = [
  /** What mentions a name that changed may have another meaning itself. */
  "closure",
  /** `from a import *` and `export *` hand on what changed. */
  "star imports",
  /** An import that resolves to another file, or to none. */
  "resolution",
  /** A module used as a value: `use(rates)`, `import * as rates`. */
  "module values",
  /** `export default` and `export =`, which each importer calls as it likes. */
  "defaults",
  /** What a body with a written result assigns to `self.…`, `global` and `nonlocal` names. */
  "assigned in bodies",
  /** Whether a body with a written result yields, or is a stub. */
  "kind of body",
  /** Conditions around a definition: `if sys.platform`, `try`, `with`. */
  "guards",
  /** The order of definitions. */
  "order",
  /** What stands between definitions and can end the module, or narrow them: `raise`, `assert`, `del`, calls. */
  "statements",
  /** `# type:`, `# pyright:`, `// @ts-nocheck`, JSDoc. */
  "comments",
  /** Names that a module lists as its own: `__all__`. */
  "listed names",
  /** A submodule that an import in `__init__` makes an attribute of its package. */
  "submodules",
  /** Files whose declarations need no import. */
  "ambient",
  /** Installed packages that hand on what the repository's own have. */
  "installed packages",
  /** What makes the whole program be looked at again. */
  "whole program",
] as const;

export type Rule = (typeof rules)[number];

/** Which rules hold; all of them, but for the test of one. */
export type Holds = (rule: Rule) => boolean;

export const allHold: Holds = () => true;

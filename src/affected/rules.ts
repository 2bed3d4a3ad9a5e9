/**
 * Lists the rules by which a change reaches other files. Each can be switched off, so that a test can show that the
 * rule is needed.
 */

/** Names of the rules. */
export const affectedRules = [
  /** Code that mentions a changed name may change its own meaning. */
  "closure",
  /** `from a import *` and `export *` pass on changed names. */
  "star imports",
  /** An import resolves to another file, or to none. */
  "resolution",
  /** A module is used as a value: `use(rates)`, `import * as rates`. */
  "module values",
  /** `export default` and `export =`, which each importer can name differently. */
  "defaults",
  /** Assignments to `self.…`, `global` and `nonlocal` names in a body with a declared result. */
  "assigned in bodies",
  /** Change between a normal body, a generator and a stub, with a declared result. */
  "kind of body",
  /** Conditions around a definition: `if sys.platform`, `try`, `with`. */
  "guards",
  /** The order of definitions. */
  "order",
  /** Statements between definitions that can end the module, or narrow names: `raise`, `assert`, `del`, calls. */
  "statements",
  /** `# type:`, `# pyright:`, `// @ts-nocheck`, JSDoc. */
  "comments",
  /** Names in the list of a module: `__all__`. */
  "listed names",
  /** A submodule that becomes an attribute of its package by an import in `__init__`. */
  "submodules",
  /** Files whose declarations need no import. */
  "ambient",
  /** Installed packages that re-export names of the repository's own packages. */
  "installed packages",
  /** Changes that require a check of the whole program. */
  "whole program",
] as const;

export type Rule = (typeof affectedRules)[number];

/** True if a rule holds. All rules hold, except in tests. */
export type RuleFilter = (rule: Rule) => boolean;

export const allRules: RuleFilter = () => true;

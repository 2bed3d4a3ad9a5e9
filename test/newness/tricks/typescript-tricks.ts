/** Every trick in TypeScript. */
import type { TrickCase } from "./case.ts";
import { typescriptBlurs } from "./typescript-blurs.ts";
import { typescriptHides } from "./typescript-hides.ts";

export const typescriptTricks: readonly TrickCase[] = [...typescriptBlurs, ...typescriptHides];

/** Every trick in Python. */
import type { TrickCase } from "./case.ts";
import { pythonBlurs } from "./python-blurs.ts";
import { pythonHides } from "./python-hides.ts";

export const pythonTricks: readonly TrickCase[] = [...pythonBlurs, ...pythonHides];

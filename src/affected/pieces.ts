/** Splits a file into pieces that other files can name. */
import type { Reading } from "../syntax/reading.ts";
import type { Pieces } from "./piece.ts";
import { pythonPieces } from "./pieces-python.ts";
import { scriptPieces } from "./pieces-script.ts";
import type { Holds } from "./rules.ts";

export function piecesOf(reading: Reading, path: string, holds: Holds): Pieces {
  return reading.language === "python"
    ? pythonPieces(reading, path, holds)
    : scriptPieces(reading, path, holds);
}

/** What outputs say of how a finding was placed and matched. */
import type { MatchStage, PlacementKind } from "../core/finding.ts";

export const placementWords = {
  "same-line": "its line is the same on the other side",
  "edited-line": "its code lives on in a line that was edited",
  replaced: "its code was edited in place",
  rewritten: "its code is not there on the other side",
  "no-file": "the other side has no such file",
  unchecked: "the other side has the file, but the server does not check it there",
} as const satisfies Record<PlacementKind, string>;

export const matchWords = {
  image: "the same finding on the same code",
  "image-message-drift": "the same finding on the same code, in other words",
  replaced: "the same finding on code that was edited in place",
  "moved-text": "the same finding on the same line elsewhere in the file",
  "moved-context": "the same finding between the same tokens elsewhere in the file",
  "moved-symbol": "the same finding in the same definition, which was rewritten",
  "moved-file-text": "the same finding on the same line in another file",
  "moved-file-context": "the same finding between the same tokens in another file",
  "moved-file-symbol": "the same finding in a definition of that name in another file",
} as const satisfies Record<MatchStage, string>;

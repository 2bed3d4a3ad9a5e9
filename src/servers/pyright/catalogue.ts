/** Catalogue of pyright's messages. */
import { catalogueOf } from "../../model/catalogue.ts";
import { familiesOf, familyOfMessage } from "../../model/families.ts";
import { families } from "./families.gen.ts";
import { messages } from "./messages.gen.ts";
import { bidirectional, pyrightRole } from "./messages.ts";

const familyOf = familyOfMessage(families);

export const pyrightCatalogue = catalogueOf(familiesOf(families), messages, pyrightRole, (id) =>
  familyOf(id.replace(bidirectional, "")),
);

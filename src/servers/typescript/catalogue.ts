/** Catalogue of TypeScript's messages: they are named by their codes. */
import { catalogueOf } from "../../model/catalogue.ts";
import { familiesOf } from "../../model/families.ts";
import { families } from "./families.gen.ts";
import { messages } from "./messages.gen.ts";
import { typescriptRole } from "./messages.ts";

const byCode = familiesOf(families);

export const typescriptCatalogue = catalogueOf(byCode, messages, typescriptRole, (code) => byCode.get(code));

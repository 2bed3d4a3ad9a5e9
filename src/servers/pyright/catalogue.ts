/** What pyright's messages say. */
import { catalogueOf } from "../../core/catalogue.ts";
import { familiesOf, familyOfMessage } from "../../core/families.ts";
import { families } from "./families.gen.ts";
import { messages } from "./messages.gen.ts";
import { pyrightRole } from "./messages.ts";

export const pyrightCatalogue = catalogueOf(
  familiesOf(families),
  messages,
  pyrightRole,
  familyOfMessage(families),
);

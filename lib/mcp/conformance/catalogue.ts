import { allTools } from "../all-tools";
import { catalogueOf } from "../catalogue";
import { allPrompts } from "../all-prompts";
import { allResources } from "../all-resources";
import { conformancePrompts } from "./prompts";
import { conformanceResources } from "./resources";
import { conformanceTaskTools } from "./tasks";
import { conformanceTools } from "./tools";

/** The product's catalogue and, beside it, what the conformance suite calls. */
export const conformanceCatalogue = catalogueOf(
  [...allTools, ...conformanceTools, ...conformanceTaskTools],
  [...allPrompts, ...conformancePrompts],
  [...conformanceResources, ...allResources],
);

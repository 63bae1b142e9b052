import { allTools } from "@/lib/doors/mcp/all-tools";
import { catalogueOf } from "@/lib/doors/mcp/catalogue";
import { allPrompts } from "@/lib/doors/mcp/all-prompts";
import { allResources } from "@/lib/doors/mcp/all-resources";
import { conformancePrompts } from "./prompts";
import { conformanceResources } from "./resources";
import { conformanceTaskTools } from "./tasks";
import { conformanceTools } from "./tools";

/** The product's catalogue plus the tools, prompts and resources that the conformance suite calls. */
export const conformanceCatalogue = catalogueOf(
  [...allTools, ...conformanceTools, ...conformanceTaskTools],
  [...allPrompts, ...conformancePrompts],
  [...conformanceResources, ...allResources],
);

import { after } from "next/server";
import { actorFromBearer } from "@/lib/access/bearer";
import { countAgentCall } from "@/lib/limits/call-rate";
import { mcpDoor } from "@/lib/mcp/server";
import { conformanceCatalogue } from "../../../mcp/conformance/catalogue";

/** The endpoint of app/api/mcp with the tools of the conformance suite beside the product's own. */
const serve = mcpDoor({
  catalogue: conformanceCatalogue,
  authenticate: actorFromBearer,
  count: countAgentCall,
  defer: after,
});

export { serve as DELETE, serve as GET, serve as OPTIONS, serve as PATCH, serve as POST, serve as PUT };

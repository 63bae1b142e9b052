import { after } from "next/server";
import { actorFromBearer } from "@/lib/access/bearer";
import { env } from "@/lib/env";
import { countAgentCall } from "@/lib/limits/call-rate";
import { catalogue } from "@/lib/mcp/all-tools";
import { mcpDoor } from "@/lib/mcp/server";

const serve = mcpDoor({
  // The suite's tools are loaded by the flag of its test only, which no public address accepts (lib/env.ts).
  catalogue: env.MCP_CONFORMANCE
    ? (await import("@/lib/mcp/conformance/catalogue")).conformanceCatalogue
    : catalogue,
  authenticate: actorFromBearer,
  count: countAgentCall,
  defer: after,
});

export { serve as DELETE, serve as GET, serve as OPTIONS, serve as PATCH, serve as POST, serve as PUT };

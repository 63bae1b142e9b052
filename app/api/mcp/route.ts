import { after } from "next/server";
import { actorFromBearer } from "@/lib/platform/access/bearer";
import { countAgentCall } from "@/lib/platform/limits/call-rate";
import { catalogue } from "@/lib/doors/mcp/all-tools";
import { mcpDoor } from "@/lib/doors/mcp/server";

const serve = mcpDoor({
  catalogue,
  authenticate: actorFromBearer,
  count: countAgentCall,
  defer: after,
});

export { serve as DELETE, serve as GET, serve as OPTIONS, serve as PATCH, serve as POST, serve as PUT };

// Serves the endpoint of app/api/mcp on PORT, with the conformance suite's tools beside the product's own.
import { serve } from "@hono/node-server";
import { actorFromBearer } from "@/lib/platform/access/bearer";
import { countAgentCall } from "@/lib/platform/limits/call-rate";
import { mcpDoor } from "@/lib/doors/mcp/server";
import { conformanceCatalogue } from "./catalogue";

const fetch = mcpDoor({
  catalogue: conformanceCatalogue,
  authenticate: actorFromBearer,
  count: countAgentCall,
  defer: (work) => void work(),
});
serve({ fetch, port: Number(process.env.PORT), hostname: "127.0.0.1" });

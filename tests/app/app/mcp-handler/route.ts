import { createMcpHandler } from "mcp-handler";
import * as z from "zod";

/** A plain mcp-handler endpoint to compare with: one trivial tool, no token, no database. */
const handler = createMcpHandler((server) => {
  server.registerTool(
    "echo",
    { title: "Echo", description: "Says it back.", inputSchema: z.object({ text: z.string() }) },
    async ({ text }) => ({ content: [{ type: "text", text }] }),
  );
});

export { handler as POST };

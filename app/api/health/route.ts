/** Whether the process lives. Where an HTTP server of ours stands before Next, it answers first (lib/access/entry.ts). */
export const GET = () => Response.json({ status: "ok" }, { headers: { "Cache-Control": "no-store" } });

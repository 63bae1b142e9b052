/** Whether the process is alive. Where lib/access/entry.ts intercepts requests, it answers before Next does. */
export const GET = () => Response.json({ status: "ok" }, { headers: { "Cache-Control": "no-store" } });

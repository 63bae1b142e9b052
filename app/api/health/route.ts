/** Whether the process is alive. Where lib/platform/access/entry.ts intercepts requests, it answers before Next does. */
export const GET = () => Response.json({ status: "ok" }, { headers: { "Cache-Control": "no-store" } });

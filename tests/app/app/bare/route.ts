/** What a route handler costs that does nothing: the measure of the ratios of npm run bench:mcp. */
export const POST = () => Response.json({ ok: true });

/** What a route handler costs that does nothing: the measure of npm run bench's ratios. In no build but that one. */
export const POST = () => Response.json({ ok: true });

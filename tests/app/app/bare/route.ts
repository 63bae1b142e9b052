/** An empty route handler: the baseline of the ratios in npm run bench:mcp. */
export const POST = () => Response.json({ ok: true });

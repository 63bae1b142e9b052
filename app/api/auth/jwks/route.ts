import { callAuth } from "@/lib/platform/access/call-auth";
import { preflight, withCors } from "@/lib/platform/access/oauth/cors";
import { answering, methodNotAllowed } from "@/lib/platform/access/oauth/problem";

export const dynamic = "force-dynamic";

/** The public keys that id_tokens are signed with (RFC 7517). */
export const GET = async (request: Request) =>
  withCors(
    await answering(async () => {
      const keys = await callAuth("/jwks", { from: request.headers });
      return Response.json(await keys.json(), { headers: { "cache-control": "public, max-age=300" } });
    }),
  );
export const OPTIONS = preflight;

const refused = () => withCors(methodNotAllowed("GET, OPTIONS"));
export { refused as POST, refused as PUT, refused as PATCH, refused as DELETE };

import { preflight, withCors } from "@/lib/platform/access/oauth/cors";
import { methodNotAllowed } from "@/lib/platform/access/oauth/problem";
import { authorizationServerMetadata } from "@/lib/platform/access/oauth/metadata";

export const dynamic = "force-dynamic";

export const GET = () => withCors(Response.json(authorizationServerMetadata()));
export const OPTIONS = preflight;

const refused = () => withCors(methodNotAllowed("GET, OPTIONS"));
export { refused as POST, refused as PUT, refused as PATCH, refused as DELETE };

import { preflight, withCors } from "@/lib/platform/access/oauth/cors";
import { methodNotAllowed } from "@/lib/platform/access/oauth/problem";
import { protectedResourceMetadata } from "@/lib/platform/access/oauth/metadata";

export const dynamic = "force-dynamic";

export const GET = () => withCors(Response.json(protectedResourceMetadata()));
export const OPTIONS = preflight;

const refused = () => withCors(methodNotAllowed("GET, OPTIONS"));
export { refused as POST, refused as PUT, refused as PATCH, refused as DELETE };

import { preflight, withCors } from "@/lib/access/oauth/cors";
import { authorizationServerMetadata } from "@/lib/access/oauth/metadata";

export const dynamic = "force-dynamic";

export const GET = () => withCors(Response.json(authorizationServerMetadata()));
export const OPTIONS = preflight;

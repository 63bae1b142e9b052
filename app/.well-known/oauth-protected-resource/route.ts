import { preflight, withCors } from "@/lib/access/oauth/cors";
import { protectedResourceMetadata } from "@/lib/access/oauth/metadata";

export const dynamic = "force-dynamic";

export const GET = () => withCors(Response.json(protectedResourceMetadata()));
export const OPTIONS = preflight;

import { preflight, withCors } from "@/lib/platform/access/oauth/cors";
import { answering, methodNotAllowed } from "@/lib/platform/access/oauth/problem";
import { revokeToken } from "@/lib/platform/access/oauth/revoke";

export const POST = async (request: Request) => withCors(await answering(() => revokeToken(request)));
export const OPTIONS = preflight;

const refused = () => withCors(methodNotAllowed("POST, OPTIONS"));
export { refused as GET, refused as PUT, refused as PATCH, refused as DELETE };

import { preflight, withCors } from "@/lib/platform/access/oauth/cors";
import { answering, methodNotAllowed } from "@/lib/platform/access/oauth/problem";
import { registerClient } from "@/lib/platform/access/oauth/register";

export const POST = async (request: Request) => withCors(await answering(() => registerClient(request)));
export const OPTIONS = preflight;

const refused = () => withCors(methodNotAllowed("POST, OPTIONS"));
export { refused as GET, refused as PUT, refused as PATCH, refused as DELETE };

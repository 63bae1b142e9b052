import { preflight, withCors } from "@/lib/access/oauth/cors";
import { answering, methodNotAllowed } from "@/lib/access/oauth/problem";
import { exchangeToken } from "@/lib/access/oauth/token";
import { redeemAssertion } from "@/lib/agents/identity-providers/redeem-assertion";

export const POST = async (request: Request) =>
  withCors(await answering(() => exchangeToken(request, redeemAssertion)));
export const OPTIONS = preflight;

const refused = () => withCors(methodNotAllowed("POST, OPTIONS"));
export { refused as GET, refused as PUT, refused as PATCH, refused as DELETE };

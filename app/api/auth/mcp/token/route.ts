import { preflight, withCors } from "@/lib/platform/access/oauth/cors";
import { answering, methodNotAllowed } from "@/lib/platform/access/oauth/problem";
import { exchangeToken } from "@/lib/platform/access/oauth/token";
import { redeemAssertion } from "@/lib/platform/agents/identity-providers/redeem-assertion";

export const POST = async (request: Request) =>
  withCors(await answering(() => exchangeToken(request, redeemAssertion)));
export const OPTIONS = preflight;

const refused = () => withCors(methodNotAllowed("POST, OPTIONS"));
export { refused as GET, refused as PUT, refused as PATCH, refused as DELETE };

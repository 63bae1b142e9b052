import { passkeyRequestOptions } from "@/lib/platform/access/account/passkeys";
import { answering, errorAnswer } from "@/lib/platform/access/oauth/problem";
import { isSameOrigin } from "@/lib/platform/access/origins";
import { countByAddress } from "@/lib/platform/access/rate-limit";

/** Returns the challenge for the sign-in page's passkey button, with a cookie that stores it. */
export const POST = (request: Request) =>
  answering(async () => {
    if (!isSameOrigin(request)) return errorAnswer(403, "forbidden", "This is for the sign-in page only.");
    if (await countByAddress("sign-in", request.headers))
      return errorAnswer(429, "rate_limited", "Too many attempts. Wait a minute and try again.");
    return passkeyRequestOptions(request.headers);
  });

import { answering, errorAnswer } from "@/lib/platform/access/oauth/problem";
import { countByAddress } from "@/lib/platform/access/rate-limit";
import { providerForAddress } from "@/lib/hiring/organizations/directory/sign-in-through-provider";

/** The organization whose sign-in an address leads to, while it is typed. Query: email. */
export const GET = (request: Request) =>
  answering(async () => {
    if (await countByAddress("sign-in-organization", request.headers))
      return errorAnswer(429, "rate_limited", "Too many attempts. Wait a minute and try again.");
    const found = await providerForAddress(new URL(request.url).searchParams.get("email") ?? "");
    return Response.json(
      { organization: found?.organization ?? null },
      { headers: { "cache-control": "no-store" } },
    );
  });

import { answeringForm } from "@/lib/platform/access/posted-form";
import { countByAddress } from "@/lib/platform/access/rate-limit";
import { notFound, rateLimited } from "@/lib/errors";
import { providerForAddress } from "@/lib/hiring/organizations/directory/sign-in-through-provider";
import { continuationOf } from "../after-sign-in";
import { beginAtProvider } from "./begin-at-provider";

/** Begins a sign-in at the provider of the address's organization. Query: email, and next or request as in /sign-in. */
export const GET = (request: Request) =>
  answeringForm(request, async () => {
    const query = new URL(request.url).searchParams;
    const wait = await countByAddress("sign-in", request.headers);
    if (wait) throw rateLimited(wait);
    const email = query.get("email") ?? "";
    const found = await providerForAddress(email);
    if (!found) throw notFound("Identity provider");
    const { oauthQuery, next } = continuationOf(query);
    return beginAtProvider(found.organizationId, { email, next, oauthQuery });
  });

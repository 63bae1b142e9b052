import { decideConsent } from "@/lib/platform/access/oauth/decide-consent";
import { methodNotAllowed } from "@/lib/platform/access/oauth/problem";
import { answeringForm, postedForm, seeOther } from "@/lib/platform/access/posted-form";
import { withheldBy } from "@/lib/platform/access/withheld";
import type { ConfirmationPolicy } from "@/lib/platform/db/generated/enums";

const confirmations = new Map<string | null, ConfirmationPolicy>([
  ["chat", "agent"],
  ["page", "recruiter"],
]);

/**
 * The form of /consent. Fields: request (its signed query), decision (allow or deny), scope (ticked optional scopes),
 * organization (an id), confirm (chat or page; none where the page did not ask), withhold (what it may not read, and an
 * empty one that says that the page asked). Answers 303 to the client's
 * redirect_uri, or to a page with a reason; after a new sign-in to the page, which says so and goes on by itself.
 */
export const POST = (request: Request) =>
  answeringForm(request, async () => {
    const form = await postedForm(request);
    const query = form.get("request") ?? "";
    const decision = form.get("decision");
    const again = `/consent?${new URLSearchParams(query)}`;
    // Submitted by Enter, so no answer yet.
    if (decision !== "allow" && decision !== "deny") return seeOther(again);
    const answer = await decideConsent(
      {
        query,
        allow: decision === "allow",
        ticked: form.getAll("scope"),
        organizationId: form.get("organization") ?? "",
        confirmation: confirmations.get(form.get("confirm")),
        withheld: form.has("withhold") ? withheldBy(form.getAll("withhold")) : undefined,
      },
      request.headers,
    );
    if ("location" in answer)
      return seeOther(
        answer.renewed
          ? `/consent?${new URLSearchParams({ request: query, answered: "now" })}`
          : answer.location,
      );
    // The page shows the problem and links to a new request.
    if (answer.problem === "no-organization" || "restart" in answer) return seeOther(again);
    return seeOther(`/consent?${new URLSearchParams({ problem: answer.problem })}`);
  });

const refused = () => methodNotAllowed("POST");
export { refused as GET, refused as PUT, refused as PATCH, refused as DELETE };

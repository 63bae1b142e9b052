import { decideConsent } from "@/lib/access/oauth/decide-consent";
import { methodNotAllowed } from "@/lib/access/oauth/method-not-allowed";
import { answeringForm, postedForm, seeOther } from "@/lib/access/posted-form";

/**
 * The form of /consent. Fields: request (its signed query), decision (allow or deny), scope (ticked optional scopes),
 * organization (an id), confirm (chat or page). Answers 303 to the client's redirect_uri, or to a page with a reason.
 */
export const POST = (request: Request) =>
  answeringForm(request, async () => {
    const form = await postedForm(request);
    const query = form.get("request") ?? "";
    const decision = form.get("decision");
    // Submitted by Enter, so no answer yet.
    if (decision !== "allow" && decision !== "deny")
      return seeOther(`/consent?${new URLSearchParams(query)}`);
    const answer = await decideConsent(
      {
        query,
        allow: decision === "allow",
        ticked: form.getAll("scope"),
        organizationId: form.get("organization") ?? "",
        confirmation: form.get("confirm") === "page" ? "recruiter" : "agent",
      },
      request.headers,
    );
    if ("location" in answer) return seeOther(answer.location);
    if (answer.problem === "no-organization") return seeOther(`/consent?${new URLSearchParams(query)}`);
    // The page shows that the request was answered already, and links to a new one.
    if (answer.problem === "answered") return seeOther(`/consent?${new URLSearchParams(query)}`);
    return seeOther(`/consent?${new URLSearchParams({ problem: answer.problem })}`);
  });

const refused = () => methodNotAllowed("POST");
export { refused as GET, refused as PUT, refused as PATCH, refused as DELETE };

import { safePath } from "@/lib/platform/access/origins";
import { answeringForm, postedForm, seeOther } from "@/lib/platform/access/posted-form";
import { signedInUser } from "@/lib/platform/access/signed-in";
import { DomainError } from "@/lib/errors";
import { chooseOrganization } from "@/lib/hiring/organizations/choose-organization";

/** The form of /choose-organization. Fields: organization (an id), next (a path). */
export const POST = (request: Request) =>
  answeringForm(request, async () => {
    const form = await postedForm(request);
    const next = safePath(form.get("next"), "/");
    const user = await signedInUser(request.headers);
    if (!user) return seeOther(`/sign-in?${new URLSearchParams({ next })}`);
    try {
      await chooseOrganization(user, form.get("organization") ?? "");
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return seeOther(`/choose-organization?${new URLSearchParams({ next, problem: "not-found" })}`);
    }
    return seeOther(next);
  });

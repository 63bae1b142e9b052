import { pagePath } from "@/lib/access/addresses";
import { safePath } from "@/lib/access/origins";
import { answeringForm, postedForm, seeOther } from "@/lib/access/posted-form";
import { signedInUser } from "@/lib/access/signed-in";
import { answerReview } from "@/lib/organizations/account-review";

/** The form of /account-review. Fields: next (a path), shown and removed (ids, any number of each). */
export const POST = (request: Request) =>
  answeringForm(request, async () => {
    const form = await postedForm(request);
    const next = safePath(form.get("next"), "/");
    const user = await signedInUser(request.headers);
    if (!user) return seeOther(`/sign-in?${new URLSearchParams({ next })}`);
    const answer = { shown: form.getAll("shown"), removed: form.getAll("removed") };
    return seeOther(
      (await answerReview(user, answer)) ? next : `${pagePath.accountReview(next)}&problem=more`,
    );
  });

import { answerSecondStep } from "@/lib/platform/access/account/second-step";
import { pagePath } from "@/lib/platform/access/addresses";
import { safePath } from "@/lib/platform/access/origins";
import { answeringForm, postedForm, seeOther } from "@/lib/platform/access/posted-form";
import { countByAddress } from "@/lib/platform/access/rate-limit";
import { answerReview, reviewerOf } from "@/lib/hiring/organizations/account-review";
import { afterSignIn } from "../../sign-in/after-sign-in";

/**
 * The form of /account-review. Fields: next (a path), shown and removed (ids, any number of each), and code, of the
 * second step, which opens the account in the same act.
 */
export const POST = (request: Request) =>
  answeringForm(request, async () => {
    const form = await postedForm(request);
    const next = safePath(form.get("next"), "/");
    const back = (about: "problem" | "done", what: string) =>
      `${pagePath.accountReview(next)}&${about}=${what}`;
    const user = await reviewerOf(request.headers);
    if (!user) return seeOther(`/sign-in?${new URLSearchParams({ next })}`);
    const answer = { shown: form.getAll("shown"), removed: form.getAll("removed") };
    const code = form.get("code");
    if (user.proven) return seeOther((await answerReview(user, answer)) ? next : back("problem", "more"));
    if (!code) {
      await answerReview(user, answer);
      return seeOther(back("done", "removed"));
    }
    if (await countByAddress("sign-in", request.headers)) return seeOther(back("problem", "wait"));
    const opened = await answerSecondStep({ code }, request.headers);
    if ("secondStep" in opened || ("problem" in opened && !["code", "locked"].includes(opened.problem)))
      return seeOther("/sign-in?problem=challenge");
    if ("problem" in opened) return seeOther(back("problem", opened.problem));
    const ended = await answerReview({ ...user, proven: true }, answer);
    return afterSignIn(opened, ended ? next : back("problem", "more"));
  });

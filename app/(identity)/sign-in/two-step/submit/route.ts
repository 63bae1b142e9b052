import { answerSecondStep } from "@/lib/platform/access/account/second-step";
import { answeringForm, postedForm, seeOther } from "@/lib/platform/access/posted-form";
import { countByAddress } from "@/lib/platform/access/rate-limit";
import { afterSignIn, continuationOf } from "../../after-sign-in";

/** The form of /sign-in/two-step. Fields: code, and next or request as in /sign-in. */
export const POST = (request: Request) =>
  answeringForm(request, async () => {
    const form = await postedForm(request);
    const { oauthQuery, next, continuation } = continuationOf(form);
    const to = (path: string, problem: string) =>
      seeOther(`${path}?${new URLSearchParams({ problem, ...continuation })}`);
    if (await countByAddress("sign-in", request.headers)) return to("/sign-in/two-step", "wait");
    const answer = await answerSecondStep({ code: form.get("code") ?? "", oauthQuery }, request.headers);
    if ("secondStep" in answer) return to("/sign-in", "challenge");
    if ("problem" in answer) {
      if (answer.problem === "expired") return seeOther("/sign-in?problem=expired");
      const again = answer.problem === "code" || answer.problem === "locked";
      return to(again ? "/sign-in/two-step" : "/sign-in", answer.problem);
    }
    return afterSignIn(answer, next);
  });

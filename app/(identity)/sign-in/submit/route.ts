import { awaitTurn, resetGuesses } from "@/lib/platform/access/account/guesses";
import { answeringForm, postedForm, seeOther } from "@/lib/platform/access/posted-form";
import { countByAddress } from "@/lib/platform/access/rate-limit";
import { signIn } from "@/lib/platform/access/sign-in";
import { storeFields } from "../../stored-fields";
import { afterSignIn, continuationOf } from "../after-sign-in";

/** The form of /sign-in. Fields: email, password, and next (a path) or request (a signed authorization request). */
export const POST = (request: Request) =>
  answeringForm(request, async () => {
    const form = await postedForm(request);
    const email = form.get("email") ?? "";
    const { oauthQuery, next, continuation } = continuationOf(form);
    const back = (problem: string) => {
      const query = new URLSearchParams(problem === "expired" ? { problem } : { problem, ...continuation });
      return seeOther(`/sign-in?${query}`, [storeFields({ email })]);
    };
    if (await countByAddress("sign-in", request.headers)) return back("wait");
    if (!(await awaitTurn(email, request.headers))) return back("wait");
    const answer = await signIn({ email, password: form.get("password") ?? "", oauthQuery }, request.headers);
    if ("problem" in answer) return back(answer.problem);
    await resetGuesses(email, request.headers);
    if ("secondStep" in answer)
      return seeOther(`/sign-in/two-step?${new URLSearchParams(continuation)}`, answer.cookies);
    return afterSignIn(answer, next);
  });

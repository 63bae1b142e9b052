import { awaitTurn, browserCookie, forgetGuesses } from "@/lib/access/account/guesses";
import { answering } from "@/lib/access/oauth/problem";
import { safePath } from "@/lib/access/origins";
import { postedForm, seeOther } from "@/lib/access/posted-form";
import { countByAddress } from "@/lib/access/rate-limit";
import { signIn } from "@/lib/access/sign-in";
import { welcomeOwned } from "@/lib/organizations/welcome-owned";
import { forgotten, kept } from "../../kept-fields";

/** The form of /sign-in: email, password and what to go on with (`next`, a path, or `request`, a signed query). */
export const POST = (request: Request) =>
  answering(async () => {
    const form = await postedForm(request);
    const email = form.get("email") ?? "";
    const oauthQuery = form.get("request") || undefined;
    const next = safePath(form.get("next"), "/");
    const back = (problem: string, withRequest = true) => {
      const query = new URLSearchParams({ problem });
      if (oauthQuery && withRequest) query.set("request", oauthQuery);
      if (!oauthQuery) query.set("next", next);
      return seeOther(`/sign-in?${query}`, [kept({ email })]);
    };
    if (await countByAddress("sign-in", request.headers)) return back("wait");
    if (!(await awaitTurn(email, request.headers))) return back("wait");
    const answer = await signIn({ email, password: form.get("password") ?? "", oauthQuery }, request.headers);
    if ("problem" in answer) return back(answer.problem, answer.problem !== "expired");
    await forgetGuesses(email, request.headers);
    await welcomeOwned(answer.userId);
    return seeOther(answer.consentPath ?? next, [...answer.cookies, browserCookie(email), forgotten]);
  });

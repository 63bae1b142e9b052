import { signInByPasskey } from "@/lib/platform/access/account/passkeys";
import { answeringForm, postedForm, seeOther } from "@/lib/platform/access/posted-form";
import { countByAddress } from "@/lib/platform/access/rate-limit";
import { readJson } from "@/lib/platform/access/read-json";
import { afterSignIn, continuationOf } from "../after-sign-in";

/** The form of the passkey button. Fields: response (the browser's JSON), and next or request as in /sign-in. */
export const POST = (request: Request) =>
  answeringForm(request, async () => {
    const form = await postedForm(request);
    const { oauthQuery, next, continuation } = continuationOf(form);
    const back = (problem: string) =>
      seeOther(
        `/sign-in?${new URLSearchParams(problem === "expired" ? { problem } : { problem, ...continuation })}`,
      );
    if (await countByAddress("sign-in", request.headers)) return back("wait");
    const response = readJson(form.get("response"));
    const answer = await signInByPasskey({ response, oauthQuery }, request.headers);
    if ("secondStep" in answer) return back("passkey");
    if ("problem" in answer) return back(answer.problem === "expired" ? "expired" : "passkey");
    return afterSignIn(answer, next);
  });

import { resetPassword } from "@/lib/platform/access/account/reset-password";
import { pagePath } from "@/lib/platform/access/addresses";
import { answeringForm, postedForm, seeOther } from "@/lib/platform/access/posted-form";
import { countByAddress } from "@/lib/platform/access/rate-limit";
import { afterSignIn } from "../../sign-in/after-sign-in";

/** The form of /reset-password. Fields: token, password. */
export const POST = (request: Request) =>
  answeringForm(request, async () => {
    const form = await postedForm(request);
    const token = form.get("token") ?? "";
    const back = (problem: string) => seeOther(`/reset-password?${new URLSearchParams({ token, problem })}`);
    if (await countByAddress("sign-in", request.headers)) return back("wait");
    const answer = await resetPassword({ token, password: form.get("password") ?? "" }, request.headers);
    // Another link may have set another password meanwhile.
    if ("problem" in answer && answer.problem === "credentials") return seeOther("/sign-in");
    if ("problem" in answer) return back(answer.problem);
    const next = pagePath.accountReview();
    if ("secondStep" in answer) return seeOther(next, answer.cookies);
    return afterSignIn(answer, next);
  });

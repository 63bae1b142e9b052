import { resetPassword } from "@/lib/access/account/reset-password";
import { answeringForm, postedForm, seeOther } from "@/lib/access/posted-form";
import { countByAddress } from "@/lib/access/rate-limit";

/** The form of /reset-password. Fields: token, password. */
export const POST = (request: Request) =>
  answeringForm(request, async () => {
    const form = await postedForm(request);
    const token = form.get("token") ?? "";
    const back = (problem: string) => seeOther(`/reset-password?${new URLSearchParams({ token, problem })}`);
    if (await countByAddress("sign-in", request.headers)) return back("wait");
    const problem = await resetPassword({ token, password: form.get("password") ?? "" }, request.headers);
    return problem ? back(problem) : seeOther("/sign-in?done=password");
  });

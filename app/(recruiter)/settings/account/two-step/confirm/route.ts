import { confirmTwoStep } from "@/lib/platform/access/account/two-step";
import { accountAct } from "../../account-act";

/** The form that completes the setup. Field: code. */
export const POST = accountAct(async (user, form, headers) => {
  const answer = await confirmTwoStep(user, form.get("code") ?? "", headers);
  return "problem" in answer
    ? { problem: answer.problem, page: "two-step" }
    : { done: "two-step", cookies: answer.cookies };
});

import { endTwoStep } from "@/lib/platform/access/account/two-step";
import { accountAct } from "../../account-act";

/** The form that turns two-step sign-in off. Field: current (the password). */
export const POST = accountAct(async (user, form, headers) => {
  const answer = await endTwoStep(user, form.get("current") ?? "", headers);
  return "problem" in answer ? answer : { done: "two-step-off", cookies: answer.cookies };
});

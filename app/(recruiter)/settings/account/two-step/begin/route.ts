import { beginTwoStep } from "@/lib/platform/access/account/two-step";
import { accountAct } from "../../account-act";

/** The form that starts setting up an authenticator app. Field: current (the password). */
export const POST = accountAct(async (user, form, headers) => {
  const answer = await beginTwoStep(user, form.get("current") ?? "", headers);
  return "problem" in answer ? answer : { done: "two-step-begun", page: "two-step", cookies: answer.cookies };
});

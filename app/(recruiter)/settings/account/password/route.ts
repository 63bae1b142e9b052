import { changePassword } from "@/lib/platform/access/account/change-password";
import { accountAct } from "../account-act";

/** The form that changes the password. Fields: current, password. */
export const POST = accountAct(async (user, form, headers) => {
  const passwords = { current: form.get("current") ?? "", password: form.get("password") ?? "" };
  const answer = await changePassword(user, passwords, headers);
  return "problem" in answer ? answer : { done: "password", cookies: answer.cookies };
});

import { changeEmail } from "@/lib/platform/access/account/change-email";
import { accountAct } from "../account-act";

/** The form that changes the email address. Fields: email, current (the password). */
export const POST = accountAct(async (user, form) => {
  const change = { email: form.get("email") ?? "", current: form.get("current") ?? "" };
  const problem = await changeEmail(user, change);
  return problem ? { problem } : { done: "email" };
});

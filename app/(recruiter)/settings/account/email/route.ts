import { changeEmail } from "@/lib/access/account/change-email";
import { accountAct } from "../account-act";

/** The form that asks for another address: email and current (the password). */
export const POST = accountAct(async (user, form, headers) => {
  const wish = { email: form.get("email") ?? "", current: form.get("current") ?? "" };
  const problem = await changeEmail(user, wish, headers);
  return problem ? { problem } : { done: "email" };
});

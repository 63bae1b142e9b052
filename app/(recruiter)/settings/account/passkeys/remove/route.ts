import { removePasskey } from "@/lib/platform/access/account/passkeys";
import { accountAct } from "../../account-act";

/** The form that removes a passkey. Fields: passkey (its id), current (the password). */
export const POST = accountAct(async (user, form) => {
  const removal = { id: form.get("passkey") ?? "", current: form.get("current") ?? "" };
  const problem = await removePasskey(user, removal);
  return problem ? { problem } : { done: "passkey-removed" };
});

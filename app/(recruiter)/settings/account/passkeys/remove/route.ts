import { removePasskey } from "@/lib/access/account/passkeys";
import { accountAct } from "../../account-act";

/** The button that removes a passkey. Field: passkey (its id). */
export const POST = accountAct(async (user, form, headers) =>
  (await removePasskey(user, form.get("passkey") ?? "", headers))
    ? { done: "passkey-removed" }
    : { problem: "passkey-gone" },
);

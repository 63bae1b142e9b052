import { readJson } from "@/lib/platform/access/read-json";
import { addPasskey } from "@/lib/platform/access/account/passkeys";
import { accountAct } from "../account-act";

/** The form that adds a passkey. Fields: name, response (the browser's JSON). */
export const POST = accountAct(async (user, form, headers) => {
  const passkey = { response: readJson(form.get("response")), name: form.get("name") ?? "" };
  return (await addPasskey(user, passkey, headers)) ? { done: "passkey" } : { problem: "passkey" };
});

import { readJson } from "@/lib/access/read-json";
import { addPasskey } from "@/lib/access/account/passkeys";
import { accountAct } from "../account-act";

/** The form that adds a passkey: name and response (JSON of the browser). */
export const POST = accountAct(async (user, form, headers) => {
  const made = { response: readJson(form.get("response")), name: form.get("name") ?? "" };
  return (await addPasskey(user, made, headers)) ? { done: "passkey" } : { problem: "passkey" };
});

import { callAuth } from "@/lib/access/call-auth";
import { accountAct } from "../account-act";

/** The button that asks for another confirmation letter. */
export const POST = accountAct(async ({ email }, _form, from) => {
  const json = { email };
  const sent = await callAuth("/send-verification-email", { method: "POST", from, withCookie: true, json });
  return sent.ok ? { done: "sent" } : { problem: "mail" };
});

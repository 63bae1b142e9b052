import { endSessions } from "@/lib/platform/access/account/sessions";
import { accountAct } from "../account-act";

/** The buttons that sign other browsers out. Field: session (an id); without it, all sessions but this one. */
export const POST = accountAct(async (user, form, headers) => {
  await endSessions(user, form.get("session"), headers);
  return { done: "sessions" };
});

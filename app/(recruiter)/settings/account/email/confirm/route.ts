import { confirmNewEmail } from "@/lib/platform/access/account/change-email";
import { accountAct } from "../../account-act";

/** The form of the page that a new address's link opens. Field: token. */
export const POST = accountAct(async (user, form) =>
  (await confirmNewEmail(user, form.get("token") ?? "")) ? { done: "confirmed" } : { problem: "email-link" },
);

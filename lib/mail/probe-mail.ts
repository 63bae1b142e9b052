import { unavailable } from "@/lib/errors";
import { mailIsSent, smtp } from "./send-mail";

/** Whether the mail server takes our login, or the development mailbox stands in for one. Throws DomainError. */
export async function probeMail(): Promise<void> {
  if (!mailIsSent()) throw unavailable("No mail server is set: SMTP_URL and MAIL_FROM.");
  await smtp?.probe();
}

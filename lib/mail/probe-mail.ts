import { unavailable } from "@/lib/errors";
import { mailIsSent, smtp } from "./send-mail";

/** Checks that the mail server accepts our login, or that there is a development mailbox. Throws DomainError. */
export async function probeMail(): Promise<void> {
  if (!mailIsSent()) throw unavailable("No mail server is set: SMTP_URL and MAIL_FROM.");
  await smtp?.probe();
}

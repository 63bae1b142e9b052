import { vi } from "vitest";
import { systemActor } from "@/lib/platform/access/system";
import type { Mail } from "@/lib/platform/mail/mail";
import { mailbox } from "@/lib/platform/mail/send-mail";
import { sendOwnLink } from "@/lib/hiring/rights/send-link";
import { linkHolder } from "@/lib/hiring/rights/visitor";
import type { Locale } from "@/messages/locales";
import { ownerDb } from "./world";

/** The token in the one link of a mail. */
export const tokenIn = ({ text }: Pick<Mail, "text">) => /token=(\S+)/.exec(text)?.[1] ?? "";

/** Gives a candidate an address, mails them a link to their own page, and returns its holder, token and mail. */
export async function ownLinkOf(organizationId: string, candidateId: string, locale: Locale = "en") {
  await ownerDb.candidate.update({ where: { id: candidateId }, data: { email: "ada@people.example" } });
  const sent: Mail[] = [];
  const keep = vi.spyOn(mailbox!, "keep").mockImplementation(async (mail) => void sent.push(mail));
  await sendOwnLink(systemActor(organizationId, "mailer"), { candidateId, locale, answered: false }, "key");
  keep.mockRestore();
  const mail = sent[0]!;
  const token = tokenIn(mail);
  return { mail, token, holder: linkHolder(token, locale)! };
}

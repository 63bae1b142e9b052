import type { Actor } from "@/lib/platform/access/actor";
import { DomainError } from "@/lib/errors";
import type { Unanswered } from "@/lib/platform/mail/mail";
import { sendMail } from "@/lib/platform/mail/send-mail";
import { plainLetter } from "@/lib/platform/mail/template";
import { toReader } from "@/lib/platform/mail/to-reader";
import { claimLetter } from "./claim-letter";
import { ownPageLine } from "./own-page-line";
import { recordLetterOutcome } from "./record-letter-outcome";

/**
 * Sends a letter once its decision can no longer be undone, in one attempt. Returns the milliseconds to wait before
 * calling again; null when there is nothing left to do. Throws as `sendMail` does when the server is unreachable.
 */
export async function sendLetter(actor: Actor, letterId: string): Promise<{ waitMs: number | null }> {
  const { claim } = await claimLetter(actor, { letterId });
  if (claim.state === "wait") return { waitMs: claim.ms };
  if (claim.state === "settled") return { waitMs: null };
  try {
    const { mail, decider, ownPage } = claim;
    const line = ownPage && (await toReader(decider, async () => ownPageLine()));
    const text = line ? `${mail.text}\n\n${line}\n${ownPage}` : mail.text;
    await sendMail(plainLetter({ ...mail, text }));
  } catch (error) {
    const { code, said } = error instanceof DomainError ? error : { code: null, said: "" };
    if (code === "invalid") {
      await recordLetterOutcome(actor, { letterId, outcome: "failed", reason: said });
      return { waitMs: null };
    }
    // A message that may have been delivered stays attempted, and ends as interrupted: only a person sends it again.
    if (code === "unavailable" && !(error as Unanswered).maybeSent)
      await recordLetterOutcome(actor, { letterId, outcome: "unsent", reason: said });
    throw error;
  }
  await recordLetterOutcome(actor, { letterId, outcome: "sent" });
  return { waitMs: null };
}

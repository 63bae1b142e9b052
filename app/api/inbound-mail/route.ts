import { env } from "@/lib/env";
import { takeInMail } from "@/lib/hiring/intake/take-in-mail";
import { readMail } from "@/lib/hiring/letters/in-thread";
import { receiveMail } from "@/lib/hiring/letters/receive-mail";
import { orErrorResponse } from "@/lib/platform/access/error-response";
import { countByAddress } from "@/lib/platform/access/rate-limit";
import { readBody } from "@/lib/platform/access/read-body";
import { isSame } from "@/lib/platform/security/keys";
import { uploadBytes } from "@/lib/reading/uploads/limits";
import { DomainError, notFound, rateLimited } from "@/lib/errors";

/** A file of the greatest size that is accepted elsewhere, in base64. */
const largest = 1.4 * uploadBytes;

/**
 * Takes in a candidate's mail, or a member's with CVs, delivered by whoever receives mail for REPLY_DOMAIN: the message as
 * it arrived (RFC 5322) is the body, its recipient may be in the header Envelope-To. `Sender-Authenticated: pass` states
 * that its From was authenticated (DMARC). Answers 404 for an address that is nobody's, 403 for CVs from a stranger.
 */
export const POST = (request: Request) =>
  orErrorResponse(async () => {
    const wait = await countByAddress("webhook", request.headers);
    if (wait > 0) throw rateLimited(wait);
    if (!env.INBOUND_MAIL_SECRET) throw notFound("Address");
    if (!isSame(`Bearer ${env.INBOUND_MAIL_SECRET}`, request.headers.get("authorization") ?? ""))
      throw new DomainError("unauthenticated", "The bearer token is not INBOUND_MAIL_SECRET.");
    const mail = await readMail(await readBody(request, largest));
    const envelopeTo = request.headers.get("envelope-to");
    const authenticated = request.headers.get("sender-authenticated") === "pass";
    if (!(await takeInMail(mail, { envelopeTo, authenticated }))) await receiveMail(mail, envelopeTo);
    return Response.json({ received: true });
  });

import * as z from "zod";
import { RESET_MINUTES, sendReset } from "@/lib/platform/access/account/letters";
import { newRecoveryLink } from "@/lib/platform/access/account/recovery-link";
import { flow } from "@/lib/platform/access/use-case";
import { identityDb } from "@/lib/platform/db/identity";
import { notFound, unavailable } from "@/lib/errors";
import { mailIsSent } from "@/lib/platform/mail/send-mail";
import { sentence } from "@/lib/say";
import { recordAct } from "./record-act";

/**
 * Creates a single-use link for a user to choose a new password: e-mailed to them or, where mail does not reach them,
 * returned to the caller. The current password stays valid until then. Throws
 * `not_found`, `unavailable` without a mail server.
 */
export const resetPasswordOf = flow({
  name: "resetPasswordOf",
  permission: "service:operate",
  input: z.object({
    email: z.string().trim().toLowerCase().pipe(z.email()),
    /** "link" works only from the command line, whose user controls all accounts anyway; others get "mail". */
    by: z.enum(["mail", "link"]),
  }),
  output: z.object({ link: z.string().nullable() }),

  async run(actor, { email, by }) {
    const returnsLink = by === "link" && actor.kind === "system";
    if (!returnsLink && !mailIsSent()) throw unavailable("No mail server is set: SMTP_URL and MAIL_FROM.");
    const user = await identityDb.user.findUnique({ where: { email } });
    if (!user) throw notFound("Account with this address");
    await recordAct(actor, {
      act: sentence("password reset started"),
      subjectId: user.id,
      particulars: { by },
    });
    if (returnsLink) return { link: await newRecoveryLink(user, RESET_MINUTES) };
    await sendReset(user);
    return { link: null };
  },
});

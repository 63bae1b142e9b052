import { randomBytes } from "node:crypto";
import * as z from "zod";
import { RESET_MINUTES, resetLink, sendReset } from "@/lib/access/account/letters";
import { auth } from "@/lib/access/auth";
import { flow } from "@/lib/access/use-case";
import { identityDb } from "@/lib/db/identity";
import { notFound } from "@/lib/errors";
import { sentence } from "@/lib/say";
import { recordAct } from "./record-act";

/**
 * Lets somebody choose a new password by a link that works once: sent to their address, or, where mail does not reach
 * them, handed to who asked. The password they have stays until they do.
 */
export const resetPasswordOf = flow({
  name: "resetPasswordOf",
  permission: "service:operate",
  input: z.object({
    email: z.string().trim().toLowerCase().pipe(z.email()),
    /** Only the command line may: whoever has the machine has the accounts. */
    by: z.enum(["mail", "link"]),
  }),
  output: z.object({ link: z.string().nullable() }),

  async run(actor, { email, by }) {
    const user = await identityDb.user.findUnique({ where: { email } });
    if (!user) throw notFound("An account of this address");
    const handedOver = by === "link" && actor.kind === "system";
    await recordAct(actor, {
      act: sentence("password reset begun"),
      subjectId: user.id,
      particulars: { by },
    });
    const token = randomBytes(24).toString("base64url");
    const { internalAdapter } = await auth().$context;
    // As better-auth's own request does it.
    await internalAdapter.createVerificationValue({
      value: user.id,
      identifier: `reset-password:${token}`,
      expiresAt: new Date(Date.now() + RESET_MINUTES * 60_000),
    });
    if (!handedOver) await sendReset(email, token);
    return { link: handedOver ? resetLink(token) : null };
  },
});

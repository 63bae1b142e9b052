import * as z from "zod";
import { assertHardToGuess } from "@/lib/platform/access/account/password";
import { auth } from "@/lib/platform/access/auth";
import { env } from "@/lib/env";
import { DomainError, forbidden, notFound } from "@/lib/errors";
import { joinOrganization } from "./accept-invitation";
import { openInvitation } from "./open-invitation";
import { SignUp, createAccount, refuseTaken } from "./sign-up";

const Account = SignUp.pick({ name: true, password: true });

/**
 * Creates the invited account and joins its organization, all or nothing. Throws DomainError: invalid (also
 * GuessablePassword), forbidden with SIGN_UP=off, not_found for a forged link, conflict for a used invitation or an existing account.
 */
export async function signUpInvited(
  token: string,
  input: z.input<typeof Account>,
): Promise<{ userId: string; email: string; jobId: string | null }> {
  const parsed = Account.safeParse(input);
  if (!parsed.success) throw new DomainError("invalid", z.prettifyError(parsed.error));
  if (env.SIGN_UP === "off") throw forbidden("This service takes no new accounts.");
  const invitation = await openInvitation(token);
  if (!invitation) throw notFound("Invitation");
  const { name, password } = parsed.data;
  const { email, organization } = invitation;
  await assertHardToGuess(password, [name, email, organization]);
  // Hashing is slow on purpose: done before the transaction opens.
  const hash = await (await auth().$context).password.hash(password);
  const userId = await joinOrganization(invitation, (db) => createAccount(db, { name, email }, hash)).catch(
    refuseTaken,
  );
  return { userId, email, jobId: invitation.jobs[0]?.jobId ?? null };
}

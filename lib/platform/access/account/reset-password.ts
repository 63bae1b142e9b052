import { identityDb } from "@/lib/platform/db/identity";
import type { RecoveryLink } from "@/lib/platform/db/generated/client";
import type { TenantDb } from "@/lib/platform/db/tenant";
import { say } from "@/lib/say";
import { auth } from "../auth";
import { storedForm } from "../oauth/protocol";
import type { SignedInAnswer } from "../opened-session";
import { signIn } from "../sign-in";
import { endOpened } from "./end-opened";
import { sendNotice, sendReset } from "./letters";
import { type NewPasswordProblem, newPasswordProblem } from "./password";
import { daysBefore } from "./recent";
import { tookBackCookie } from "./took-back";

/** Mails the owner of an address, if it has an account, a link for choosing a new password. */
export async function requestReset(email: string): Promise<void> {
  const user = await identityDb.user.findUnique({ where: { email }, select: { id: true, email: true } });
  if (user) await sendReset(user);
}

/**
 * Takes an account back with a mailed link: sets its password, ends everything that was opened or begun with the old
 * one, restores the address that the link was sent to, and starts the owner's review of what else can reach the
 * account. A link works once. Returns the sign-in of this browser, which alone may answer the review before the code of
 * a second step, or the problem.
 */
export async function resetPassword(
  { token, password }: { token: string; password: string },
  headers: Headers,
): Promise<SignedInAnswer | { problem: NewPasswordProblem | "link" }> {
  const link = await identityDb.recoveryLink.findUnique({
    where: { token: storedForm(token), expiresAt: { gt: new Date() } },
    include: { user: { select: { name: true } } },
  });
  const problem = await newPasswordProblem(password, link ? [link.user.name, link.email] : []);
  if (problem) return { problem };
  if (!link) return { problem: "link" };
  // Hashing is slow on purpose: done before the transaction opens.
  const hash = await (await auth().$context).password.hash(password);
  if (!(await identityDb.$transaction((db) => takeBack(db, link, hash)))) return { problem: "link" };
  await sendNotice({ id: link.userId, email: link.email }, () => ({
    subject: say("Your password was changed"),
    happened: say("The password of your Shortlist account was changed through a link sent to this address."),
  }));
  const answer = await signIn({ email: link.email, password }, headers);
  return "cookies" in answer
    ? { ...answer, cookies: [...answer.cookies, await tookBackCookie(link.userId)] }
    : answer;
}

/** Returns false when the link was used meanwhile, or its address belongs to another account by now. */
async function takeBack(db: TenantDb, { id, userId, email, createdAt }: RecoveryLink, hash: string) {
  const { count } = await db.recoveryLink.deleteMany({ where: { id } });
  if (count === 0) return false;
  const others = { email, id: { not: userId } };
  // An account nobody has proven must not keep the owner from their address.
  await db.user.deleteMany({ where: { ...others, emailVerified: false } });
  if ((await db.user.count({ where: others })) > 0) return false;
  const before = await db.user.findUniqueOrThrow({ where: { id: userId } });
  if (!before.emailVerified) await endUnproven(db, userId);
  // A review that has not been answered goes on: what it suspends stays suspended.
  const reviewSince = before.reviewSince ?? new Date();
  await db.user.update({ where: { id: userId }, data: { email, emailVerified: true, reviewSince } });
  await db.account.updateMany({ where: { userId, providerId: "credential" }, data: { password: hash } });
  // Otherwise an attacker's authenticator app would keep the owner out.
  const recent = { OR: [{ confirmedAt: null }, { confirmedAt: { gt: daysBefore(reviewSince) } }] };
  await db.user.updateMany({ where: { id: userId, twoFactor: recent }, data: { twoFactorEnabled: false } });
  await endOpened(db, userId);
  // Older links to a former address stay: it may be the owner's, and this one an attacker's.
  const ended = { userId, OR: [{ email }, { createdAt: { gte: createdAt } }] };
  await db.recoveryLink.deleteMany({ where: ended });
  return true;
}

/** For an address that was never verified: somebody else may have created the account and all that belongs to it. */
async function endUnproven(db: TenantDb, userId: string) {
  const theirs = { where: { userId } };
  // First, because it waits for tokens being rotated.
  await db.oauthConsent.deleteMany(theirs);
  await db.oauthAccessToken.deleteMany(theirs);
  await db.oauthRefreshToken.deleteMany(theirs);
  await db.passkey.deleteMany(theirs);
  await db.twoFactor.deleteMany(theirs);
}

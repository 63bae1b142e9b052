import { createOTP } from "@better-auth/utils/otp";
import { symmetricDecrypt } from "better-auth/crypto";
import { identityDb } from "@/lib/platform/db/identity";
import { auth } from "../auth";
import { callAuth } from "../call-auth";
import type { SignedIn } from "../signed-in";
import { checkPassword } from "./check-password";
import { sendNotice } from "./letters";
import { secondStepEnded } from "./second-step";
import { say } from "@/lib/say";

type Answer = { cookies: string[] } | { problem: "current" | "wait" | "code" };

/** Whether an account's second step is on, and how many backup codes are left. */
export async function describeTwoStep(userId: string): Promise<{ on: boolean; codesLeft: number }> {
  const row = await identityDb.twoFactor.findUnique({ where: { userId }, select: { verified: true } });
  return row?.verified
    ? { on: true, codesLeft: (await backupCodes(userId)).length }
    : { on: false, codesLeft: 0 };
}

/** What to set up an authenticator app with, until its first code is entered; null before and after. */
export async function pendingTwoStep(
  user: SignedIn,
): Promise<{ uri: string; secret: string; backupCodes: string[] } | null> {
  const row = await identityDb.twoFactor.findUnique({ where: { userId: user.id } });
  if (!row || row.verified) return null;
  const { secretConfig } = await auth().$context;
  const uri = createOTP(await symmetricDecrypt({ key: secretConfig, data: row.secret })).url(
    "Shortlist",
    user.email,
  );
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  return { uri, secret, backupCodes: await backupCodes(user.id) };
}

/** Checks the password, then creates a secret and backup codes. Signing in does not ask for a code yet. */
export async function beginTwoStep(user: SignedIn, current: string, from: Headers): Promise<Answer> {
  const problem = await checkPassword(user.id, current);
  if (problem) return { problem };
  return answered(await post("/two-factor/enable", { password: current }, from), "current");
}

/** Turns the second step on with a code from the app that was set up. */
export async function confirmTwoStep(user: SignedIn, code: string, from: Headers): Promise<Answer> {
  const answer = await post("/two-factor/verify-totp", { code: code.replace(/\s/g, "") }, from);
  if (answer.ok) {
    const confirmed = { userId: user.id, confirmedAt: null };
    await identityDb.twoFactor.updateMany({ where: confirmed, data: { confirmedAt: new Date() } });
    await sendNotice(user, () => ({
      subject: say("Signing in now takes a second step"),
      happened: say(
        "An authenticator app was set up for your Shortlist account: signing in with the password asks for its code.",
      ),
    }));
  }
  return answered(answer, "code");
}

/** Checks the password and turns the second step off. */
export async function endTwoStep(user: SignedIn, current: string, from: Headers): Promise<Answer> {
  const problem = await checkPassword(user.id, current);
  if (problem) return { problem };
  const answer = await post("/two-factor/disable", { password: current }, from);
  if (answer.ok) await sendNotice(user, secondStepEnded);
  return answered(answer, "current");
}

const post = (path: `/two-factor/${string}`, json: object, from: Headers) =>
  callAuth(path, { from, withCookie: true, json });

const answered = (answer: Response, problem: "current" | "code"): Answer =>
  answer.ok ? { cookies: answer.headers.getSetCookie() } : { problem };

const backupCodes = async (userId: string): Promise<string[]> =>
  (await auth().api.viewBackupCodes({ body: { userId } })).backupCodes;

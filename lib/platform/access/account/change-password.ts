import { identityDb } from "@/lib/platform/db/identity";
import { callAuth } from "../call-auth";
import { sessionToken } from "../opened-session";
import type { SignedIn } from "../signed-in";
import { checkPassword } from "./check-password";
import { endOpened } from "./end-opened";
import { sendNotice } from "./letters";
import { type NewPasswordProblem, newPasswordProblem } from "./password";
import { say } from "@/lib/say";

/**
 * Changes the signed-in user's password after checking the current one, and ends what was opened or begun with it in
 * other browsers. Returns the cookies of this browser's new session, or the problem.
 */
export async function changePassword(
  user: SignedIn,
  { current, password }: { current: string; password: string },
  from: Headers,
): Promise<{ cookies: string[] } | { problem: NewPasswordProblem | "current" | "wait" }> {
  const problem =
    (await newPasswordProblem(password, [user.name, user.email])) ?? (await checkPassword(user.id, current));
  if (problem) return { problem };
  const answer = await callAuth("/change-password", {
    from,
    withCookie: true,
    json: { currentPassword: current, newPassword: password, revokeOtherSessions: true },
  });
  if (!answer.ok) return { problem: "current" };
  const cookies = answer.headers.getSetCookie();
  await endOpened(identityDb, user.id, sessionToken(cookies));
  await sendNotice(user, () => ({
    subject: say("Your password was changed"),
    happened: say(
      "The password of your Shortlist account was changed on the account page, and all other browsers were signed out.",
    ),
  }));
  return { cookies };
}

import { identityDb } from "@/lib/db/identity";
import { auth } from "../auth";
import { callAuth } from "../call-auth";
import { type NewPasswordProblem, newPasswordProblem } from "./password";

/**
 * Sets the password of the account whose reset e-mail held this token, and ends all its sessions. A token works once.
 * Returns the problem; null on success.
 */
export async function resetPassword(
  { token, password }: { token: string; password: string },
  headers: Headers,
): Promise<NewPasswordProblem | "link" | null> {
  const { internalAdapter } = await auth().$context;
  const mailed = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  const user = mailed && (await identityDb.user.findUnique({ where: { id: mailed.value } }));
  const problem = await newPasswordProblem(password, user ? [user.name, user.email] : []);
  if (problem) return problem;
  const answer = await callAuth("/reset-password", { from: headers, json: { token, newPassword: password } });
  return answer.ok ? null : "link";
}

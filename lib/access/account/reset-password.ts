import { callAuth } from "../call-auth";
import { type NewPasswordProblem, newPasswordProblem } from "./password";

/**
 * Sets the password of the account whose reset letter held this token, and ends all its sessions. The token is used up
 * with it. Returns why not; null when it is done.
 */
export async function resetPassword(
  { token, password }: { token: string; password: string },
  headers: Headers,
): Promise<NewPasswordProblem | "link" | null> {
  const problem = newPasswordProblem(password, []);
  if (problem) return problem;
  const answer = await callAuth("/reset-password", {
    method: "POST",
    from: headers,
    json: { token, newPassword: password },
  });
  return answer.ok ? null : "link";
}

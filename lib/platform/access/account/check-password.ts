import { auth } from "../auth";
import { countCall } from "../rate-limit";
import { storedPassword } from "./stored-password";

/** How often somebody at a signed-in browser may guess. */
const GUESSES = { limit: 10, seconds: 900 };

/** Checks the password again before an act that could take the account over. Returns the problem; null if correct. */
export async function checkPassword(userId: string, password: string): Promise<"current" | "wait" | null> {
  if (await countCall(`account:password:${userId}`, GUESSES)) return "wait";
  const hash = await storedPassword({ id: userId });
  const { password: hashing } = await auth().$context;
  return hash && (await hashing.verify({ hash, password })) ? null : "current";
}

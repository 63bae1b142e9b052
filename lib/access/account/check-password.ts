import { identityDb } from "@/lib/db/identity";
import { auth } from "../auth";
import { countCall } from "../rate-limit";

/** Whoever sits at a browser that is signed in may guess this often. */
const GUESSES = { limit: 10, seconds: 900 };

/**
 * Before a further way into an account is made: its address is confirmed, and the password is right. Somebody who
 * signed up with another's address would otherwise still have a way in when its owner chooses a new password.
 */
export async function mayAddWayIn(
  user: { id: string; emailVerified: boolean },
  password: string,
): Promise<"unconfirmed" | "current" | "wait" | null> {
  return user.emailVerified ? checkPassword(user.id, password) : "unconfirmed";
}

/** Asks for the password again before an act that could take the account away. Returns why not; null when it is right. */
export async function checkPassword(userId: string, password: string): Promise<"current" | "wait" | null> {
  if (await countCall(`account:password:${userId}`, GUESSES)) return "wait";
  const account = await identityDb.account.findFirst({
    where: { userId, providerId: "credential" },
    select: { password: true },
  });
  const { password: hashing } = await auth().$context;
  return account?.password && (await hashing.verify({ hash: account.password, password })) ? null : "current";
}

import { identityDb } from "@/lib/db/identity";
import { auth } from "../auth";
import { countCall } from "../rate-limit";

/** Whoever sits at a browser that is signed in may guess this often. */
const GUESSES = { limit: 10, seconds: 900 };

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

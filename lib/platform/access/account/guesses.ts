import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { identityDb } from "@/lib/platform/db/identity";
import { isSignature, sign } from "@/lib/platform/security/keys";
import { addressGroup, clientAddress } from "../client-address";
import { cookieIn, ownCookie } from "../own-cookie";
import { countCall } from "../rate-limit";
import { accountKey } from "./account-key";
import { storedPassword } from "./stored-password";

/** Guesses at one account that one browser or address may make, and all together before guessing is slowed. */
const GUESSES = { limit: 10, seconds: 900 };
/** Guesses from unknown browsers at an account under attack pass one at a time, this far apart. */
const TURN_MS = 1_000;
/** Guesses that would wait longer for their turn are refused. */
const PATIENCE_MS = 8_000;

/**
 * Slows password guessing at one account without locking anybody out: unknown browsers may guess ten times in 15
 * minutes from one address; after ten guesses from any address they wait their turn, one a second. A browser that has
 * signed in to the account before does not wait in that queue (OWASP, "Slow Down Online Guessing Attacks with Device
 * Cookies"). Resolves to true when the guess may be made, to false when it is refused.
 */
export async function awaitTurn(email: string, headers: Headers): Promise<boolean> {
  const keys = await guessKeys(email, headers);
  if ((await countCall(keys.own, GUESSES)) > 0) return false;
  if (keys.browserHasSignedIn || (await countCall(keys.everybody, GUESSES)) === 0) return true;
  const wait = await reserveTurn(keys.turns);
  if (wait === null) return false;
  await sleep(wait);
  return true;
}

/** Resets the counts after a correct password. */
export async function resetGuesses(email: string, headers: Headers): Promise<void> {
  const { own, everybody } = await guessKeys(email, headers);
  await identityDb.rateLimit.deleteMany({ where: { key: { in: [own, everybody] } } });
}

const COOKIE = "shortlist.browser";
const COOKIE_SECONDS = 400 * 24 * 3600;

/**
 * A cookie that identifies this browser at the next sign-in to this account, until its password is replaced. It grants
 * no access.
 */
export async function browserCookie(email: string): Promise<string> {
  const nonce = randomBytes(16).toString("base64url");
  const value = `${nonce}.${sign("browser", await browserAt(email, nonce))}`;
  return ownCookie(COOKIE, value, { seconds: COOKIE_SECONDS, path: "/sign-in" });
}

const browserAt = async (email: string, nonce: string) =>
  [accountKey(email), nonce, await storedPassword({ email: email.trim().toLowerCase() })].join("\n");

async function guessKeys(email: string, headers: Headers) {
  const account = accountKey(email);
  const [, nonce = "", signature = ""] = /^([\w-]{22})\.([\w-]{43})$/.exec(cookieIn(headers, COOKIE)) ?? [];
  const browserHasSignedIn = isSignature("browser", await browserAt(email, nonce), signature);
  const who = browserHasSignedIn ? `browser:${nonce}` : `address:${addressGroup(clientAddress(headers))}`;
  return {
    browserHasSignedIn,
    own: `guess:${account}:${who}`,
    everybody: `guess:${account}`,
    turns: `guess-turn:${account}`,
  };
}

/** Reserves the next free turn. Returns the wait in milliseconds; null when it would exceed PATIENCE_MS. */
async function reserveTurn(key: string): Promise<number | null> {
  const now = Date.now();
  const [turn] = await identityDb.$queryRaw<{ at: bigint }[]>`
    INSERT INTO "RateLimit" AS r (id, key, count, "lastRequest") VALUES (uuidv7(), ${key}, 1, ${now + TURN_MS})
    ON CONFLICT (key) DO UPDATE SET "lastRequest" = GREATEST(r."lastRequest", ${now}) + ${TURN_MS}
      WHERE r."lastRequest" <= ${now + PATIENCE_MS - TURN_MS}
    RETURNING "lastRequest" AS at`;
  return turn ? Number(turn.at) - now : null;
}

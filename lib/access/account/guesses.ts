import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { identityDb } from "@/lib/db/identity";
import { env } from "@/lib/env";
import { isSignature, sign } from "@/lib/security/keys";
import { addressGroup, clientAddress } from "../client-address";
import { countCall } from "../rate-limit";
import { accountKey } from "./account-key";

/** What one browser or one address may guess at one account, and what all may before guessing is slowed. */
const GUESSES = { limit: 10, seconds: 900 };
/** Strangers' guesses at an account under attack are let through one at a time, this far apart. */
const TURN_MS = 1_000;
/** Who would have to wait longer for their turn is told to come back. */
const PATIENCE_MS = 8_000;

/**
 * Slows guessing at one account's password and locks nobody out of it: strangers may guess ten times in a quarter of
 * an hour from one address; after ten from wherever they wait their turn, one a second. A browser that has signed in
 * to the account before stands in no queue with strangers (OWASP, "Slow Down Online Guessing Attacks with Device
 * Cookies"). Resolves when the guess may be made; false when this one may not.
 */
export async function awaitTurn(email: string, headers: Headers): Promise<boolean> {
  const keys = guessKeys(email, headers);
  if ((await countCall(keys.own, GUESSES)) > 0) return false;
  if (keys.browserHasSignedIn || (await countCall(keys.everybody, GUESSES)) === 0) return true;
  const wait = await reserveTurn(keys.turns);
  if (wait === null) return false;
  await sleep(wait);
  return true;
}

/** The right password was among them: the next ten are free again. */
export async function forgetGuesses(email: string, headers: Headers): Promise<void> {
  const { own, everybody } = guessKeys(email, headers);
  await identityDb.rateLimit.deleteMany({ where: { key: { in: [own, everybody] } } });
}

const COOKIE = "shortlist.browser";
const COOKIE_SECONDS = 400 * 24 * 3600;

/** A cookie that tells this browser from a stranger's at the next sign-in to this account. It opens nothing. */
export function browserCookie(email: string): string {
  const nonce = randomBytes(16).toString("base64url");
  const value = `${nonce}.${sign("browser", `${accountKey(email)}\n${nonce}`)}`;
  const secure = env.APP_URL.startsWith("https:") ? "; Secure" : "";
  return `${COOKIE}=${value}; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax; Path=/sign-in${secure}`;
}

function guessKeys(email: string, headers: Headers) {
  const account = accountKey(email);
  const cookie = new RegExp(`(?:^|; )${COOKIE}=([\\w-]{22})\\.([\\w-]{43})(?:;|$)`).exec(
    headers.get("cookie") ?? "",
  );
  const [, nonce = "", signature = ""] = cookie ?? [];
  const browserHasSignedIn = isSignature("browser", `${account}\n${nonce}`, signature);
  const who = browserHasSignedIn ? `browser:${nonce}` : `address:${addressGroup(clientAddress(headers))}`;
  return {
    browserHasSignedIn,
    own: `guess:${account}:${who}`,
    everybody: `guess:${account}`,
    turns: `guess-turn:${account}`,
  };
}

/** Takes the next free turn. Returns how many milliseconds it is away, null when there is none soon. */
async function reserveTurn(key: string): Promise<number | null> {
  const now = Date.now();
  const [turn] = await identityDb.$queryRaw<{ at: bigint }[]>`
    INSERT INTO "RateLimit" AS r (id, key, count, "lastRequest") VALUES (uuidv7(), ${key}, 1, ${now + TURN_MS})
    ON CONFLICT (key) DO UPDATE SET "lastRequest" = GREATEST(r."lastRequest", ${now}) + ${TURN_MS}
      WHERE r."lastRequest" <= ${now + PATIENCE_MS - TURN_MS}
    RETURNING "lastRequest" AS at`;
  return turn ? Number(turn.at) - now : null;
}

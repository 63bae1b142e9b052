import { setTimeout as sleep } from "node:timers/promises";
import { identityDb } from "@/lib/platform/db/identity";
import { REPEAT_SECONDS, storedForm } from "./protocol";
import { openResponse, sealResponse } from "./stored-response";

/** Identifies a signed request: by the session it was made for, its time, and the client's own challenge. */
const identity = (signed: URLSearchParams) =>
  storedForm(
    ["ba_pl", "ba_iat", "client_id", "code_challenge"].map((name) => signed.get(name) ?? "").join("\n"),
  );

export const isAnswered = async (signed: URLSearchParams): Promise<boolean> =>
  (await identityDb.oauthRedemption.count({ where: { id: identity(signed) } })) > 0;

/** Claims the single answer that a signed request allows. False when it has been given, perhaps concurrently. */
export async function claimAnswer(signed: URLSearchParams): Promise<boolean> {
  const { count } = await identityDb.oauthRedemption.createMany({
    data: [{ id: identity(signed), claimedAt: new Date(), finished: true }],
    skipDuplicates: true,
  });
  return count === 1;
}

type Outcome = { allow: boolean; location: string };

/** Stores where an answer led, for the same answer pressed twice. */
export const storeOutcome = (signed: URLSearchParams, outcome: Outcome) =>
  identityDb.oauthRedemption.update({
    where: { id: identity(signed) },
    data: { response: sealResponse(outcome, signed.get("sig") ?? "", identity(signed)) },
  });

/** Longer than it takes to issue a code on a busy database. */
const WAIT_MS = 5_000;
const POLL_MS = 50;

/**
 * Where the answer led that was given to this request within the last 30 seconds, perhaps concurrently: a browser
 * follows only the last of two quick presses. Null once the client has redeemed the code.
 */
export async function recentOutcome(signed: URLSearchParams): Promise<Outcome | null> {
  const id = identity(signed);
  const recent = { gt: new Date(Date.now() - REPEAT_SECONDS * 1000) };
  const deadline = Date.now() + WAIT_MS;
  while (Date.now() < deadline) {
    const answered = await identityDb.oauthRedemption.findFirst({ where: { id, claimedAt: recent } });
    if (!answered) return null;
    if (answered.response) return repeatable(answered.response, signed);
    await sleep(POLL_MS);
  }
  return null;
}

async function repeatable(response: string, signed: URLSearchParams): Promise<Outcome | null> {
  const first = openResponse(response, signed.get("sig") ?? "", identity(signed)) as Outcome;
  const code = new URL(first.location).searchParams.get("code");
  const redeemed = code && (await identityDb.oauthRedemption.count({ where: { id: storedForm(code) } })) > 0;
  return redeemed ? null : first;
}

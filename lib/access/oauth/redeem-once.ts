import { identityDb } from "@/lib/db/identity";
import type { PluginAnswer } from "./plugin-answer";
import { OauthProblem } from "./problem";

type Redemption = {
  /** The code or refresh token as it is stored. */
  stored: string;
  /** The client that uses it. An attempt by another client is no replay and revokes nothing. */
  clientId: string;
  use: () => Promise<PluginAnswer>;
  /** Revokes the tokens issued by a use. */
  undo: () => Promise<unknown>;
  /** Whether it can be used again after the provider refused a use. */
  survivesRefusal: boolean;
};

/**
 * Lets only one of several concurrent uses through, across all instances. The others are refused and marked as
 * replays; whichever is written last, the finish or the replay, sees the other and revokes what was issued. On its
 * own the provider would delete a refresh token that another request is about to refer to.
 */
export async function redeemOnce(redemption: Redemption): Promise<PluginAnswer> {
  const { stored, clientId, use, undo, survivesRefusal } = redemption;
  if (!(await claim(stored, clientId))) {
    if (await noteReplay(stored, clientId)) await undo();
    throw new OauthProblem(400, "invalid_grant", "It has already been used.");
  }
  let answer: PluginAnswer | undefined;
  try {
    answer = await use();
    return answer;
  } finally {
    if (survivesRefusal && !answer?.ok)
      await identityDb.oauthRedemption.deleteMany({ where: { id: stored } });
    else if (await finish(stored)) await undo();
  }
}

/** A claim that has not finished within a minute was cut off by a crash, and may be taken over: nobody got an answer. */
async function claim(stored: string, clientId: string): Promise<boolean> {
  const claimed = await identityDb.$queryRaw<unknown[]>`
    INSERT INTO "OauthRedemption" AS r (id, "clientId", "claimedAt") VALUES (${stored}, ${clientId}, now())
    ON CONFLICT (id) DO UPDATE SET "claimedAt" = now(), replayed = false
      WHERE NOT r.finished AND r."clientId" = ${clientId} AND r."claimedAt" < now() - interval '1 minute'
    RETURNING id`;
  return claimed.length > 0;
}

/** Marks the redemption as replayed. Returns whether the first use had finished. */
async function noteReplay(stored: string, clientId: string): Promise<boolean> {
  const [row] = await identityDb.oauthRedemption.updateManyAndReturn({
    where: { id: stored, clientId },
    data: { replayed: true },
    select: { finished: true },
  });
  return row?.finished ?? false;
}

/** Marks the use as finished. Returns whether it was replayed meanwhile. */
async function finish(stored: string): Promise<boolean> {
  const [row] = await identityDb.oauthRedemption.updateManyAndReturn({
    where: { id: stored },
    data: { finished: true },
    select: { replayed: true },
  });
  return row?.replayed ?? false;
}

import { identityDb } from "@/lib/db/identity";
import type { PluginAnswer } from "./plugin-answer";
import { OauthProblem } from "./problem";

type Redemption = {
  /** The code or refresh token as it is stored. */
  stored: string;
  /** Who uses it. What another client does with it says nothing of this one, and ends nothing. */
  clientId: string;
  use: () => Promise<PluginAnswer>;
  /** Ends what a use has brought forth. */
  undo: () => Promise<unknown>;
  /** Whether what is redeemed can be used again after a use that was refused. */
  survivesRefusal: boolean;
};

/**
 * Lets one of several concurrent uses through, on whichever instance it arrives. The others are refused and leave a
 * mark; whoever comes last, the use that has finished or the mark, sees the other and ends what was issued. The
 * provider alone would delete a refresh token that another request is about to refer to.
 */
export async function redeemOnce(redemption: Redemption): Promise<PluginAnswer> {
  const { stored, clientId, use, undo, survivesRefusal } = redemption;
  if (!(await claim(stored, clientId))) {
    if (await noteReplay(stored, clientId)) await undo();
    throw new OauthProblem(400, "invalid_grant", "It was used before.");
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

/** A claim that has not finished within a minute was cut off by a crash, and may be taken over. */
async function claim(stored: string, clientId: string): Promise<boolean> {
  const claimed = await identityDb.$queryRaw<unknown[]>`
    INSERT INTO "OauthRedemption" AS r (id, "clientId", "claimedAt") VALUES (${stored}, ${clientId}, now())
    ON CONFLICT (id) DO UPDATE SET "claimedAt" = now()
      WHERE NOT r.finished AND r."clientId" = ${clientId} AND r."claimedAt" < now() - interval '1 minute'
    RETURNING id`;
  return claimed.length > 0;
}

/** Returns whether the use had finished already. */
async function noteReplay(stored: string, clientId: string): Promise<boolean> {
  const [row] = await identityDb.oauthRedemption.updateManyAndReturn({
    where: { id: stored, clientId },
    data: { replayed: true },
    select: { finished: true },
  });
  return row?.finished ?? false;
}

/** Returns whether somebody else tried meanwhile. */
async function finish(stored: string): Promise<boolean> {
  const [row] = await identityDb.oauthRedemption.updateManyAndReturn({
    where: { id: stored },
    data: { finished: true },
    select: { replayed: true },
  });
  return row?.replayed ?? false;
}

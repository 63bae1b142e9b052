import { identityDb } from "@/lib/db/identity";

/**
 * The provider revokes what a replayed code or refresh token has brought forth, as far as it exists at that moment.
 * When the first use and the replay run at once it may not exist yet. So a replay leaves a mark before it revokes,
 * and a first use looks for the mark after it has issued: whichever comes second sees the other.
 */
const marker = (stored: string) => `replayed:${stored}`;

const MARK_MS = 10 * 60 * 1000;

export async function noteReplay(stored: string) {
  await identityDb.verification.create({
    data: { identifier: marker(stored), value: "", expiresAt: new Date(Date.now() + MARK_MS) },
  });
}

export async function wasReplayed(stored: string): Promise<boolean> {
  return (await identityDb.verification.count({ where: { identifier: marker(stored) } })) > 0;
}

/** Ends what a code has brought forth, rotated tokens included. */
export async function revokeIssuedByCode(storedCode: string) {
  const where = { authorizationCodeId: storedCode };
  await identityDb.$transaction([
    identityDb.oauthAccessToken.deleteMany({ where }),
    identityDb.oauthRefreshToken.deleteMany({ where }),
  ]);
}

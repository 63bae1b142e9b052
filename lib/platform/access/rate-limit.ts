import { identityDb } from "@/lib/platform/db/identity";
import { addressLimits, grantLimit } from "./address-limits";
import { addressGroup, clientAddress } from "./client-address";

export type Allowance = { limit: number; seconds: number };

/**
 * Counts one call under a key. Returns how many seconds the caller has to wait: 0 when the call is within the
 * allowance of the window that its first call opened.
 */
export async function countCall(key: string, { limit, seconds }: Allowance): Promise<number> {
  const now = Date.now();
  const { count, until } = await countCalls(key, 1, seconds * 1000, now);
  return count <= limit ? 0 : Math.max(1, Math.ceil((until - now) / 1000));
}

/**
 * Counts calls under a key, in PostgreSQL so that every instance counts the same. Returns how many there are in the
 * window that its first call opened, and when that ends.
 */
export async function countCalls(
  key: string,
  calls: number,
  windowMs: number,
  now: number,
): Promise<{ count: number; until: number }> {
  const cutoff = now - windowMs;
  const [row] = await identityDb.$queryRaw<[{ count: number; lastRequest: bigint }]>`
    INSERT INTO "RateLimit" AS r (id, key, count, "lastRequest") VALUES (uuidv7(), ${key}, ${calls}, ${now})
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN r."lastRequest" <= ${cutoff} THEN ${calls} ELSE least(r.count, 1000000000) + ${calls} END,
      "lastRequest" = CASE WHEN r."lastRequest" <= ${cutoff} THEN ${now} ELSE r."lastRequest" END
    RETURNING count, "lastRequest"`;
  return { count: row.count, until: Number(row.lastRequest) + windowMs };
}

/**
 * Counts a token or revocation request by client and person. Hosts call for all their users from a few addresses,
 * which therefore share no limit but that on failures. Returns the seconds to wait, 0 when it may pass.
 */
export const countByGrant = (clientId: string, userId: string): Promise<number> =>
  countCall(`grant:${clientId}:${userId}`, grantLimit);

/** Counts a request to a door by its address. Returns the seconds to wait, 0 when it may pass. */
export function countByAddress(door: keyof typeof addressLimits, headers: Headers): Promise<number> {
  const key = `address:${door}:${addressGroup(clientAddress(headers))}`;
  return countCall(key, { limit: addressLimits[door], seconds: 60 });
}

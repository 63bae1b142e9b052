import { identityDb } from "@/lib/db/identity";
import { addressLimits } from "./address-limits";
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

/** Counts a request to a door by its address. Returns the seconds to wait, 0 when it may pass. */
export function countByAddress(door: keyof typeof addressLimits, headers: Headers): Promise<number> {
  const key = `address:${door}:${addressGroup(clientAddress(headers))}`;
  return countCall(key, { limit: addressLimits[door], seconds: 60 });
}

import { identityDb } from "@/lib/db/identity";
import { addressLimits } from "./address-limits";
import { addressGroup, clientAddress } from "./client-address";

export type Allowance = { limit: number; seconds: number };

/**
 * Counts one call under a key, in PostgreSQL so that every instance counts the same. Returns how many seconds the
 * caller has to wait: 0 when the call is within the allowance of the window that its first call opened.
 */
export async function countCall(key: string, { limit, seconds }: Allowance): Promise<number> {
  const now = Date.now();
  const windowStart = now - seconds * 1000;
  const [row] = await identityDb.$queryRaw<[{ count: number; lastRequest: bigint }]>`
    INSERT INTO "RateLimit" AS r (id, key, count, "lastRequest") VALUES (uuidv7(), ${key}, 1, ${now})
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN r."lastRequest" <= ${windowStart} THEN 1 ELSE r.count + 1 END,
      "lastRequest" = CASE WHEN r."lastRequest" <= ${windowStart} THEN ${now} ELSE r."lastRequest" END
    RETURNING count, "lastRequest"`;
  if (row.count <= limit) return 0;
  return Math.max(1, Math.ceil((Number(row.lastRequest) + seconds * 1000 - now) / 1000));
}

/** Counts a call of a door by the address it comes from. Returns the seconds to wait, 0 when it may pass. */
export function countByAddress(door: keyof typeof addressLimits, headers: Headers): Promise<number> {
  const key = `address:${door}:${addressGroup(clientAddress(headers))}`;
  return countCall(key, { limit: addressLimits[door], seconds: 60 });
}

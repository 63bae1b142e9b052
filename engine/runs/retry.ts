import type { Tx } from "../store/database.ts";

export type Backoff = { retryBaseMs: number; retryMaxMs: number };

/**
 * How long to wait before the next attempt, in milliseconds: what the app asked for with retry-after (seconds or
 * a date), else doubling from the base, with 15 % of jitter either way.
 */
export function backoffMs(attempt: number, retryAfter: string | undefined, backoff: Backoff): number {
  if (retryAfter !== undefined) {
    const delayMs = /^\d+(\.\d+)?$/.test(retryAfter)
      ? Number(retryAfter) * 1000
      : Date.parse(retryAfter) - Date.now();
    if (!Number.isNaN(delayMs)) return Math.max(0, delayMs);
  }
  return Math.min(backoff.retryMaxMs, backoff.retryBaseMs * 2 ** attempt) * (0.85 + Math.random() * 0.3);
}

/** Puts a job back into its queue after a failed attempt. */
export async function requeue(tx: Tx, jobId: string, delayMs: number): Promise<void> {
  await tx.query(
    `update engine.job set lease = null, leased_by = null, lease_until = null, attempt = attempt + 1,
       fresh = false, run_at = now() + $2::float8 * interval '1 ms'
     where id = $1`,
    [jobId, delayMs],
  );
}

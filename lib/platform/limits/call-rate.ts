import type { Actor } from "@/lib/platform/access/actor";
import { countCalls } from "@/lib/platform/access/rate-limit";
import { log } from "@/lib/log";
import { callLimits } from "./call-limits";

const WINDOW_MS = 60_000;
/** Calls an instance may answer before it asks the database again: a second's share. Its count can be off by this. */
const leaseOf = (limit: number) => Math.max(20, Math.floor(limit / 60));

type Lease = { left: number; until: number; refused: boolean };
const leases = new Map<string, Promise<Lease>>();

/**
 * Counts one call of an agent. Returns null when it may proceed, else how many seconds to wait.
 * The database counts in leases of 20 calls or more, so that most calls cost it nothing.
 */
export async function countAgentCall(
  actor: Actor,
  limits = callLimits,
  now = Date.now(),
): Promise<number | null> {
  const waits = await Promise.all([
    take(`mcp/${actor.organizationId}/${actor.clientId}/${actor.id}`, limits.perGrant, now),
    take(`mcp/${actor.organizationId}`, limits.perOrganization, now),
  ]);
  const wait = Math.max(...waits);
  return wait > 0 ? Math.ceil(wait / 1000) : null;
}

/** Takes a call from the lease. Returns the milliseconds to wait; 0 when there was a call left. */
async function take(key: string, limit: number, now: number): Promise<number> {
  for (;;) {
    const pending = leases.get(key);
    const lease = await pending;
    if (lease && lease.until > now) {
      if (lease.left > 0) {
        lease.left -= 1;
        return 0;
      }
      if (lease.refused) return lease.until - now;
    }
    // The first caller that sees the lease used up renews it; the others wait for the renewal.
    if (leases.get(key) === pending) leases.set(key, renew(key, limit, now));
  }
}

async function renew(key: string, limit: number, now: number): Promise<Lease> {
  if (leases.size > 10_000) leases.clear();
  const lease = leaseOf(limit);
  try {
    const { count, until } = await countCalls(key, lease, WINDOW_MS, now);
    const left = Math.min(lease, limit - (count - lease));
    return { left: Math.max(left, 0), refused: left <= 0, until };
  } catch (error) {
    // A failure to count must not take the service down; the call itself will fail if the database is away.
    log.error("calls not counted", error);
    return { left: lease, refused: false, until: now + 1000 };
  }
}

import { durationMs } from "../functions/duration.ts";
import { keyOf } from "../functions/expression.ts";
import type { FunctionConfig } from "../functions/options.ts";
import type { Tx } from "../store/database.ts";

/** Rate limit: whether one more run may start. No more than `limit` start in any `period`; the rest are dropped. */
export async function admit(tx: Tx, config: FunctionConfig, event: unknown): Promise<boolean> {
  const rule = config.rateLimit;
  if (!rule) return true;
  const pace = await lockPace(tx, ["rate", config.id, keyOf(rule.key, event)]);
  const since = Date.now() - (durationMs(rule.period) ?? 0);
  const recent = pace.starts.filter((start) => start.getTime() > since);
  if (recent.length >= rule.limit) return false;
  await tx.query("update engine.pace set starts = $2, touched_at = now() where key = $1", [
    pace.key,
    [...recent, new Date()],
  ]);
  return true;
}

/**
 * Throttle: when a run that is due at `due` may start. Starts are spaced evenly over the period, save that
 * `burst` of them may come at once (generic cell rate algorithm).
 */
export async function throttledStart(
  tx: Tx,
  config: FunctionConfig,
  event: unknown,
  due: Date,
): Promise<Date> {
  const rule = config.throttle;
  if (!rule) return due;
  const spacing = (durationMs(rule.period) ?? 0) / rule.limit;
  const tolerance = spacing * ((rule.burst ?? 1) - 1);
  const pace = await lockPace(tx, ["throttle", config.id, keyOf(rule.key, event)]);
  const next = Math.max(due.getTime(), pace.next_at?.getTime() ?? 0);
  await tx.query("update engine.pace set next_at = $2, touched_at = now() where key = $1", [
    pace.key,
    new Date(next + spacing),
  ]);
  return new Date(Math.max(due.getTime(), next - tolerance));
}

type Pace = { key: string; next_at: Date | null; starts: Date[] };

async function lockPace(tx: Tx, name: string[]): Promise<Pace> {
  const key = JSON.stringify(name);
  await tx.query("insert into engine.pace (key) values ($1) on conflict (key) do nothing", [key]);
  const { rows } = await tx.query<Pace>(
    "select key, next_at, starts from engine.pace where key = $1 for update",
    [key],
  );
  return rows[0] ?? { key, next_at: null, starts: [] };
}

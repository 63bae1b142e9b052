import type { Actor } from "@/lib/access/actor";
import type { SpokenLevel } from "./exchange";

/** From the least to the most severe, as the protocol has them. */
const order = ["debug", "info", "notice", "warning", "error", "critical", "alert", "emergency"] as const;
type Level = (typeof order)[number];

const AT_MOST = 1_000;
const levels = new Map<string, Level>();
const keyOf = ({ organizationId, id, clientId }: Actor) => `${organizationId}/${id}/${clientId}`;

/**
 * Remembers the level a client of the 2025 era asked for. That era keeps it with a session, which we have none of: it
 * is kept in this process, for the last thousand grants that set one. A client that set none, or whose request meets
 * another instance, is told nothing, which the protocol allows.
 */
export function setLevel(actor: Actor, level: Level) {
  const key = keyOf(actor);
  levels.delete(key);
  levels.set(key, level);
  const [oldest] = levels.keys();
  if (levels.size > AT_MOST && oldest !== undefined) levels.delete(oldest);
}

export const hasLevel = (actor: Actor) => levels.has(keyOf(actor));

export function isHeard(actor: Actor, level: SpokenLevel): boolean {
  const chosen = levels.get(keyOf(actor));
  return chosen !== undefined && order.indexOf(level) >= order.indexOf(chosen);
}

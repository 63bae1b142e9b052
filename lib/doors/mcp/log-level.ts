import { type LoggingLevel, LoggingLevelSchema } from "@modelcontextprotocol/sdk/types.js";
import type { Actor } from "@/lib/platform/access/actor";

/** From the least to the most severe. */
const order = LoggingLevelSchema.options;

const MAX_LEVELS = 1_000;
const levels = new Map<string, LoggingLevel>();
const keyOf = ({ organizationId, id, clientId }: Actor) => `${organizationId}/${id}/${clientId}`;

/**
 * Remembers the log level a client of the 2025 era asked for. That era stores it in a session, and we have none: it
 * is stored in this process, for the last thousand grants that set one. A client that set none, or whose request
 * reaches another instance, gets no log messages, which the protocol allows.
 */
export function setLevel(actor: Actor, level: LoggingLevel) {
  const key = keyOf(actor);
  levels.delete(key);
  levels.set(key, level);
  const [oldest] = levels.keys();
  if (levels.size > MAX_LEVELS && oldest !== undefined) levels.delete(oldest);
}

export const hasLevel = (actor: Actor) => levels.has(keyOf(actor));

export function wantsLevel(actor: Actor, level: LoggingLevel): boolean {
  const chosen = levels.get(keyOf(actor));
  return chosen !== undefined && order.indexOf(level) >= order.indexOf(chosen);
}

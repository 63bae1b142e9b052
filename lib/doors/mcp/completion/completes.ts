import type { Actor } from "@/lib/platform/access/actor";

/**
 * Completions of an argument: given what was typed so far and the arguments chosen already, up to 100 values, best
 * first. Only what the actor may see.
 */
export type Completer = (actor: Actor, typed: string, chosen: Record<string, string>) => Promise<string[]>;

/** By the name of the argument. */
export type Completes = Record<string, Completer>;

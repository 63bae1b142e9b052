import * as z from "zod";
import { databaseIsAway } from "@/lib/db/presence";
import { DomainError } from "@/lib/errors";
import { AWAY, AWAY_SECONDS } from "./load/away";

/** What a server action answers: what it brought, or why not in words for the person who asked. */
export type ActionState<T extends object = object> = ({ ok: true } & T) | { ok: false; message: string };

/**
 * Runs the work of a server action. What a person can understand comes back, and that what was sent is not what our
 * pages send (ZodError): anybody can call an action with anything. Anything else is thrown on.
 */
export async function asActionState<T extends object = object>(
  work: () => Promise<T | void>,
): Promise<ActionState<T>> {
  try {
    const brought = await work();
    return { ok: true, ...(brought as T) };
  } catch (error) {
    if (error instanceof DomainError) return { ok: false, message: error.message };
    if (error instanceof z.ZodError) return { ok: false, message: "What was sent is malformed." };
    if (databaseIsAway()) return { ok: false, message: `${AWAY} Try again in ${AWAY_SECONDS} seconds.` };
    throw error;
  }
}

import * as z from "zod";
import { databaseIsAway } from "@/lib/db/presence";
import { headers } from "next/headers";
import { localeFrom } from "@/messages/locale-from";
import { DomainError } from "@/lib/errors";
import { inLanguage } from "@/lib/in-language";
import { say } from "@/lib/say";
import { AWAY, AWAY_SECONDS } from "./load/away";

/** What a server action answers: what it brought, or why not in words for the person who asked. */
export type ActionState<T extends object = object> = ({ ok: true } & T) | { ok: false; message: string };

/**
 * Runs the work of a server action. What a person can understand comes back, and that what was sent is not what our
 * pages send (ZodError): anybody can call an action with anything. Anything else is thrown on.
 */
export const asActionState = async <T extends object = object>(
  work: () => Promise<T | void>,
): Promise<ActionState<T>> => inLanguage(localeFrom(await headers()), () => settled(work));

async function settled<T extends object>(work: () => Promise<T | void>): Promise<ActionState<T>> {
  try {
    const brought = await work();
    return { ok: true, ...(brought as T) };
  } catch (error) {
    if (error instanceof DomainError) return { ok: false, message: spoken(error.message) };
    if (error instanceof z.ZodError) return { ok: false, message: say("What was sent is malformed.") };
    if (databaseIsAway())
      return {
        ok: false,
        message: `${say(AWAY)} ${say("Try again in {seconds} seconds.", { seconds: AWAY_SECONDS })}`,
      };
    throw error;
  }
}

/** Agents are told which argument is wrong, "title: give one"; a person sees the field. */
const spoken = (message: string) =>
  message.replace(/^[a-z][a-zA-Z]*(?:\.[a-zA-Z]+)*: (.)/, (_, first: string) => first.toUpperCase());

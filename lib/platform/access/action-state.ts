import * as z from "zod";
import { databaseIsAway } from "@/lib/platform/db/presence";
import { headers } from "next/headers";
import { localeFrom } from "@/messages/locale-from";
import { type About, DomainError } from "@/lib/errors";
import { inLanguage } from "@/lib/in-language";
import { say } from "@/lib/say";
import { DATABASE_AWAY, RETRY_SECONDS } from "./load/away";

/** What a server action returns: its result, or a message for the person who called it, and the page it is about. */
export type ActionState<T extends object = object> =
  | ({ ok: true } & T)
  | { ok: false; message: string; href?: string | undefined };

/**
 * Runs the work of a server action. DomainErrors, an unreachable database and malformed input (ZodError: anybody can
 * call an action with any arguments) become a message. Other errors are rethrown.
 */
export const asActionState = async <T extends object = object>(
  work: () => Promise<T | void>,
): Promise<ActionState<T>> => inLanguage(localeFrom(await headers()), () => settled(work));

async function settled<T extends object>(work: () => Promise<T | void>): Promise<ActionState<T>> {
  try {
    const result = await work();
    return { ok: true, ...(result as T) };
  } catch (error) {
    if (error instanceof DomainError)
      return { ok: false, message: withoutField(error.message), href: pageOf(error.about) };
    if (error instanceof z.ZodError) return { ok: false, message: say("The request is malformed.") };
    if (databaseIsAway())
      return {
        ok: false,
        message: `${say(DATABASE_AWAY)} ${say("Try again in {seconds} seconds.", { seconds: RETRY_SECONDS })}`,
      };
    throw error;
  }
}

const pageOf = ({ applicationId, candidateId }: About = {}) =>
  applicationId ? `/applications/${applicationId}` : candidateId ? `/candidates/${candidateId}` : undefined;

/** Drops the argument name that messages for agents start with ("title: give one"): a person sees the field. */
const withoutField = (message: string) =>
  message.replace(/^[a-z][a-zA-Z]*(?:\.[a-zA-Z]+)*: (.)/, (_, first: string) => first.toUpperCase());

import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import { declineConfirmation } from "@/lib/platform/confirmations/decline-confirmation";
import { noteReply, readReply } from "@/lib/platform/confirmations/reply";
import { readToken } from "@/lib/platform/confirmations/token";
import { env } from "@/lib/env";
import { DomainError } from "@/lib/errors";
import type { Exchange } from "../exchange";
import type { Message } from "../http/message";
import { confirmForm } from "./wording";

type Ask = NonNullable<Exchange["ask"]>;

/** In ms. A silent stream ends at proxies and SDKs after a minute; progress keeps it open. */
const PATIENCE = { silent: 50_000, withProgress: 5 * 60_000 };
const POLL_MS = 500;
/** A waiting question holds a place of the agents' gate, so most places stay free of them. */
const mostWaiting = Math.ceil(env.MAX_AGENT_CALLS / 4);
let waiting = 0;

/**
 * Asks the user of a 2025-era client within the call, by a request in its stream. The answer is a request of its own,
 * perhaps to another instance. Returns null when there is none in time, when the client could not ask, or when too many
 * others wait: then the agent asks in the conversation. Throws when the client goes away.
 */
export const askInStream =
  (
    { actor, signal, progress }: Exchange,
    send: (request: { jsonrpc: "2.0"; id: string; method: string; params: object }) => Promise<void>,
  ): Ask =>
  async ({ message, token, url }) => {
    if (waiting >= mostWaiting) return null;
    const until = Date.now() + (progress ? PATIENCE.withProgress : PATIENCE.silent);
    const params = url
      ? { mode: "url", message, url, elicitationId: readToken(token, actor).id }
      : { message, requestedSchema: confirmForm };
    waiting += 1;
    try {
      await send({ jsonrpc: "2.0", id: token, method: "elicitation/create", params });
      while (Date.now() < until) {
        const { status, reply } = await readReply(actor, { token });
        if (status === "declined") return "declined";
        if (reply === "accept") return { token, action: "accept", yes: true };
        if (reply === "failed" || status !== "pending") return null;
        await sleep(POLL_MS, undefined, { signal });
      }
      return null;
    } finally {
      waiting -= 1;
    }
  };

const Result = z.looseObject({
  action: z.enum(["accept", "decline", "cancel"]),
  content: z.looseObject({ confirm: z.unknown() }).partial().nullish(),
});

/** Takes a client's answer to such a request. False for a response to anything else. */
export async function takeReply(actor: Actor, message: Message): Promise<boolean> {
  const { id: token, result } = message;
  if (message.method !== undefined || typeof token !== "string") return false;
  try {
    const { id: confirmationId, waitsForApproval } = readToken(token, actor);
    const answer = Result.safeParse(result);
    const yes =
      answer.data?.action === "accept" && (answer.data.content?.confirm === true || waitsForApproval);
    const { instant } = await readReply(actor, { token });
    if (answer.success && !yes) await declineConfirmation(actor, { confirmationId });
    if (yes) await noteReply(actor, { token, reply: "accept" });
    else if (!answer.success || instant) await noteReply(actor, { token, reply: "failed" });
    return true;
  } catch (error) {
    // Not ours, or answered meanwhile: nothing to tell a client that answers.
    if (error instanceof DomainError) return false;
    throw error;
  }
}

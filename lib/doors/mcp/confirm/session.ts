import { randomUUID } from "node:crypto";
import * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import { isSignature, sign } from "@/lib/platform/security/keys";
import type { Exchange } from "../exchange";
import type { Message } from "../http/message";

type Modes = Exchange["elicits"];

/** The client capabilities that we use. Any others are accepted and ignored. */
export const Declared = z.looseObject({
  elicitation: z.looseObject({ form: z.unknown(), url: z.unknown() }).partial().optional().catch(undefined),
  extensions: z.record(z.string(), z.unknown()).optional().catch(undefined),
});

/** How a client can put a question to its user. An empty elicitation capability means forms. */
export const modesOf = ({ elicitation }: z.output<typeof Declared>): Modes => ({
  form: elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined),
  url: elicitation?.url !== undefined,
});

const signed = (id: string, modes: string, { organizationId, id: userId, clientId }: Actor) =>
  [id, modes, organizationId, userId, clientId].join("\n");

/**
 * The session id for a client of the 2025 era that can ask its user, which says so only when it initializes: the id
 * carries that, signed, so that no instance has to remember it. Null for others, which get none.
 */
export function sessionFor({ method, params }: Message, actor: Actor): string | null {
  const initialize = z.looseObject({ capabilities: Declared.catch({}) }).safeParse(params);
  if (method !== "initialize" || !initialize.success) return null;
  const { form, url } = modesOf(initialize.data.capabilities);
  const modes = `${form ? "f" : ""}${url ? "u" : ""}`;
  if (modes === "") return null;
  const id = randomUUID();
  return `${id}.${modes}.${sign("mcp-session", signed(id, modes, actor))}`;
}

/** What the client of a request can ask, by its session id. An id that we did not issue to it says nothing. */
export function modesOfSession({ headers }: Request, actor: Actor): Modes {
  const [id = "", modes = "", signature = ""] = (headers.get("mcp-session-id") ?? "").split(".");
  const version = headers.get("mcp-protocol-version") ?? "";
  const isOurs = isSignature("mcp-session", signed(id, modes, actor), signature);
  // Forms are part of the protocol since 2025-06-18, addresses since 2025-11-25.
  return {
    form: isOurs && modes.includes("f") && version >= "2025-06-18",
    url: isOurs && modes.includes("u") && version >= "2025-11-25",
  };
}

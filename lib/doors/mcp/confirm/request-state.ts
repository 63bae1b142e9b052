import { type ServerContext, createRequestStateCodec } from "@modelcontextprotocol/server";
import { keyFor } from "@/lib/platform/security/keys";
import { CONVERSATION_LIFETIME_MS } from "@/lib/platform/confirmations/confirmation";
import type { Exchange } from "../exchange";

/**
 * The state that a question to the user carries through the client and back: which confirmation it is about. Signed
 * for one method, organization, user and client, valid for ten minutes.
 */
const codec = createRequestStateCodec<{ token: string }>({
  key: keyFor("request-state"),
  ttlSeconds: CONVERSATION_LIFETIME_MS / 1000,
  bind(context: ServerContext) {
    const { actor } = context.http!.authInfo!.extra!.exchange as Exchange;
    return [context.mcpReq.method, actor.organizationId, actor.id, actor.clientId].join("\n");
  },
});

export const mintState = (token: string, context: ServerContext) => codec.mint({ token }, context);
export const verifyState = (state: string, context: ServerContext) => codec.verify(state, context);

import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { notFound } from "@/lib/errors";
import { confirmationStatuses, statusOf } from "./confirmation";
import { readToken } from "./token";

/** `failed`: the client could not ask its user. A no declines the confirmation. */
const Reply = z.enum(["accept", "failed"]);

/** Before a person can have read a question: some clients say that they ask, and decline by themselves. */
const INSTANT_MS = 1_000;

/**
 * Records what the client that requested a confirmation answered for its user, once: the call that waits for it may run
 * on another instance. Changes nothing else. Throws `conflict` for a token that was issued to somebody else.
 */
export const noteReply = useCase({
  name: "noteReply",
  permission: "organization:read",
  input: z.object({ token: z.string().max(400), reply: Reply }),
  async run({ actor, db }, { token, reply }) {
    const { id } = readToken(token, actor);
    const { id: userId, clientId } = actor;
    await db.confirmation.updateMany({
      where: { id, userId, clientId, status: { in: ["pending", "declined"] }, reply: null },
      data: { reply },
    });
  },
});

/** What has become of a confirmation that its own agent waits for. Throws `not_found`, `conflict`. */
export const readReply = useCase({
  name: "readReply",
  permission: "organization:read",
  input: z.object({ token: z.string().max(400) }),
  output: z.object({
    status: z.enum(confirmationStatuses),
    reply: Reply.nullable(),
    instant: z.boolean().describe("Whether it was requested so recently that nobody can have read it."),
  }),
  async run({ actor, db }, { token }) {
    const { id } = readToken(token, actor);
    const row = await db.confirmation.findFirst({
      where: { id, userId: actor.id, clientId: actor.clientId },
      select: { status: true, createdAt: true, expiresAt: true, reply: true },
    });
    if (!row) throw notFound("Approval request");
    const instant = Date.now() - row.createdAt.getTime() < INSTANT_MS;
    return { status: statusOf(row), reply: Reply.nullable().parse(row.reply), instant };
  },
});

import * as z from "zod";
import type { Actor } from "@/lib/access/actor";
import { flow, useCase } from "@/lib/access/use-case";
import type { Prisma } from "@/lib/db/generated/client";
import { conflict, forbidden, notFound } from "@/lib/errors";
import { confirmationStatuses, statusOf } from "@/lib/confirmations/confirmation";
import { declineConfirmation } from "@/lib/confirmations/decline-confirmation";
import { confirmationToken } from "@/lib/confirmations/token";
import { type Act, actNames, acts } from "./acts";

/**
 * The recruiter's yes or no on the approvals page. A yes carries the act out, as the recruiter, with the arguments the
 * agent gave. Throws `forbidden` for anyone but the recruiter who was asked; `conflict` when it was answered before,
 * its time is over, or what it is about has changed: then it can still be declined.
 */
export const answerConfirmation = flow({
  name: "answerConfirmation",
  permission: "organization:read",
  input: z.object({ confirmationId: z.uuid(), answer: z.enum(["approve", "decline"]) }),
  output: z.object({
    confirmationId: z.uuid(),
    status: z.enum(confirmationStatuses),
    outcome: z.record(z.string(), z.unknown()).nullable(),
  }),
  async run(actor, { confirmationId, answer }) {
    if (actor.kind !== "member") throw forbidden("Only the recruiter can answer this, on a signed-in page.");
    if (answer === "decline") {
      await declineConfirmation(actor, { confirmationId });
      return { confirmationId, status: "declined" as const, outcome: null };
    }
    const { act, arguments: args } = await waitingApproval(actor, { confirmationId });
    const token = confirmationToken(confirmationId, actor);
    // The act parses its input itself, and uses the confirmation up in its own transaction.
    const perform = acts[act] as unknown as AnyAct;
    const outcome = await perform(actor, { ...args, confirmationToken: token });
    await noteOutcome(actor, { confirmationId, outcome });
    return { confirmationId, status: "redeemed" as const, outcome };
  },
});

type AnyAct = (actor: Actor, input: Record<string, unknown>) => Promise<Record<string, unknown>>;

const waitingApproval = useCase({
  name: "waitingApproval",
  permission: "organization:read",
  input: z.object({ confirmationId: z.uuid() }),
  output: z.object({
    act: z.enum(actNames),
    arguments: z.record(z.string(), z.unknown()),
  }),
  async run({ actor, db }, { confirmationId }) {
    const row = await db.confirmation.findFirst({ where: { id: confirmationId, userId: actor.id } });
    if (!row?.arguments) throw notFound("Approval request");
    if (statusOf(row) !== "pending") throw conflict("This has been answered already, or its time is over.");
    return {
      act: row.act as Act,
      arguments: row.arguments as Record<string, unknown>,
    };
  },
});

/** Kept for the agent that polls. Lost in a crash just here, the act is done all the same, and its subject shows it. */
const noteOutcome = useCase({
  name: "noteOutcome",
  permission: "organization:read",
  input: z.object({ confirmationId: z.uuid(), outcome: z.record(z.string(), z.unknown()) }),
  output: z.object({}),
  async run({ actor, db }, { confirmationId, outcome }) {
    await db.confirmation.updateMany({
      where: { id: confirmationId, userId: actor.id, status: "redeemed" },
      data: { outcome: outcome as Prisma.InputJsonObject },
    });
    return {};
  },
});

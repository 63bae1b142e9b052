import * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import { flow, useCase } from "@/lib/platform/access/use-case";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { conflict, DomainError, forbidden, notFound } from "@/lib/errors";
import { statusOf } from "@/lib/platform/confirmations/confirmation";
import { declineConfirmation } from "@/lib/platform/confirmations/decline-confirmation";
import { confirmationToken } from "@/lib/platform/confirmations/token";
import { SeenById } from "@/lib/hiring/applications/looks";
import { type Act, actNames, acts } from "./acts";

/**
 * Answers a confirmation on the approvals page. Approving performs the act as the recruiter, with the agent's
 * arguments. Throws `forbidden` for an agent, `not_found` for approving another recruiter's; `conflict` when it was
 * answered before, has expired, or its subject has changed: then it can still be declined.
 */
export const answerConfirmation = flow({
  name: "answerConfirmation",
  permission: "organization:read",
  input: z.object({
    confirmationId: z.uuid(),
    answer: z.enum(["approve", "decline"]),
    seen: SeenById.optional().describe("What the recruiter has opened of those it decides on."),
  }),
  output: z.object({ status: z.enum(["redeemed", "declined"]) }),
  async run(actor, { confirmationId, answer, seen }) {
    if (actor.kind !== "member") throw forbidden("Only the recruiter can answer this, on a signed-in page.");
    if (answer === "decline") {
      await declineConfirmation(actor, { confirmationId });
      return { status: "declined" as const };
    }
    const { act, arguments: args } = await waitingApproval(actor, { confirmationId });
    const token = confirmationToken(confirmationId, actor, "recruiter");
    // The act parses its own input, and redeems the confirmation in its own transaction.
    const perform = acts[act] as unknown as AnyAct;
    // In English, for the agent that gets the outcome; only why it failed is for the recruiter.
    const english = { ...actor, locale: "en" as const };
    const outcome = await perform(english, { ...args, seen, confirmationToken: token }).catch(
      (error: unknown) => {
        if (!(error instanceof DomainError)) throw error;
        throw new DomainError(error.code, error.said, { cause: error }, error.retryAfter);
      },
    );
    await noteOutcome(actor, { confirmationId, outcome });
    return { status: "redeemed" as const };
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
    if (statusOf(row) !== "pending") throw conflict("This has already been answered or has expired.");
    return {
      act: row.act as Act,
      arguments: row.arguments as Record<string, unknown>,
    };
  },
});

/** Stores the result for the agent that polls. If a crash loses it, the act is done, as its subject shows. */
const noteOutcome = useCase({
  name: "noteOutcome",
  permission: "organization:read",
  input: z.object({ confirmationId: z.uuid(), outcome: z.record(z.string(), z.unknown()) }),
  async run({ actor, db }, { confirmationId, outcome }) {
    await db.confirmation.updateMany({
      where: { id: confirmationId, userId: actor.id, status: "redeemed" },
      data: { outcome: outcome as Prisma.InputJsonObject },
    });
  },
});

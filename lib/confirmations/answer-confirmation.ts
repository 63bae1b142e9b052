import * as z from "zod";
import type { Actor } from "@/lib/access/actor";
import { flow, useCase } from "@/lib/access/use-case";
import { acceptApplication } from "@/lib/applications/accept-application";
import { rejectApplication } from "@/lib/applications/reject-application";
import type { Prisma } from "@/lib/db/generated/client";
import { conflict, forbidden, notFound } from "@/lib/errors";
import { inviteRecruiter } from "@/lib/organizations/invite-recruiter";
import { digestOf } from "@/lib/security/digest";
import { publishScorecard } from "@/lib/scorecards/publish-scorecard";
import { rediscoverCandidates } from "@/lib/talent-pool/rediscover-candidates";
import {
  type ConfirmableTool,
  type PresentedConfirmation,
  confirmableToolNames,
  confirmationStatuses,
  statusOf,
} from "./confirmation";
import { declineConfirmation } from "./decline-confirmation";
import { confirmationToken } from "./token";

/**
 * The recruiter's yes or no on the approvals page. A yes carries the act out, as the recruiter, with the arguments the
 * agent gave. Throws `forbidden` for anyone but the recruiter who was asked; `conflict` when it was answered before,
 * its time is over, or what it is about has changed: then it can still be declined.
 */
export const answerConfirmation = flow({
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
    const { tool, arguments: args } = await waitingApproval(actor, { confirmationId });
    // Of the arguments as they are now: what was shown and what is done have to be the same.
    const confirmation = {
      token: confirmationToken(confirmationId, actor),
      tool,
      argumentsDigest: digestOf(args),
    };
    // The act itself uses the confirmation up, in its own transaction.
    const outcome = await acts[tool](actor, args, confirmation);
    await noteOutcome(actor, { confirmationId, outcome });
    return { confirmationId, status: "redeemed" as const, outcome };
  },
});

type Act = (
  actor: Actor,
  args: Record<string, unknown>,
  confirmation: PresentedConfirmation,
) => Promise<Record<string, unknown>>;

/** The acts parse their input themselves; what was stored is what the agent's call had parsed. */
const acts: Record<ConfirmableTool, Act> = {
  acceptCandidate: (actor, args, confirmation) =>
    acceptApplication(actor, { ...(args as Parameters<typeof acceptApplication>[1]), confirmation }),
  rejectCandidate: (actor, args, confirmation) =>
    rejectApplication(actor, { ...(args as Parameters<typeof rejectApplication>[1]), confirmation }),
  saveScorecard: (actor, args, confirmation) =>
    publishScorecard(actor, { ...(args as Parameters<typeof publishScorecard>[1]), confirmation }),
  rediscoverCandidates: (actor, args, confirmation) =>
    rediscoverCandidates(actor, { ...(args as Parameters<typeof rediscoverCandidates>[1]), confirmation }),
  inviteRecruiter: (actor, args, confirmation) =>
    inviteRecruiter(actor, { ...(args as Parameters<typeof inviteRecruiter>[1]), confirmation }),
};

const waitingApproval = useCase({
  permission: "organization:read",
  input: z.object({ confirmationId: z.uuid() }),
  output: z.object({
    tool: z.enum(confirmableToolNames),
    arguments: z.record(z.string(), z.unknown()),
  }),
  async run({ actor, db }, { confirmationId }) {
    const row = await db.confirmation.findFirst({ where: { id: confirmationId, userId: actor.id } });
    if (!row?.arguments) throw notFound("Approval request");
    if (statusOf(row) !== "pending") throw conflict("This has been answered already, or its time is over.");
    return {
      tool: row.tool as ConfirmableTool,
      arguments: row.arguments as Record<string, unknown>,
    };
  },
});

/** Kept for the agent that polls. Lost in a crash just here, the act is done all the same, and its subject shows it. */
const noteOutcome = useCase({
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

import * as z from "zod";
import type { Permission } from "@/lib/platform/access/permissions";
import { type Context, requirePermission, useCase } from "@/lib/platform/access/use-case";
import { Prisma } from "@/lib/platform/db/generated/client";
import { ConfirmationPolicy } from "@/lib/platform/db/generated/enums";
import { record } from "@/lib/platform/events/record";
import { notify } from "@/lib/platform/notices/notify";
import { digestOf } from "@/lib/platform/security/digest";
import { APPROVAL_LIFETIME_MS, CONVERSATION_LIFETIME_MS, StoredPreview } from "./confirmation";
import { deleteOld } from "./delete-unanswered";
import { requiresRecruiter } from "./redeem-confirmation";
import { confirmationToken } from "./token";

const input = z.object({
  act: z.string(),
  /** The permission that the act itself requires. */
  permission: z.custom<Permission>(),
  arguments: z.record(z.string(), z.json()),
  /** The revision, read with the preview, of what the act will change. */
  subjectRevision: z.string(),
  preview: StoredPreview,
  /** Whether only a page may confirm this act, whatever the policy. */
  onPage: z.boolean().optional(),
});

/**
 * Records that an act waits for a human's confirmation, and returns the token that will redeem it. Repeating a
 * request returns the same confirmation: however the answer arrives, the act happens once. Changes nothing else.
 */
export const requestConfirmation = useCase({
  name: "requestConfirmation",
  permission: "organization:read",
  input,
  output: z.object({
    confirmationId: z.uuid(),
    token: z.string(),
    /** `recruiter`: only a signed-in recruiter can confirm, on the approvals page. */
    policy: z.enum(ConfirmationPolicy),
    /**
     * Whether the same agent has requested this before and it is still unanswered, or its client could not ask its user
     * within the last day.
     */
    askedBefore: z.boolean(),
    /** Whether its client has already answered yes for its user. */
    accepted: z.boolean(),
    expiresAt: z.string(),
  }),
  async run(ctx, request) {
    const { actor } = ctx;
    requirePermission(actor, request.permission);
    const policy: ConfirmationPolicy =
      request.onPage || (await requiresRecruiter(ctx)) ? "recruiter" : "agent";
    // Of two identical concurrent requests, the second finds the first one's confirmation.
    const question = digestOf([actor.id, actor.clientId, request.act, request.arguments]);
    await ctx.db.$queryRaw`SELECT pg_advisory_xact_lock(hashtext(${`confirm:${question}`}))::text`;
    const existing = await findUnanswered(ctx, request, policy);
    const { id, expiresAt, reply } = existing ?? (await create(ctx, request, policy));
    return {
      confirmationId: id,
      token: confirmationToken(id, actor, policy),
      policy,
      askedBefore: existing !== null || (await couldNotAsk(ctx)),
      accepted: reply === "accept",
      expiresAt: expiresAt.toISOString(),
    };
  },
});

type Requested = z.output<typeof input>;

/** What a request has in common with a repetition of it. */
const identifying = ({ actor }: Context, request: Requested) => ({
  userId: actor.id,
  clientId: actor.clientId,
  act: request.act,
  argumentsDigest: digestOf(request.arguments),
  subjectRevision: request.subjectRevision,
});

/** Finds an unanswered confirmation of the same request. Only those for the approvals page store the arguments. */
function findUnanswered(ctx: Context, request: Requested, policy: ConfirmationPolicy) {
  return ctx.db.confirmation.findFirst({
    where: {
      ...identifying(ctx, request),
      status: "pending",
      // Enough time left for a human to read and answer.
      expiresAt: { gt: new Date(Date.now() + CONVERSATION_LIFETIME_MS / 5) },
      arguments: policy === "recruiter" ? { not: Prisma.DbNull } : { equals: Prisma.DbNull },
    },
    orderBy: { createdAt: "desc" },
    select: { id: true, expiresAt: true, reply: true },
  });
}

const couldNotAsk = async ({ actor, db }: Context) =>
  (await db.confirmation.count({
    where: {
      userId: actor.id,
      clientId: actor.clientId,
      reply: "failed",
      status: { in: ["pending", "declined"] },
      createdAt: { gt: new Date(Date.now() - APPROVAL_LIFETIME_MS) },
    },
  })) > 0;

async function create(ctx: Context, request: Requested, policy: ConfirmationPolicy) {
  const { actor, db } = ctx;
  await deleteOld(db, new Date());
  const lifetime = policy === "recruiter" ? APPROVAL_LIFETIME_MS : CONVERSATION_LIFETIME_MS;
  const row = await db.confirmation.create({
    data: {
      ...identifying(ctx, request),
      preview: request.preview,
      ...(policy === "recruiter" && { arguments: request.arguments }),
      expiresAt: new Date(Date.now() + lifetime),
    },
    select: { id: true, expiresAt: true, reply: true },
  });
  ctx.changed.add("approvals");
  await record(ctx, "confirmation.requested", row.id, { act: request.act, policy });
  if (policy === "recruiter") await notify(ctx, { kind: "approval", subjectId: row.id, userIds: [actor.id] });
  return row;
}

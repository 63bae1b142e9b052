import type { Context } from "@/lib/platform/access/use-case";
import { Prisma } from "@/lib/platform/db/generated/client";
import { conflict, forbidden } from "@/lib/errors";
import { digestOf } from "@/lib/platform/security/digest";
import { say } from "@/lib/say";
import { statusOf } from "./confirmation";
import { readToken } from "./token";

/** The act about to be done: its name, or those it was confirmed under, and its use case's input. */
type Act = {
  act: string | string[];
  input: { confirmationToken?: string } & Record<string, unknown>;
  /** The current revision of its subject; left out by an act on several rows, which checks each row itself. */
  subjectRevision?: string;
  /** A sentence on its current state, for the message that it has changed. */
  standing?: string;
};

/**
 * Redeems a confirmation, once, in the transaction of the act it confirms: if the act fails, it stays usable. Call it
 * first, with the subject's current revision read in the same transaction, and with the use case's whole input, so
 * that no door decides what was confirmed. Returns the confirmation for the record, or null for a person (who confirms
 * by clicking) and the system. Throws `forbidden` when an agent has none, or may not confirm in the
 * conversation; `conflict` when it is used, expired, declined, for other arguments, or the subject has changed since
 * the preview.
 */
export async function redeemConfirmation(
  ctx: Context,
  { act, input: { confirmationToken, ...args }, subjectRevision, standing }: Act,
): Promise<{ id: string; subjectRevision: string } | null> {
  const { actor, db } = ctx;
  if (confirmationToken === undefined) {
    if (actor.kind !== "agent") return null;
    throw forbidden("This needs the recruiter's confirmation.");
  }
  const { id } = readToken(confirmationToken, actor);
  if (actor.kind === "agent" && (await requiresRecruiter(ctx)))
    throw forbidden(
      "The recruiter or their organization requires approval on a signed-in page, not in the conversation.",
    );
  const agreed = {
    acts: [act].flat(),
    argumentsDigest: digestOf(args),
    ...(subjectRevision !== undefined && { subjectRevision }),
  };
  ctx.changed.add("approvals");
  const { acts, ...same } = agreed;
  const [redeemed] = await db.confirmation.updateManyAndReturn({
    where: {
      id,
      status: "pending",
      expiresAt: { gt: new Date() },
      userId: actor.id,
      // Those with arguments wait for the approvals page, where the recruiter answers for the agent's client.
      ...(actor.kind === "agent" && { clientId: actor.clientId, arguments: { equals: Prisma.DbNull } }),
      act: { in: acts },
      ...same,
    },
    data: { status: "redeemed", answeredAt: new Date() },
    select: { id: true, subjectRevision: true },
  });
  if (redeemed) return redeemed;
  throw conflict(await whyRefused(ctx, id, agreed, standing));
}

/**
 * Whether a human has to answer on a signed-in page rather than in the agent's conversation: either the organization
 * requires it, or the recruiter chose it for this agent.
 */
export async function requiresRecruiter({ actor, db }: Pick<Context, "actor" | "db">): Promise<boolean> {
  if (actor.grant?.confirmation === "recruiter") return true;
  const { confirmationPolicy } = await db.organization.findUniqueOrThrow({
    where: { id: actor.organizationId },
    select: { confirmationPolicy: true },
  });
  return confirmationPolicy === "recruiter";
}

type Agreed = { acts: string[]; argumentsDigest: string; subjectRevision?: string };

/** Why the confirmation cannot be redeemed, and what can be done about it. */
async function whyRefused(
  { actor, db }: Context,
  id: string,
  agreed: Agreed,
  standing = "",
): Promise<string> {
  const row = await db.confirmation.findUnique({ where: { id } });
  if (!row || row.userId !== actor.id || (actor.kind === "agent" && row.clientId !== actor.clientId))
    return "The confirmationToken was not issued to this recruiter and client.";
  const again = `Call ${row.act} without confirmationToken for a new preview.`;
  if (!agreed.acts.includes(row.act))
    return `The confirmationToken was not issued for this action, but for ${row.act} with different arguments.`;
  if (row.argumentsDigest !== agreed.argumentsDigest) return forOtherArguments;
  const status = statusOf(row);
  const answered = row.answeredAt?.toISOString() ?? "";
  if (status === "redeemed")
    return `The confirmation has already been used: it was carried out at ${answered}. It works once; do not repeat the call.`;
  if (status === "declined") return `The recruiter declined this at ${answered}. Nothing was changed.`;
  if (status === "expired")
    return `The confirmation expired at ${row.expiresAt.toISOString()}; nothing was changed. ${again}`;
  if (agreed.subjectRevision === undefined || row.subjectRevision === agreed.subjectRevision)
    return "The confirmation cannot be used.";
  return actor.kind === "member"
    ? say(
        "This has changed since the agent asked, so nothing was done. If you still want it, decline here and have the agent ask again.",
      )
    : `What the recruiter confirmed has changed since the preview was made. ${standing} Nothing was changed. ${again}`;
}

export const forOtherArguments =
  "The confirmation is for different arguments. Send the ones that were previewed.";

import type { Context } from "@/lib/access/use-case";
import { conflict, forbidden } from "@/lib/errors";
import { digestOf } from "@/lib/security/digest";
import { say } from "@/lib/say";
import { statusOf } from "./confirmation";
import { confirmationIdOf } from "./token";

/** The act about to be done: its name, what its use case was called with, and what it is about as it is now. */
type Act = {
  act: string;
  input: { confirmationToken?: string } & Record<string, unknown>;
  subjectRevision: string;
  /** A sentence on how it is now, for whoever is told that it has changed. */
  standing?: string;
};

/**
 * Uses up a confirmation, once, in the transaction of the act it confirms: if the act fails, it stays usable. Call it
 * first, with the subject's current revision as read in the same transaction, and with the use case's whole input: no
 * door says what was agreed to.
 * Returns the confirmation's id for the record, or null for a person (who confirms by clicking) and the system.
 * Throws `forbidden` when an agent brings none, or may not confirm by itself; `conflict` when it is used, expired,
 * declined, for other arguments, or the subject has changed since the preview.
 */
export async function redeemConfirmation(
  ctx: Context,
  { act, input: { confirmationToken, ...args }, subjectRevision, standing }: Act,
): Promise<string | null> {
  const { actor, db } = ctx;
  if (confirmationToken === undefined) {
    if (actor.kind !== "agent") return null;
    throw forbidden("This needs a confirmation by the recruiter.");
  }
  const id = confirmationIdOf(confirmationToken, actor);
  if (actor.kind === "agent" && (await recruitersApprove(ctx)))
    throw forbidden(
      "The recruiter or their organization wants this approved on a signed-in page, not in the conversation.",
    );
  const agreed = { act, argumentsDigest: digestOf(args), subjectRevision };
  ctx.changed.add("approvals");
  const { count } = await db.confirmation.updateMany({
    where: {
      id,
      status: "pending",
      expiresAt: { gt: new Date() },
      userId: actor.id,
      // On the approvals page the recruiter answers for the agent's client.
      ...(actor.kind === "agent" && { clientId: actor.clientId }),
      ...agreed,
    },
    data: { status: "redeemed", answeredAt: new Date() },
  });
  if (count === 1) return id;
  throw conflict(await whyRefused(ctx, id, agreed, standing));
}

/**
 * Whether a human has to answer on a signed-in page rather than in the agent's conversation: the organization asks for
 * it, or the recruiter chose so for this agent. The stricter of the two holds.
 */
export async function recruitersApprove({ actor, db }: Pick<Context, "actor" | "db">): Promise<boolean> {
  if (actor.grant?.confirmation === "recruiter") return true;
  const { confirmationPolicy } = await db.organization.findUniqueOrThrow({
    where: { id: actor.organizationId },
    select: { confirmationPolicy: true },
  });
  return confirmationPolicy === "recruiter";
}

type Agreed = { act: string; argumentsDigest: string; subjectRevision: string };

/** What became of the confirmation, and what can be done about it. */
async function whyRefused(
  { actor, db }: Context,
  id: string,
  agreed: Agreed,
  standing = "",
): Promise<string> {
  const again = `Call ${agreed.act} without confirmationToken for a new preview.`;
  const row = await db.confirmation.findUnique({ where: { id } });
  if (!row || row.userId !== actor.id || (actor.kind === "agent" && row.clientId !== actor.clientId))
    return "The confirmationToken is not one that was given to this recruiter and this client.";
  const status = statusOf(row);
  const answered = row.answeredAt?.toISOString() ?? "";
  if (status === "redeemed")
    return `The confirmation has already been used: it was carried out at ${answered}. It works once; do not repeat the call.`;
  if (status === "declined") return `The recruiter declined this at ${answered}. Nothing was changed.`;
  if (status === "expired")
    return `The confirmation has expired at ${row.expiresAt.toISOString()}; nothing was changed. ${again}`;
  if (row.act !== agreed.act || row.argumentsDigest !== agreed.argumentsDigest)
    return "The confirmation was given for other arguments than these. Repeat those that were previewed.";
  if (row.subjectRevision !== agreed.subjectRevision && actor.kind === "member")
    return say(
      "This has changed since the agent asked, so nothing was done. If you still want it, decline here and have the agent ask again.",
    );
  if (row.subjectRevision !== agreed.subjectRevision)
    return `What the recruiter confirmed has changed since the preview was made. ${standing} Nothing was changed. ${again}`;
  return "The confirmation cannot be used.";
}

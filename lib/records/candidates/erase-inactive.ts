import type { Actor } from "@/lib/platform/access/actor";
import { type Context, step } from "@/lib/platform/access/use-case";
import { DomainError } from "@/lib/errors";
import { emit } from "@/lib/platform/events/emit";
import { retentionDue } from "@/lib/platform/events/events";
import { log } from "@/lib/log";
import { erasePerson, lockPerson, isAwaited } from "./erase-person";
import { findInactive } from "./inactive";

/** Per night and organization; the rest follow the night after. */
const AT_MOST = 5000;

/** Requests tonight's erasures, if the organization has a retention rule and its grace period is over. */
export const requestErasures = step("requestErasures", async (ctx) => {
  const requested = (await ruleInForce(ctx)) !== null;
  if (requested) await emit(ctx, retentionDue, {});
  return { requested };
});

/** The candidates the retention rule erases tonight, longest inactive first; none while no rule is in force. */
export const listInactive = step(
  "listInactive",
  async (ctx) => {
    const rule = await ruleInForce(ctx);
    const people = rule ? await findInactive(ctx, { months: rule.months, most: AT_MOST }) : [];
    return { candidateIds: people.map(({ candidateId }) => candidateId) };
  },
  120_000,
);

/** `stayed`: their data has changed, or an approval about them is pending. */
type Outcome = "erased" | "stayed" | "failed";

/**
 * Erases these people by the retention rule, each in a transaction that checks the rule and the person again. A
 * failure for one person does not stop the others. Safe to repeat.
 */
export async function eraseInactive(
  sweeper: Actor,
  { candidateIds }: { candidateIds: string[] },
): Promise<Record<Outcome, number>> {
  const counts = { erased: 0, stayed: 0, failed: 0 };
  for (const candidateId of candidateIds) counts[await outcomeOf(sweeper, candidateId)] += 1;
  return counts;
}

async function outcomeOf(actor: Actor, candidateId: string): Promise<Outcome> {
  try {
    return (await eraseOne(actor, { candidateId })).erased ? "erased" : "stayed";
  } catch (error) {
    // The person was erased, merged or separated since the list was made.
    if (error instanceof DomainError) return "stayed";
    log.error("a person was not erased by the retention rule", error);
    return "failed";
  }
}

const eraseOne = step("eraseOneInactive", async (ctx, { candidateId }: { candidateId: string }) => {
  const rule = await ruleInForce(ctx);
  if (!rule) return { erased: false };
  const person = await lockPerson(ctx, candidateId);
  const inactive = await findInactive(ctx, { months: rule.months, most: 1, only: candidateId });
  if (inactive.length === 0 || (await isAwaited(ctx, person))) return { erased: false };
  await erasePerson(ctx, person, { retentionMonths: rule.months, ruleChosenBy: rule.chosenBy });
  return { erased: true };
});

async function ruleInForce({ actor, db }: Context) {
  const organization = await db.organization.findFirst({
    where: { id: actor.organizationId, retentionFrom: { lte: new Date() } },
    select: { retentionMonths: true, retentionChosenBy: true },
  });
  if (!organization?.retentionMonths) return null;
  return { months: organization.retentionMonths, chosenBy: organization.retentionChosenBy };
}

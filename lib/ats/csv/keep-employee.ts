import type { Context } from "@/lib/access/use-case";
import type { Employee } from "@/lib/db/generated/client";
import { record } from "@/lib/events/record";
import { moment } from "../sync/keep/changed";
import type { Rows } from "./check-rows";

/** Makes an employee of a candidate, as a row says it. Writing the candidate has locked them, and so their consent. */
export async function keepEmployee(ctx: Context, candidateId: string, row: Rows["employees"]) {
  const { db } = ctx;
  const earlier = await db.employee.findFirst({ where: { candidateId } });
  const consent = row.consentedAt === undefined ? null : consentTold(earlier, moment(row.consentedAt));
  const employee = { title: row.title, team: row.team, ...consent };
  await db.employee.upsert({
    where: { organizationId_candidateId: { organizationId: ctx.actor.organizationId, candidateId } },
    create: { candidateId, ...employee },
    update: employee,
  });
  await db.candidate.update({ where: { id: candidateId }, data: { source: "employee" } });
  if (consent)
    await record(
      ctx,
      consent.consentedAt ? "candidate.consented" : "candidate.consent-withdrawn",
      candidateId,
    );
}

/**
 * What a file's date of consent changes; an empty cell takes consent back. What a person has recorded here stands
 * against an older date: a list that was written before a withdrawal does not undo it.
 */
function consentTold(employee: Employee | null, consented: Date | null) {
  const { consentedAt = null, consentWithdrawnAt = null, consentRecordedBy = null } = employee ?? {};
  if (consented?.getTime() === consentedAt?.getTime()) return null;
  const recordedAt = consentRecordedBy === null ? null : (consentedAt ?? consentWithdrawnAt);
  if (consented && recordedAt && consented <= recordedAt) return null;
  return {
    consentedAt: consented,
    consentWithdrawnAt: consented ? null : new Date(),
    consentRecordedBy: null,
  };
}

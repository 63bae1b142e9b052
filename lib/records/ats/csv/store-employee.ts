import type { Context } from "@/lib/platform/access/use-case";
import type { Employee } from "@/lib/platform/db/generated/client";
import { record } from "@/lib/platform/events/record";
import { moment } from "../sync/store/changed";
import type { Rows } from "./check-rows";

/** Makes a candidate an employee, with a row's data. Writing the candidate first locks their consent. */
export async function storeEmployee(ctx: Context, candidateId: string, row: Rows["employees"]) {
  const { db } = ctx;
  await db.candidate.update({ where: { id: candidateId }, data: { source: "employee" } });
  const earlier = await db.employee.findFirst({ where: { candidateId } });
  const consent = row.consentedAt === undefined ? null : consentChange(earlier, moment(row.consentedAt));
  const employee = { title: row.title, team: row.team, ...consent };
  await db.employee.upsert({
    where: { organizationId_candidateId: { organizationId: ctx.actor.organizationId, candidateId } },
    create: { candidateId, ...employee },
    update: employee,
  });
  if (consent)
    await record(
      ctx,
      consent.consentedAt ? "candidate.consented" : "candidate.consent-withdrawn",
      candidateId,
    );
}

/**
 * The change that a file's consent date makes; an empty cell withdraws consent. What a person recorded here wins over
 * an older date: a list written before a withdrawal does not undo it.
 */
function consentChange(employee: Employee | null, consented: Date | null) {
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

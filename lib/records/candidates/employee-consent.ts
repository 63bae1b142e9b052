import * as z from "zod";
import { type Context, useCase } from "@/lib/platform/access/use-case";
import type { Employee, Prisma } from "@/lib/platform/db/generated/client";
import { conflict, notFound } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { memberName } from "@/lib/platform/access/member-name";
import { lockCandidates } from "./lock-candidates";

/** Whether an employee agrees to be considered for other roles, and who recorded it. */
export const Consent = z.object({
  given: z.boolean(),
  at: z.string().nullable().describe("When it was given or withdrawn; null until somebody has asked."),
  recordedBy: z.string().nullable().describe("Null when it came from a file."),
});
type Consent = z.infer<typeof Consent>;

const about = { permission: "candidate:write", input: z.object({ candidateId: z.uuid() }) } as const;
const output = Consent.extend({ candidateId: z.uuid() });

/** Records that an employee agrees to be considered for other roles. An existing consent stays as it was recorded. */
export const giveConsent = useCase({
  name: "giveConsent",
  ...about,
  output,
  run: (ctx, { candidateId }) =>
    change(ctx, candidateId, {
      from: { consentedAt: null },
      to: { consentedAt: new Date(), consentWithdrawnAt: null },
      name: "candidate.consented",
    }),
});

/**
 * Records that an employee has withdrawn their consent: they are no longer proposed for other roles; open
 * applications continue. Changes nothing where there is no consent.
 */
export const withdrawConsent = useCase({
  name: "withdrawConsent",
  ...about,
  output,
  run: (ctx, { candidateId }) =>
    change(ctx, candidateId, {
      from: { consentedAt: { not: null } },
      to: { consentedAt: null, consentWithdrawnAt: new Date() },
      name: "candidate.consent-withdrawn",
    }),
});

type Change = {
  from: Prisma.EmployeeWhereInput;
  to: Pick<Employee, "consentedAt" | "consentWithdrawnAt">;
  name: `${string}.${string}`;
};

async function change(ctx: Context, candidateId: string, { from, to, name }: Change) {
  const { db, actor } = ctx;
  await lockCandidates(ctx, [candidateId]);
  const { count } = await db.employee.updateMany({
    where: { candidateId, ...from },
    data: { ...to, consentRecordedBy: actor.id },
  });
  if (count > 0) await record(ctx, name, candidateId);
  const candidate = await db.candidate.findFirst({
    where: { id: candidateId, erasedAt: null },
    include: { employee: true },
  });
  if (!candidate) throw notFound("Candidate");
  if (!candidate.employee) throw conflict("This candidate does not work here: their consent is not needed.");
  return { candidateId, ...(await readConsent(ctx, candidate.employee)) };
}

/** Whether an employee consents now, with the name of the member who recorded it. */
export async function readConsent({ db }: Pick<Context, "db">, employee: Employee): Promise<Consent> {
  const { consentedAt, consentWithdrawnAt, consentRecordedBy } = employee;
  return {
    given: consentedAt !== null,
    at: (consentedAt ?? consentWithdrawnAt)?.toISOString() ?? null,
    recordedBy: consentRecordedBy && (await memberName(db, [consentRecordedBy]))(consentRecordedBy),
  };
}

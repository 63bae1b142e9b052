import * as z from "zod";
import type { TenantDb } from "@/lib/db/tenant";
import type { Confirmation } from "@/lib/db/generated/client";
import { ConfirmationPreview, confirmationStatuses, statusOf } from "@/lib/confirmations/confirmation";
import { type Act, actNames } from "./acts";
import { nameSubjects } from "@/lib/blind-review/name-subjects";
import { sayAgain } from "@/lib/say-again";

/** A confirmation as the approvals page shows it. Times are ISO strings. */
export const DescribedConfirmation = z.object({
  confirmationId: z.uuid(),
  act: z.enum(actNames),
  preview: ConfirmationPreview,
  /** What it concerns, as far as it is still there: applications by their candidates' names, a candidate, or a job. */
  about: z.object({
    applications: z.array(z.object({ applicationId: z.uuid(), name: z.string() })),
    candidateId: z.uuid().nullable(),
    jobId: z.uuid().nullable(),
  }),
  status: z.enum(confirmationStatuses),
  /** What came of it, once it was approved: the act's own result. */
  outcome: z.record(z.string(), z.unknown()).nullable(),
  /** What the asking client calls itself; null when it is not known any more. */
  clientName: z.string().nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
  answeredAt: z.string().nullable(),
});

/** What the arguments of acts name. */
const Subjects = z
  .object({
    applicationId: z.uuid(),
    decisions: z.array(z.object({ applicationId: z.uuid() })),
    candidateId: z.uuid(),
    jobId: z.uuid(),
  })
  .partial();

const subjectsOf = (row: Confirmation) => {
  const {
    applicationId,
    decisions = [],
    candidateId = null,
    jobId = null,
  } = Subjects.parse(row.arguments ?? {});
  return {
    applicationIds: [...(applicationId ? [applicationId] : []), ...decisions.map((one) => one.applicationId)],
    candidateId,
    jobId,
  };
};

export async function describeConfirmations(
  db: TenantDb,
  rows: Confirmation[],
): Promise<z.input<typeof DescribedConfirmation>[]> {
  const clientIds = [...new Set(rows.flatMap((row) => row.clientId ?? []))];
  // In SQL, because a tenant may read these two columns only and Prisma always reads the id too.
  const clients = await db.$queryRaw<{ clientId: string; name: string | null }[]>`
    SELECT "clientId", name FROM "OauthClient" WHERE "clientId" = ANY(${clientIds})`;
  const names = new Map(clients.map((client) => [client.clientId, client.name]));
  const subjects = rows.map(subjectsOf);
  const named = await nameSubjects(
    db,
    subjects.flatMap(({ applicationIds }) => applicationIds),
  );
  const about = ({ applicationIds, candidateId, jobId }: (typeof subjects)[number]) => ({
    applications: applicationIds.flatMap((applicationId) => {
      const name = named.get(applicationId)?.candidate;
      return name ? [{ applicationId, name }] : [];
    }),
    candidateId,
    jobId,
  });
  return rows.map((row, at) => ({
    confirmationId: row.id,
    act: row.act as Act,
    preview: inWords(ConfirmationPreview.parse(row.preview)),
    about: about(subjects[at]!),
    status: statusOf(row),
    outcome: row.outcome as Record<string, unknown> | null,
    clientName: (row.clientId && names.get(row.clientId)) || null,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }));
}

/** What was shown to the agent in English, for a reader of another language. */
const inWords = ({ headline, effects }: ConfirmationPreview): ConfirmationPreview => ({
  headline: sayAgain(headline),
  effects: effects.map((effect) => sayAgain(effect)),
});

import * as z from "zod";
import type { TenantDb } from "@/lib/platform/db/tenant";
import type { Confirmation } from "@/lib/platform/db/generated/client";
import {
  ConfirmationPreview,
  confirmationStatuses,
  statusOf,
  StoredPreview,
} from "@/lib/platform/confirmations/confirmation";
import { type Act, actNames } from "./acts";
import { nameSubjects } from "@/lib/platform/blind-review/name-subjects";
import { shownStored } from "@/lib/say";

/** A confirmation as the approvals page shows it. Times are ISO strings. */
export const DescribedConfirmation = z.object({
  confirmationId: z.uuid(),
  act: z.enum(actNames),
  preview: ConfirmationPreview,
  /** What it concerns, if it still exists: applications with their candidates' names, a candidate, or a job. */
  about: z.object({
    applications: z.array(z.object({ applicationId: z.uuid(), name: z.string() })),
    candidateId: z.uuid().nullable(),
    jobId: z.uuid().nullable(),
  }),
  status: z.enum(confirmationStatuses),
  /** The act's own result, once it was approved. */
  outcome: z.record(z.string(), z.unknown()).nullable(),
  /** The requesting client's name; null when the client no longer exists. */
  clientName: z.string().nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
  answeredAt: z.string().nullable(),
});

/** The ids that the arguments of acts can have. */
const Subjects = z
  .object({
    applicationId: z.uuid(),
    decisions: z.array(z.object({ applicationId: z.uuid() })),
    candidateId: z.uuid(),
    jobId: z.uuid(),
  })
  .partial();

const subjectsOf = (row: Confirmation) => {
  const { applicationId, decisions = [], ...others } = Subjects.parse(row.arguments ?? {});
  return {
    applicationIds: [...(applicationId ? [applicationId] : []), ...decisions.map((one) => one.applicationId)],
    ...others,
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
    candidateId: candidateId ?? null,
    jobId: jobId ?? null,
  });
  return rows.map((row, index) => ({
    confirmationId: row.id,
    act: row.act as Act,
    preview: inWords(StoredPreview.parse(row.preview)),
    about: about(subjects[index]!),
    status: statusOf(row),
    outcome: row.outcome as Record<string, unknown> | null,
    clientName: (row.clientId && names.get(row.clientId)) || null,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }));
}

const inWords = ({ headline, effects, said }: z.output<typeof StoredPreview>): ConfirmationPreview => ({
  headline: shownStored(headline, said?.headline),
  effects: effects.map((effect, at) => shownStored(effect, said?.effects[at])),
});

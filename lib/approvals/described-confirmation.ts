import * as z from "zod";
import type { TenantDb } from "@/lib/db/tenant";
import type { Confirmation } from "@/lib/db/generated/client";
import { ConfirmationPreview, confirmationStatuses, statusOf } from "@/lib/confirmations/confirmation";
import { type Act, actNames } from "./acts";
import { sayAgain } from "@/lib/say-again";

/** A confirmation as the approvals page shows it. Times are ISO strings. */
export const DescribedConfirmation = z.object({
  confirmationId: z.uuid(),
  act: z.enum(actNames),
  preview: ConfirmationPreview,
  status: z.enum(confirmationStatuses),
  /** What came of it, once it was approved: the act's own result. */
  outcome: z.record(z.string(), z.unknown()).nullable(),
  /** What the asking client calls itself; null when it is not known any more. */
  clientName: z.string().nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
  answeredAt: z.string().nullable(),
});

export async function describeConfirmations(
  db: TenantDb,
  rows: Confirmation[],
): Promise<z.input<typeof DescribedConfirmation>[]> {
  const clientIds = [...new Set(rows.flatMap((row) => row.clientId ?? []))];
  // In SQL, because a tenant may read these two columns only and Prisma always reads the id too.
  const clients = await db.$queryRaw<{ clientId: string; name: string | null }[]>`
    SELECT "clientId", name FROM "OauthClient" WHERE "clientId" = ANY(${clientIds})`;
  const names = new Map(clients.map((client) => [client.clientId, client.name]));
  return rows.map((row) => ({
    confirmationId: row.id,
    act: row.act as Act,
    preview: inWords(ConfirmationPreview.parse(row.preview)),
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

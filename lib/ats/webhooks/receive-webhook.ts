import { countCall } from "@/lib/access/rate-limit";
import { systemActor } from "@/lib/access/system";
import { useCase } from "@/lib/access/use-case";
import { inTenant, wholeOrganization } from "@/lib/db/tenant";
import { DomainError, notFound, rateLimited } from "@/lib/errors";
import { emit } from "@/lib/events/emit";
import { atsRecordChanged } from "@/lib/events/events";
import { open } from "@/lib/security/secrets";
import * as z from "zod";
import type { Notice } from "../connector";
import { vendorOf } from "../vendors";

/** How many days a webhook's key is remembered: longer than any vendor tries again. */
const rememberedDays = 7;

/** Signed calls of one connection. An ATS that is told to wait tries again, or its change comes with the next sync. */
const perConnection = { limit: 300, seconds: 60 };

const keepNotices = useCase({
  name: "keepNotices",
  permission: "ats:record",
  input: z.object({ connectionId: z.uuid(), notices: z.array(z.custom<Notice>()) }),
  output: z.object({ taken: z.int() }),

  async run(ctx, { connectionId, notices }) {
    const before = new Date(Date.now() - rememberedDays * 86_400_000);
    await ctx.db.atsWebhook.deleteMany({ where: { receivedAt: { lt: before } } });
    const rows = await ctx.db.atsWebhook.createManyAndReturn({
      data: notices.map((notice) => ({ ...notice, connectionId })),
      skipDuplicates: true,
      select: { id: true },
    });
    for (const { id } of rows) await emit(ctx, atsRecordChanged, { connectionId, webhookId: id });
    return { taken: rows.length };
  },
});

/**
 * Takes a webhook call of a connection. Its signature is the authority, and all it can do is to have a record fetched:
 * calls may come late, twice or in any order. Throws not_found, unauthenticated and rate_limited. Returns how many were
 * new.
 */
export async function receiveWebhook(
  address: { organizationId: string; connectionId: string },
  headers: Headers,
  raw: string,
): Promise<{ taken: number }> {
  const { organizationId, connectionId } = address;
  const connection = await inTenant(wholeOrganization(organizationId), (db) =>
    db.atsConnection.findUnique({ where: { id: connectionId } }),
  );
  if (!connection?.webhookSecret || !connection.credentialsKey) throw notFound("Connection");
  const secret = open(
    { bytes: new Uint8Array(connection.webhookSecret), keyId: connection.credentialsKey },
    `webhook:${connectionId}`,
  );
  const notices = vendorOf(connection.provider)?.readWebhook(headers, raw, secret) ?? null;
  if (notices === null)
    throw new DomainError("unauthenticated", "The signature of this webhook does not match.");
  // Counted once it is known to be the ATS's: nobody else can use up what it may send.
  const wait = await countCall(`webhook:${connectionId}`, perConnection);
  if (wait > 0) throw rateLimited(wait);
  // A paused connection takes nothing in; what it missed comes with the next sync.
  if (notices.length === 0 || connection.status === "paused") return { taken: 0 };
  return keepNotices(systemActor(organizationId, "sync"), { connectionId, notices });
}

import { countCall } from "@/lib/platform/access/rate-limit";
import { systemActor } from "@/lib/platform/access/system";
import { step } from "@/lib/platform/access/use-case";
import { inTenant, wholeOrganization } from "@/lib/platform/db/tenant";
import { DomainError, notFound, rateLimited } from "@/lib/errors";
import { emit } from "@/lib/platform/events/emit";
import { atsRecordChanged } from "@/lib/platform/events/events";
import type { Notice } from "../connector";
import { openWebhookSecret } from "../credentials";
import { vendorOf } from "../vendors";

/** How many days a webhook's key is remembered: longer than any vendor retries. */
const rememberedDays = 7;

/** Limit on signed calls per connection. The ATS retries a rejected call, or the next sync finds its change. */
const perConnection = { limit: 300, seconds: 60 };

const keepNotices = step(
  "keepNotices",
  async (ctx, { connectionId, notices }: { connectionId: string; notices: Notice[] }) => {
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
);

/**
 * Receives a webhook call for a connection. It is authorized by its signature, and can only cause records to be
 * fetched: calls may come late, twice or in any order. Throws not_found, unauthenticated and rate_limited. Returns
 * how many events were new.
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
  const secret = connection && openWebhookSecret(connection);
  if (!connection || secret === null) throw notFound("Connection");
  const notices = vendorOf(connection.provider)?.readWebhook(headers, raw, secret) ?? null;
  if (notices === null)
    throw new DomainError("unauthenticated", "The signature of this webhook does not match.");
  // Counted after the signature is verified: nobody else can use up the ATS's limit.
  const wait = await countCall(`webhook:${connectionId}`, perConnection);
  if (wait > 0) throw rateLimited(wait);
  // A paused connection accepts no events; the next sync finds what it missed.
  if (notices.length === 0 || connection.status === "paused") return { taken: 0 };
  return keepNotices(systemActor(organizationId, "sync"), { connectionId, notices });
}

import { randomBytes } from "node:crypto";
import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { changeKinds } from "@/lib/platform/audit/changes-since";
import { conflict, invalid, notFound } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { addressProblem } from "@/lib/platform/network/fetch-public";
import { say } from "@/lib/say";
import { sealedSecret } from "./secret";

/** The most webhooks of an organization. */
const most = 10;
/** How far back a replay may start, in days. */
const replayDays = 30;

const Kinds = z.array(z.enum(changeKinds)).min(1).max(changeKinds.length);

export const listWebhooks = useCase({
  name: "listWebhooks",
  permission: "organization:administer",
  output: z.object({
    webhooks: z.array(
      z.object({
        webhookId: z.uuid(),
        url: z.string(),
        kinds: z.array(z.string()),
        deliveredAt: z.string().nullable(),
        failures: z.int().describe("Deliveries in a row that were given up."),
        problem: z.string().nullable(),
        disabledAt: z.string().nullable(),
      }),
    ),
    kinds: Kinds.describe("All kinds there are."),
  }),

  async run({ db }) {
    const rows = await db.outgoingWebhook.findMany({ orderBy: { id: "asc" } });
    return {
      kinds: changeKinds,
      webhooks: rows.map(({ id, deliveredAt, disabledAt, ...row }) => ({
        ...row,
        webhookId: id,
        problem: row.problem && say(row.problem),
        deliveredAt: deliveredAt?.toISOString() ?? null,
        disabledAt: disabledAt?.toISOString() ?? null,
      })),
    };
  },
});

/**
 * Adds an address that is told of changes of these kinds from now on, and returns its secret, once. Throws invalid for
 * an address that is not https on the public Internet, conflict beyond ten addresses.
 */
export const addWebhook = useCase({
  name: "addWebhook",
  permission: "organization:administer",
  input: z.object({ url: z.url().max(2_000), kinds: Kinds }),
  output: z.object({ webhookId: z.uuid(), secret: z.string() }),

  async run(ctx, { url, kinds }) {
    const { actor, db } = ctx;
    // A receiver may have its own token in the query.
    const problem = addressProblem(url.replace(/\?.*$/s, ""), new Set());
    if (problem) throw invalid(problem);
    await db.$queryRaw`SELECT pg_advisory_xact_lock(hashtext(${`webhooks:${actor.organizationId}`}))::text`;
    if ((await db.outgoingWebhook.count()) >= most)
      throw conflict("There are {most} webhooks already. Remove one first.", { most });
    const { secret, sealed } = newSecret(actor.organizationId);
    const { id } = await db.outgoingWebhook.create({
      data: { url, kinds, ...sealed, afterAt: new Date().toISOString(), createdBy: actor.id },
    });
    await record(ctx, "webhook.added", id);
    return { webhookId: id, secret };
  },
});

/**
 * Enables a webhook again, which sends what happened meanwhile; disables or removes it; renews its secret, which is
 * returned once; or sends again what happened since a time, at most 30 days ago. Throws not_found.
 */
export const changeWebhook = useCase({
  name: "changeWebhook",
  permission: "organization:administer",
  input: z.object({
    webhookId: z.uuid(),
    act: z.enum(["enable", "disable", "remove", "renew-secret", "replay"]),
    since: z.iso.datetime({ offset: true }).optional().describe("For replay: a time; else a day ago."),
  }),
  output: z.object({ secret: z.string().nullable() }),

  async run(ctx, { webhookId: id, act, since }) {
    const { actor, db } = ctx;
    const { secret, sealed } = newSecret(actor.organizationId);
    const changes = {
      enable: { disabledAt: null, failures: 0, problem: null, requestedUntil: null },
      disable: { disabledAt: new Date(), problem: null },
      "renew-secret": sealed,
      replay: { afterAt: replayFrom(since), afterId: null },
    };
    const { count } =
      act === "remove"
        ? await db.outgoingWebhook.deleteMany({ where: { id } })
        : await db.outgoingWebhook.updateMany({ where: { id }, data: changes[act] });
    if (count === 0) throw notFound("Webhook");
    await record(ctx, `webhook.${act}`, id);
    return { secret: act === "renew-secret" ? secret : null };
  },
});

function replayFrom(since: string | undefined): string {
  const day = 24 * 3_600_000;
  const from = since === undefined ? Date.now() - day : Date.parse(since);
  if (Date.now() - from > replayDays * day)
    throw invalid("A replay starts at most {replayDays} days ago.", { replayDays });
  return new Date(from).toISOString();
}

/** A signing secret in the form of the Standard Webhooks specification, and as it is stored. */
function newSecret(organizationId: string) {
  const secret = `whsec_${randomBytes(32).toString("base64")}`;
  return { secret, sealed: sealedSecret(organizationId, secret) };
}

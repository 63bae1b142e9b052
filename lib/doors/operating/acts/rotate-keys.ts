import * as z from "zod";
import { needsNewKey, openKey, sealKey } from "@/lib/judging/ai/choice/model-choice";
import { flow } from "@/lib/platform/access/use-case";
import { resealSecrets } from "@/lib/records/ats/credentials";
import { type TenantDb, inTenant, wholeOrganization } from "@/lib/platform/db/tenant";
import { clientSecretOf, sealedClientSecret } from "@/lib/hiring/organizations/directory/secret";
import { organizationIds } from "@/lib/hiring/organizations/organization-ids";
import { isOutdated } from "@/lib/platform/security/secrets";
import { sentence } from "@/lib/say";
import { sealedSecret, secretOf } from "@/lib/platform/webhooks/secret";
import { recordAct } from "./record-act";

/**
 * Re-encrypts every stored secret (credentials and webhook secrets of ATS connections, organizations' model
 * keys, secrets of outgoing webhooks, client secrets of sign-in providers)
 * with the newest of CREDENTIALS_KEYS. After that the older keys decrypt nothing and can be removed. Safe to repeat.
 */
export const rotateKeys = flow({
  name: "rotateKeys",
  permission: "service:operate",
  output: z.object({ connections: z.int(), models: z.int(), webhooks: z.int(), signIns: z.int() }),

  async run(actor) {
    const rotated = { connections: 0, models: 0, webhooks: 0, signIns: 0 };
    for await (const organizationId of organizationIds()) {
      const counts = await inTenant(wholeOrganization(organizationId), async (db) => ({
        connections: await rotateConnections(db),
        models: await rotateModel(db),
        webhooks: await rotateWebhooks(db),
        signIns: await rotateSignIn(db),
      }));
      rotated.connections += counts.connections;
      rotated.models += counts.models;
      rotated.webhooks += counts.webhooks;
      rotated.signIns += counts.signIns;
    }
    await recordAct(actor, { act: sentence("keys rotated"), particulars: rotated });
    return rotated;
  },
});

async function rotateConnections(db: TenantDb): Promise<number> {
  let rotated = 0;
  for (const { id } of await db.atsConnection.findMany({ select: { id: true } })) {
    // Locked, so that credentials replaced meanwhile are not overwritten.
    await db.$queryRaw`SELECT 1 FROM "AtsConnection" WHERE id = ${id}::uuid FOR UPDATE`;
    const data = resealSecrets(await db.atsConnection.findUniqueOrThrow({ where: { id } }));
    if (!data) continue;
    await db.atsConnection.update({ where: { id }, data });
    rotated += 1;
  }
  return rotated;
}

async function rotateWebhooks(db: TenantDb): Promise<number> {
  // Locked, so that a secret renewed meanwhile is not overwritten.
  await db.$queryRaw`SELECT 1 FROM "OutgoingWebhook" FOR UPDATE`;
  const outdated = (await db.outgoingWebhook.findMany()).filter(({ secretKeyId }) => isOutdated(secretKeyId));
  for (const webhook of outdated)
    await db.outgoingWebhook.update({
      where: { id: webhook.id },
      data: sealedSecret(webhook.organizationId, secretOf(webhook)),
    });
  return outdated.length;
}

async function rotateSignIn(db: TenantDb): Promise<number> {
  await db.$queryRaw`SELECT 1 FROM "SignInProvider" FOR UPDATE`;
  const provider = await db.signInProvider.findFirst();
  if (!provider || !isOutdated(provider.secretKeyId)) return 0;
  const data = sealedClientSecret(provider.organizationId, clientSecretOf(provider));
  return (await db.signInProvider.updateMany({ data })).count;
}

async function rotateModel(db: TenantDb): Promise<number> {
  await db.$queryRaw`SELECT 1 FROM "ModelChoice" FOR UPDATE`;
  const choice = await db.modelChoice.findFirst();
  if (!choice || !needsNewKey(choice)) return 0;
  const data = sealKey(choice.organizationId, openKey(choice));
  return (await db.modelChoice.updateMany({ data })).count;
}

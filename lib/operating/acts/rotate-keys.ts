import * as z from "zod";
import { needsNewKey, openKey, sealKey } from "@/lib/ai/choice/model-choice";
import { flow } from "@/lib/access/use-case";
import { sealedAnew } from "@/lib/ats/credentials";
import { type TenantDb, inTenant, wholeOrganization } from "@/lib/db/tenant";
import { organizationIds } from "@/lib/organizations/organization-ids";
import { sentence } from "@/lib/say";
import { recordAct } from "./record-act";

/**
 * Encrypts every kept secret (credentials and webhook secrets of ATS connections, keys of organizations' own models)
 * with the newest of CREDENTIALS_KEYS. After it the older keys open nothing and can be taken away. Safe to repeat.
 */
export const rotateKeys = flow({
  name: "rotateKeys",
  permission: "service:operate",
  input: z.object({}),
  output: z.object({ connections: z.int(), models: z.int() }),

  async run(actor) {
    const moved = { connections: 0, models: 0 };
    for await (const organizationId of organizationIds()) {
      const here = await inTenant(wholeOrganization(organizationId), async (db) => ({
        connections: await moveConnections(db),
        models: await moveModel(db),
      }));
      moved.connections += here.connections;
      moved.models += here.models;
    }
    await recordAct(actor, { act: sentence("keys rotated"), particulars: moved });
    return moved;
  },
});

async function moveConnections(db: TenantDb): Promise<number> {
  let moved = 0;
  for (const { id } of await db.atsConnection.findMany({ select: { id: true } })) {
    // Locked: credentials that somebody replaces meanwhile are not put back.
    await db.$queryRaw`SELECT 1 FROM "AtsConnection" WHERE id = ${id}::uuid FOR UPDATE`;
    const data = sealedAnew(await db.atsConnection.findUniqueOrThrow({ where: { id } }));
    if (!data) continue;
    await db.atsConnection.update({ where: { id }, data });
    moved += 1;
  }
  return moved;
}

async function moveModel(db: TenantDb): Promise<number> {
  await db.$queryRaw`SELECT 1 FROM "ModelChoice" FOR UPDATE`;
  const choice = await db.modelChoice.findFirst();
  if (!choice || !needsNewKey(choice)) return 0;
  const data = sealKey(choice.organizationId, openKey(choice));
  return (await db.modelChoice.updateMany({ data })).count;
}

import { randomBytes } from "node:crypto";
import * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import { systemActor } from "@/lib/platform/access/system";
import { useCase } from "@/lib/platform/access/use-case";
import { identityDb } from "@/lib/platform/db/identity";
import { conflict, notFound } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { sha256 } from "@/lib/platform/security/digest";

const TOUCH_MS = 5 * 60_000;

/**
 * A new token for the organization's directory, shown once; the one before ends. Throws `conflict` without a provider,
 * whose groups give the roles.
 */
export const renewProvisioningToken = useCase({
  name: "renewProvisioningToken",
  permission: "organization:administer",
  output: z.object({ token: z.string() }),

  async run(ctx) {
    const { db, actor } = ctx;
    if ((await db.signInProvider.count()) === 0)
      throw conflict("Add the identity provider first: its groups say who gets which role.");
    const token = `scim_${randomBytes(32).toString("base64url")}`;
    const data = { digest: sha256(token), createdBy: actor.id, createdAt: new Date(), usedAt: null };
    const { organizationId } = actor;
    await db.provisioningToken.upsert({ where: { organizationId }, create: data, update: data });
    await record(ctx, "provisioning.token-renewed", null);
    return { token };
  },
});

/** Ends the directory's access; the members it provisioned stay. Throws `not_found`. */
export const endProvisioning = useCase({
  name: "endProvisioning",
  permission: "organization:administer",

  async run(ctx) {
    const { count } = await ctx.db.provisioningToken.deleteMany();
    if (count === 0) throw notFound("Provisioning");
    await record(ctx, "provisioning.ended", null);
  },
});

/** The directory that a bearer token stands for, acting in its organization; null for any other token. */
export async function directoryOf(headers: Headers): Promise<Actor | null> {
  const token = /^Bearer +(scim_[\w-]{43})$/i.exec(headers.get("authorization") ?? "")?.[1];
  const row = token && (await identityDb.provisioningToken.findUnique({ where: { digest: sha256(token) } }));
  if (!row) return null;
  const { organizationId, digest } = row;
  const before = new Date(Date.now() - TOUCH_MS);
  if (!row.usedAt || row.usedAt < before)
    await identityDb.provisioningToken.updateMany({ where: { digest }, data: { usedAt: new Date() } });
  return systemActor(organizationId, "directory");
}

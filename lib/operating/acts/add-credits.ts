import { randomUUID } from "node:crypto";
import * as z from "zod";
import { actingIn } from "@/lib/access/system";
import { flow } from "@/lib/access/use-case";
import { grantCredits } from "@/lib/credits/grant-credits";
import { identityDb } from "@/lib/db/identity";
import { notFound } from "@/lib/errors";
import { sentence } from "@/lib/say";
import { recordAct } from "./record-act";

/** Adds credits to any organization; what waited for them goes on by itself. Each call adds, also with the same words. */
export const addCredits = flow({
  name: "addCredits",
  permission: "service:operate",
  input: z.object({
    organizationId: z.uuid(),
    amount: z.int().min(1).max(1_000_000),
    reason: z.string().trim().min(1).max(200).describe("Stands in the organization's ledger."),
  }),
  output: z.object({ organization: z.string() }),

  async run(actor, { organizationId, amount, reason }) {
    const organization = await identityDb.organization.findUnique({ where: { id: organizationId } });
    if (!organization) throw notFound("Organization");
    const key = `operator:${randomUUID()}`;
    // First, so that none is granted without a word of it.
    await recordAct(actor, {
      act: sentence("credits granted"),
      subjectId: organizationId,
      particulars: { amount, key },
    });
    await grantCredits(actingIn(organizationId, actor), { amount, key, description: reason });
    return { organization: organization.name };
  },
});

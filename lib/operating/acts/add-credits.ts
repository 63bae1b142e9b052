import { randomUUID } from "node:crypto";
import * as z from "zod";
import { actingIn } from "@/lib/access/system";
import { flow } from "@/lib/access/use-case";
import { grantCredits } from "@/lib/credits/grant-credits";
import { identityDb } from "@/lib/db/identity";
import { notFound } from "@/lib/errors";
import { sentence } from "@/lib/say";
import { recordAct } from "./record-act";

/** Adds credits to any organization; work that waited for them resumes. Each call adds, even with the same input. */
export const addCredits = flow({
  name: "addCredits",
  permission: "service:operate",
  input: z.object({
    organizationId: z.uuid(),
    amount: z.int().min(1).max(1_000_000),
    reason: z.string().trim().min(1).max(200).describe("Shown in the organization's ledger."),
  }),
  output: z.object({ organization: z.string() }),

  async run(actor, { organizationId, amount, reason }) {
    const organization = await identityDb.organization.findUnique({ where: { id: organizationId } });
    if (!organization) throw notFound("Organization");
    const key = `operator:${randomUUID()}`;
    // Recorded first, so that no grant goes unrecorded.
    await recordAct(actor, {
      act: sentence("credits granted"),
      subjectId: organizationId,
      particulars: { amount, key },
    });
    await grantCredits(actingIn(organizationId, actor), { amount, key, description: reason });
    return { organization: organization.name };
  },
});

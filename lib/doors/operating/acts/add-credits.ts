import { randomUUID } from "node:crypto";
import * as z from "zod";
import { actingIn } from "@/lib/platform/access/system";
import { flow } from "@/lib/platform/access/use-case";
import { grantCredits } from "@/lib/platform/credits/grant-credits";
import { identityDb } from "@/lib/platform/db/identity";
import { notFound } from "@/lib/errors";
import { sentence } from "@/lib/say";
import { recordAct } from "./record-act";

/**
 * Adds credits to any organization, once per `requestId`; work that waited for them resumes. A negative amount takes a
 * wrong grant back, as far as it is unused.
 */
export const addCredits = flow({
  name: "addCredits",
  permission: "service:operate",
  input: z.object({
    organizationId: z.uuid(),
    amount: z
      .int()
      .min(-1_000_000)
      .max(1_000_000)
      .refine((amount) => amount !== 0),
    reason: z.string().trim().min(1).max(200).describe("Shown in the organization's ledger."),
    requestId: z.uuid().default(() => randomUUID()),
  }),
  output: z.object({ organization: z.string() }),

  async run(actor, { organizationId, amount, reason, requestId }) {
    const organization = await identityDb.organization.findUnique({ where: { id: organizationId } });
    if (!organization) throw notFound("Organization");
    const key = `operator:${requestId}`;
    const act = {
      act: amount > 0 ? sentence("credits granted") : sentence("credits taken back"),
      subjectId: organizationId,
    };
    const recorded = { ...act, particulars: { path: ["key"], equals: key } };
    // Recorded first, so that no grant goes unrecorded.
    if (!(await identityDb.serviceAct.findFirst({ where: recorded })))
      await recordAct(actor, { ...act, particulars: { amount, key } });
    await grantCredits(actingIn(organizationId, actor), { amount, key, description: reason });
    return { organization: organization.name };
  },
});

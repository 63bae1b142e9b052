import * as z from "zod";
import { reading } from "@/lib/platform/access/use-case";
import { Prisma } from "@/lib/platform/db/generated/client";
import { ReasonAsked } from "@/lib/platform/db/generated/enums";

const Rules = z.object({
  undoSeconds: z.int(),
  rejectionReasons: z.array(z.string()),
  reasonAsked: z.enum(ReasonAsked),
});

/**
 * The organization's settings for decisions: for how many seconds one can be undone before it is sent to the ATS (0
 * to 120), the rejection reasons, and whether one is asked for: never when there are none.
 */
export const getDecisionRules = reading({
  name: "getDecisionRules",
  permission: "organization:read",
  output: Rules,

  async run({ actor, read }) {
    const [[organization]] = await read<[z.output<typeof Rules>]>([
      Prisma.sql`
        SELECT "decisionUndoSeconds" AS "undoSeconds", "rejectionReasons", "reasonAsked" FROM "Organization"
        WHERE id = ${actor.organizationId}::uuid`,
    ]);
    const { undoSeconds = 0, rejectionReasons = [], reasonAsked = "never" } = organization ?? {};
    return {
      undoSeconds,
      rejectionReasons,
      reasonAsked: rejectionReasons.length > 0 ? reasonAsked : "never",
    };
  },
});

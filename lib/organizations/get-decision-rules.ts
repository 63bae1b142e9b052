import * as z from "zod";
import { reading } from "@/lib/access/use-case";
import { Prisma } from "@/lib/db/generated/client";

const Rules = z.object({ undoSeconds: z.int(), rejectionReasons: z.array(z.string()) });

/**
 * The organization's settings for decisions: for how many seconds one can be undone before it is sent to the ATS (0
 * to 120), and the rejection reasons.
 */
export const getDecisionRules = reading({
  name: "getDecisionRules",
  permission: "organization:read",
  output: Rules,

  async run({ actor, read }) {
    const [[organization]] = await read<[z.output<typeof Rules>]>([
      Prisma.sql`
        SELECT "decisionUndoSeconds" AS "undoSeconds", "rejectionReasons" FROM "Organization"
        WHERE id = ${actor.organizationId}::uuid`,
    ]);
    return organization ?? { undoSeconds: 0, rejectionReasons: [] };
  },
});

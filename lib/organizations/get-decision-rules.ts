import * as z from "zod";
import { reading } from "@/lib/access/use-case";
import { Prisma } from "@/lib/db/generated/client";

type Rules = { undoSeconds: number; rejectionReasons: string[] };

/**
 * The organization's settings for decisions: for how many seconds one can be undone before it is sent to the ATS (0
 * to 120), and the rejection reasons.
 */
export const getDecisionRules = reading({
  name: "getDecisionRules",
  permission: "organization:read",
  input: z.object({}),
  output: z.object({ undoSeconds: z.int(), rejectionReasons: z.array(z.string()) }),

  async run({ actor, read }) {
    const [[organization]] = await read<[Rules]>([
      Prisma.sql`
        SELECT "decisionUndoSeconds" AS "undoSeconds", "rejectionReasons" FROM "Organization"
        WHERE id = ${actor.organizationId}::uuid`,
    ]);
    return organization ?? { undoSeconds: 0, rejectionReasons: [] };
  },
});

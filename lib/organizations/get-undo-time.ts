import * as z from "zod";
import { reading } from "@/lib/access/use-case";
import { Prisma } from "@/lib/db/generated/client";

/** For how many seconds a decision can be undone before the ATS is told: 0 to 120, the organization's setting. */
export const getUndoTime = reading({
  name: "getUndoTime",
  permission: "organization:read",
  input: z.object({}),
  output: z.object({ undoSeconds: z.int() }),

  async run({ actor, read }) {
    const [[organization]] = await read<[{ undoSeconds: number }]>([
      Prisma.sql`
        SELECT "decisionUndoSeconds" AS "undoSeconds" FROM "Organization"
        WHERE id = ${actor.organizationId}::uuid`,
    ]);
    return { undoSeconds: organization?.undoSeconds ?? 0 };
  },
});

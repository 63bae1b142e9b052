import * as z from "zod";
import { reading } from "@/lib/platform/access/use-case";
import { Prisma } from "@/lib/platform/db/generated/client";

/** Counts what `listPendingConfirmations` lists, for the navigation of every page. */
export const countPendingConfirmations = reading({
  name: "countPendingConfirmations",
  permission: "organization:read",
  output: z.object({ pending: z.int() }),

  async run({ actor, read }) {
    const [[counted]] = await read<[{ pending: number }]>([
      Prisma.sql`
        SELECT count(*)::int AS pending FROM "Confirmation"
        WHERE "userId" = ${actor.id}::uuid AND status = 'pending' AND "expiresAt" > now() AND arguments IS NOT NULL`,
    ]);
    return { pending: counted?.pending ?? 0 };
  },
});

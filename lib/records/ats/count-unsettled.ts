import * as z from "zod";
import { reading } from "@/lib/platform/access/use-case";
import { isUnsettled } from "@/lib/judging/states/unsettled";
import { Prisma } from "@/lib/platform/db/generated/client";

/** How many applications need a person to retry the push or to leave the ATS as it is. */
export const countUnsettled = reading({
  name: "countUnsettled",
  permission: "candidate:read",
  output: z.object({ unsettled: z.int() }),

  async run({ read }) {
    const [[row]] = await read<[{ unsettled: number }]>([
      Prisma.sql`SELECT count(*)::int AS unsettled FROM "Application" a WHERE ${isUnsettled}`,
    ]);
    return { unsettled: row?.unsettled ?? 0 };
  },
});

import * as z from "zod";
import { reading } from "@/lib/access/use-case";
import { isUnsettled } from "@/lib/states/unsettled";
import { Prisma } from "@/lib/db/generated/client";

/** How many applications wait for a person to say whether to tell the ATS again or to leave it as it is. */
export const countUnsettled = reading({
  name: "countUnsettled",
  permission: "candidate:read",
  input: z.object({}),
  output: z.object({ unsettled: z.int() }),

  async run({ read }) {
    const [[counted]] = await read<[{ unsettled: number }]>([
      Prisma.sql`SELECT count(*)::int AS unsettled FROM "Application" a WHERE ${isUnsettled}`,
    ]);
    return { unsettled: counted?.unsettled ?? 0 };
  },
});

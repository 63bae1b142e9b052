import * as z from "zod";
import { reading } from "@/lib/access/use-case";
import { Prisma } from "@/lib/db/generated/client";

/** Counts a member's unread notices, for the navigation of every page. */
export const countUnread = reading({
  name: "countUnread",
  permission: "organization:read",
  input: z.object({}),
  output: z.object({ unread: z.int() }),

  async run({ actor, read }) {
    const [[counted]] = await read<[{ unread: number }]>([
      Prisma.sql`
        SELECT count(*)::int AS unread FROM "Notice"
        WHERE "userId" = ${actor.id}::uuid AND "inApp" AND "readAt" IS NULL`,
    ]);
    return { unread: counted?.unread ?? 0 };
  },
});

import * as z from "zod";
import { reading } from "@/lib/access/use-case";
import { Prisma } from "@/lib/db/generated/client";

/**
 * Counts a member's unread notices, for the navigation of every page. Leaves out those about a deleted note or
 * confirmation, which no list shows.
 */
export const countUnread = reading({
  name: "countUnread",
  permission: "organization:read",
  input: z.object({}),
  output: z.object({ unread: z.int() }),

  async run({ actor, read }) {
    const [[counted]] = await read<[{ unread: number }]>([
      Prisma.sql`
        SELECT count(*)::int AS unread FROM "Notice" n
        WHERE n."userId" = ${actor.id}::uuid AND n."inApp" AND n."readAt" IS NULL AND CASE n.kind
          WHEN 'mentioned' THEN EXISTS (
            SELECT FROM "Note" t WHERE t.id = n."subjectId" AND n."userId" = ANY(t.mentions))
          WHEN 'approval' THEN EXISTS (SELECT FROM "Confirmation" c WHERE c.id = n."subjectId")
          ELSE true END`,
    ]);
    return { unread: counted?.unread ?? 0 };
  },
});

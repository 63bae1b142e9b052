import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { rendered } from "./rendered";

/** How many notices the page shows. */
const MOST = 100;

/** Lists a member's notices, newest first, with what they may see now. Leaves out those about something deleted. */
export const listNotices = useCase({
  name: "listNotices",
  permission: "organization:read",
  output: z.object({
    notices: z.array(
      z.object({
        noticeId: z.uuid(),
        text: z.string(),
        path: z.string(),
        at: z.string(),
        unread: z.boolean(),
      }),
    ),
  }),

  async run({ actor, db }) {
    const rows = await db.notice.findMany({
      where: { userId: actor.id, inApp: true },
      orderBy: [{ at: "desc" }, { id: "desc" }],
      take: MOST,
    });
    const texts = await rendered(db, rows);
    return {
      notices: rows.flatMap(({ id, at, readAt }, i) => {
        const content = texts[i];
        return content ? [{ noticeId: id, ...content, at: at.toISOString(), unread: readAt === null }] : [];
      }),
    };
  },
});

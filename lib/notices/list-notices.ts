import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { rendered } from "./rendered";

/** As many as the page shows: the newest. */
const MOST = 100;

/** What a member is told of, newest first, in what they may see now. What is about something gone is left out. */
export const listNotices = useCase({
  name: "listNotices",
  permission: "organization:read",
  input: z.object({}),
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
        const one = texts[i];
        return one ? [{ noticeId: id, ...one, at: at.toISOString(), unread: readAt === null }] : [];
      }),
    };
  },
});

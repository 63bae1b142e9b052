import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";

/** Marks one of a member's listed notices as read, or all of them. Those that are only mailed are not listed. */
export const markRead = useCase({
  name: "markRead",
  permission: "organization:read",
  input: z.object({ noticeId: z.uuid().optional() }),
  output: z.object({ read: z.int() }),

  async run({ actor, db }, { noticeId }) {
    const { count } = await db.notice.updateMany({
      where: { userId: actor.id, inApp: true, readAt: null, ...(noticeId ? { id: noticeId } : {}) },
      data: { readAt: new Date() },
    });
    return { read: count };
  },
});

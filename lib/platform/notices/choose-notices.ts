import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { NoticeChoices, choicesOf } from "./choices";

/** How the acting member wants to be notified of each kind. */
export const getNoticeChoices = useCase({
  name: "getNoticeChoices",
  permission: "organization:read",
  output: z.object({ choices: NoticeChoices }),

  async run({ actor, db }) {
    const stored = await db.noticeChoice.findFirst({ where: { userId: actor.id } });
    return { choices: choicesOf(stored?.choices) };
  },
});

/** Sets it, for future notices. */
export const chooseNotices = useCase({
  name: "chooseNotices",
  permission: "organization:read",
  input: z.object({ choices: NoticeChoices }),
  output: z.object({ choices: NoticeChoices }),

  async run({ actor, db }, { choices }) {
    const { organizationId, id: userId } = actor;
    await db.noticeChoice.upsert({
      where: { organizationId_userId: { organizationId, userId } },
      create: { organizationId, userId, choices },
      update: { choices },
    });
    return { choices };
  },
});

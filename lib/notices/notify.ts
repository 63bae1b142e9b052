import { holdMembers } from "@/lib/access/hold-members";
import type { Context } from "@/lib/access/use-case";
import type { NoticeKind } from "@/lib/db/generated/enums";
import { emit } from "@/lib/events/emit";
import { memberNotified } from "@/lib/events/events";
import { choicesOf } from "./choices";

type News = {
  kind: NoticeKind;
  subjectId: string;
  userIds: readonly string[];
  /** Since when there is something new; now, if it is left out. */
  since?: Date;
};

/**
 * Tells members of something, as each of them has chosen, in the transaction of what happened. Whoever is no member is
 * passed over.
 */
export async function notify(ctx: Context, { kind, subjectId, userIds, since }: News) {
  const { db } = ctx;
  const held = await holdMembers(db, userIds.filter(isUser));
  const members = await db.member.findMany({
    where: { userId: { in: [...held] } },
    select: { userId: true, choice: { select: { choices: true } } },
    orderBy: { userId: "asc" },
  });
  for (const { userId, choice } of members) {
    const { app, mail } = choicesOf(choice?.choices)[kind];
    if (!app && mail === "never") continue;
    const now = new Date();
    const forDigest = mail === "daily";
    const where = { organizationId: ctx.actor.organizationId, userId, kind, subjectId };
    // What was read already begins anew with this; what was not goes on.
    const begins = { since: since ?? now };
    await db.notice.updateMany({ where: { ...where, readAt: { not: null } }, data: begins });
    const { id } = await db.notice.upsert({
      where: { organizationId_userId_kind_subjectId: where },
      create: { ...where, inApp: app, forDigest, ...begins },
      update: { at: now, readAt: null, inApp: app, forDigest, digest: null },
      select: { id: true },
    });
    if (mail === "at_once") await emit(ctx, memberNotified, { noticeId: id });
  }
}

const isUser = (id: string) => /^[0-9a-f-]{36}$/.test(id);

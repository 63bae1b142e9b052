import { lockMembers } from "@/lib/platform/access/lock-members";
import type { Context } from "@/lib/platform/access/use-case";
import type { NoticeKind } from "@/lib/platform/db/generated/enums";
import { asRole } from "@/lib/platform/db/as-role";
import { emit } from "@/lib/platform/events/emit";
import { memberNotified } from "@/lib/platform/events/events";
import { choicesOf } from "./choices";

type News = {
  kind: NoticeKind;
  subjectId: string;
  userIds: readonly string[];
  /** Start of the period the notice is about; now, if left out. */
  since?: Date;
};

/**
 * Notifies members of something, as each of them has chosen, in the transaction of what happened. Skips ids that are
 * not members.
 */
export async function notify(ctx: Context, news: News) {
  // A hiring manager sees no notices of others, nor what they chose.
  if (ctx.actor.sees === "organization") return notifyAll(ctx, news);
  await asRole(ctx.db, "shortlist_tenant", () => notifyAll(ctx, news));
}

async function notifyAll(ctx: Context, { kind, subjectId, userIds, since }: News) {
  const { db } = ctx;
  const held = await lockMembers(db, userIds.filter(isUser));
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
    // A notice that was read, or only mailed, starts a new period; another one keeps its own.
    const newPeriod = { since: since ?? now };
    const isOver = [{ readAt: { not: null } }, { inApp: false, forDigest: false }];
    await db.notice.updateMany({ where: { ...where, OR: isOver }, data: newPeriod });
    const { id } = await db.notice.upsert({
      where: { organizationId_userId_kind_subjectId: where },
      create: { ...where, inApp: app, forDigest, ...newPeriod },
      update: { at: now, readAt: null, inApp: app, forDigest, digest: null },
      select: { id: true },
    });
    if (mail === "at_once") await emit(ctx, memberNotified, { noticeId: id });
  }
}

const isUser = (id: string) => /^[0-9a-f-]{36}$/.test(id);

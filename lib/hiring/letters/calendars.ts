import type { TenantDb } from "@/lib/platform/db/tenant";

/** Looks up the links to members' calendars: the value of {calendar} in what they write, empty for none. */
export async function calendars(db: TenantDb, userIds: string[]): Promise<(userId: string) => string> {
  const members =
    userIds.length === 0
      ? []
      : await db.member.findMany({
          where: { userId: { in: userIds } },
          select: { userId: true, calendarUrl: true },
        });
  const urls = new Map(members.map(({ userId, calendarUrl }) => [userId, calendarUrl]));
  return (userId) => urls.get(userId) ?? "";
}

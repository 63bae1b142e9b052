import * as z from "zod";
import type { Actor } from "@/lib/access/actor";
import { sightOf } from "@/lib/access/role-permissions";
import { useCase } from "@/lib/access/use-case";
import { spokenLocale } from "@/lib/say";
import { rendered } from "./rendered";

/** A member as the reader of their mail, so that it contains nothing the app would not show them. */
export const readerActor = (organizationId: string, member: { userId: string; role: string }): Actor => ({
  kind: "member",
  id: member.userId,
  organizationId,
  sees: sightOf(member.role),
  clientId: null,
  permissions: new Set(["organization:read"]),
  scopes: [],
  locale: spokenLocale(),
});

/** Renders the actor's own notices, newest first; leaves out those about something that no longer exists. */
export const renderNotices = useCase({
  name: "renderNotices",
  permission: "organization:read",
  input: z.object({ noticeIds: z.array(z.uuid()).max(100) }),
  output: z.object({ lines: z.array(z.object({ text: z.string(), path: z.string() })) }),

  async run({ actor, db }, { noticeIds }) {
    const rows = await db.notice.findMany({
      where: { id: { in: noticeIds }, userId: actor.id },
      orderBy: { at: "desc" },
    });
    return { lines: (await rendered(db, rows)).filter((line) => line !== null) };
  },
});

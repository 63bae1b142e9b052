import * as z from "zod";
import type { TenantDb } from "@/lib/platform/db/tenant";
import { say } from "@/lib/say";

/** Looks up many actors' names with one query, former members included. System actors are named "Shortlist". */
export async function memberName(db: TenantDb, actorIds: string[]): Promise<(actorId: string) => string> {
  const ids = new Set(actorIds.filter((id) => z.uuid().safeParse(id).success));
  const users =
    ids.size === 0
      ? []
      : await db.user.findMany({ where: { id: { in: [...ids] } }, select: { id: true, name: true } });
  const names = new Map(users.map((user) => [user.id, user.name]));
  return (id) =>
    names.get(id) ??
    (id === "system:candidate"
      ? say("The candidate")
      : id.startsWith("system:")
        ? "Shortlist"
        : say("A former member"));
}

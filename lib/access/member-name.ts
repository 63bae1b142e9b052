import * as z from "zod";
import type { TenantDb } from "@/lib/db/tenant";
import { say } from "@/lib/say";

const isId = (id: string) => z.uuid().safeParse(id).success;

/** Looks up many actors' names with one query, former members included. System actors are named "Shortlist". */
export async function memberName(db: TenantDb, actorIds: string[]): Promise<(actorId: string) => string> {
  const users = await db.user.findMany({
    where: { id: { in: [...new Set(actorIds.filter(isId))] } },
    select: { id: true, name: true },
  });
  const names = new Map(users.map((user) => [user.id, user.name]));
  return (id) => names.get(id) ?? (id.startsWith("system:") ? "Shortlist" : say("A former member"));
}

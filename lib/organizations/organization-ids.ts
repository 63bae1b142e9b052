import { identityDb } from "@/lib/db/identity";

const BATCH = 200;

/** Yields the ids of all organizations of the service, oldest first. */
export async function* organizationIds() {
  let after = "";
  for (;;) {
    const batch = await identityDb.organization.findMany({
      where: after ? { id: { gt: after } } : {},
      orderBy: { id: "asc" },
      take: BATCH,
      select: { id: true },
    });
    for (const { id } of batch) yield id;
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return;
    after = last.id;
  }
}

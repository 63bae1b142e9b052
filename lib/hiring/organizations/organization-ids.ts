import { identityDb } from "@/lib/platform/db/identity";
import { log } from "@/lib/log";

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

/** Does work in every organization; a failure in one, logged as `problem`, does not stop the others. Counts failures. */
export async function inEveryOrganization(problem: string, work: (organizationId: string) => Promise<void>) {
  let failed = 0;
  for await (const organizationId of organizationIds())
    await work(organizationId).catch((error: unknown) => {
      failed += 1;
      log.error(problem, error);
    });
  return failed;
}

import type { Connector } from "@/lib/ats/connector";
import type { Resource } from "@/lib/ats/records";

/** All records of a resource, page after page. */
export async function everyPage<R extends Resource>(
  connector: Connector,
  resource: R,
  since: string | null = null,
) {
  const records = [];
  let next: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof read>> = await read(next);
    records.push(...page.records);
    next = page.next;
  } while (next);
  return records;

  function read(next: string | null) {
    return connector.list(resource, { since, next });
  }
}

import type { Connector, Page, ListPosition } from "@/lib/records/ats/connector";
import type { Resource } from "@/lib/records/ats/records";

export const beginning: ListPosition = { since: null, next: null };

export async function everyPage<R extends Resource>(
  connector: Pick<Connector, "list">,
  resource: R,
  since: string | null = null,
): Promise<Page<R>[]> {
  const pages: Page<R>[] = [];
  let next: string | null = null;
  do {
    pages.push(await connector.list(resource, { since, next }));
    next = pages.at(-1)!.next;
  } while (next !== null);
  return pages;
}

/** All records of a resource, page after page. */
export const everyRecord = async <R extends Resource>(...list: Parameters<typeof everyPage<R>>) =>
  (await everyPage(...list)).flatMap(({ records }) => records);

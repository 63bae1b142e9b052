export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/**
 * The signed authorization request a page was opened with: as its whole query, the way the authorize endpoint sends
 * it, or in `request`, the way our own forms hand it on. Its signature does not depend on the order.
 */
export function signedQuery(params: Awaited<SearchParams>): string | null {
  if (typeof params.request === "string") return params.request;
  if (!params.sig) return null;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    for (const each of [value ?? []].flat()) query.append(name, each);
  return query.toString();
}

export const one = (value: string | string[] | undefined) => (typeof value === "string" ? value : undefined);

export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/**
 * The signed authorization request that a page was opened with: the whole query, as the authorize endpoint sends it,
 * or the `request` parameter, as our own forms pass it on. The signature does not depend on the parameters' order.
 */
export function signedQuery(params: Awaited<SearchParams>): string | null {
  if (typeof params.request === "string") return params.request;
  if (!params.sig) return null;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    for (const each of [value ?? []].flat()) query.append(name, each);
  return query.toString();
}

export const onlyValue = (value?: string | string[]) => (typeof value === "string" ? value : undefined);

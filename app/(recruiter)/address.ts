/** A page's query parameters, as Next.js passes them. */
export type Search = Record<string, string | string[] | undefined>;

/** A parameter's first value without NUL, which PostgreSQL refuses in text; undefined if it is empty or absent. */
export const single = (value: string | string[] | undefined) =>
  (Array.isArray(value) ? value[0] : value)?.replaceAll("\0", "") || undefined;

/** The parameter's value if it is one of `expected`, else undefined: anybody can edit an address. */
export function oneOf<T extends string>(value: string | string[] | undefined, expected: readonly T[]) {
  return expected.find((option) => option === single(value));
}

/** A path with query parameters; omits those without a value. */
export function addressOf(path: string, params: Record<string, string | null | undefined>) {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value) search.set(name, value);
  return search.size > 0 ? `${path}?${search}` : path;
}

type Page = { items: readonly unknown[]; total: number; nextCursor: string | null };

/** Props for a list's pager. `here`: the list's filters; `cursor`: where this page starts. */
export const pagesOf = (
  path: string,
  { items, total, nextCursor }: Page,
  cursor: string | undefined,
  query: Parameters<typeof addressOf>[1] = {},
) => ({
  shown: items.length,
  total,
  next: nextCursor && addressOf(path, { ...query, cursor: nextCursor }),
  first: cursor ? addressOf(path, query) : null,
});

/** Parses "yes" or "no"; undefined for anything else. */
export function yesOrNo(value: string | string[] | undefined): boolean | undefined {
  const answer = oneOf(value, ["yes", "no"]);
  return answer && answer === "yes";
}

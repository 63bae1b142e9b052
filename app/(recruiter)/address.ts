/** What stands behind the ? of an address, as Next hands it over. */
export type Search = Record<string, string | string[] | undefined>;

/** The one value of a parameter; of several the first. Empty counts as absent. */
export const single = (value: string | string[] | undefined) =>
  (Array.isArray(value) ? value[0] : value) || undefined;

/** The value when it is one of those expected: addresses are typed by people, too. */
export function oneOf<T extends string>(value: string | string[] | undefined, expected: readonly T[]) {
  return expected.find((one) => one === single(value));
}

/** A path with its parameters; those without a value are left out. */
export function addressOf(path: string, params: Record<string, string | null | undefined>) {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value) search.set(name, value);
  return search.size > 0 ? `${path}?${search}` : path;
}

type Page = { items: readonly unknown[]; total: number; nextCursor: string | null };

/** What a list's pager needs; `here` is what the list is narrowed by, `cursor` where this page began. */
export const pagesOf = (
  path: string,
  { items, total, nextCursor }: Page,
  cursor: string | undefined,
  here: Parameters<typeof addressOf>[1] = {},
) => ({
  shown: items.length,
  total,
  next: nextCursor && addressOf(path, { ...here, cursor: nextCursor }),
  first: cursor ? addressOf(path, here) : null,
});

/** "yes" and "no" of an address; anything else says neither. */
export function yesOrNo(value: string | string[] | undefined): boolean | undefined {
  const answer = oneOf(value, ["yes", "no"]);
  return answer && answer === "yes";
}

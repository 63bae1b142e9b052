const key = "shortlist:list";

/** Stores the current list's address for this tab, with its filters and the row in the panel. */
export const rememberList = () => sessionStorage.setItem(key, location.pathname + location.search);

/** Address of this tab's last list, with its state; null unless its path is in `paths` or starts with `below`. */
export function lastListAddress(paths: readonly string[], below?: string): string | null {
  const address = sessionStorage.getItem(key);
  const path = address?.split("?")[0] ?? "";
  return paths.includes(path) || (below !== undefined && path.startsWith(below)) ? address : null;
}

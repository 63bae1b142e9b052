const key = "shortlist:list";

/** Keeps the address of the list that is looked at in this tab, with what it is narrowed by and whom it shows. */
export const rememberList = () => sessionStorage.setItem(key, location.pathname + location.search);

/** The list that was looked at last, as it was left, where it is at one of these paths or `below` another. */
export function listLeft(paths: readonly string[], below?: string): string | null {
  const address = sessionStorage.getItem(key);
  const path = address?.split("?")[0] ?? "";
  return paths.includes(path) || (below !== undefined && path.startsWith(below)) ? address : null;
}

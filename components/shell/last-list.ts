const key = "shortlist:list";

/** Keeps the address of the list that is looked at in this tab, with what it is narrowed by and whom it shows. */
export const rememberList = (address: string) => sessionStorage.setItem(key, address);

/** The list that was looked at last, as it was left, where it is at one of these paths. */
export function listLeft(...paths: string[]): string | null {
  const address = sessionStorage.getItem(key);
  return address !== null && paths.includes(address.split("?")[0]!) ? address : null;
}

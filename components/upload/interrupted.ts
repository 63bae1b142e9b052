const keyOf = (about: string) => `upload ${about}`;

/** Marks that this tab is adding files, which are kept under an id; null when it has ended. */
export function mark(about: string, id: string | null) {
  if (id === null) sessionStorage.removeItem(keyOf(about));
  else sessionStorage.setItem(keyOf(about), id);
}

/** The id of the files that were being added when this tab was reloaded; null once it was asked for. */
export function takeInterrupted(about: string): string | null {
  try {
    const id = sessionStorage.getItem(keyOf(about));
    mark(about, null);
    return id;
  } catch {
    return null;
  }
}

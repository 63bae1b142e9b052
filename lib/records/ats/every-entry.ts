type Page<T> = { items: T[]; next: string | null };

/** Every entry of a list: calls `ask` for one page after the other, as far as entries are wanted. */
export async function* everyEntry<T>(ask: (cursor: string | null) => Promise<Page<T>>) {
  let cursor: string | null = null;
  do {
    const page: Page<T> = await ask(cursor);
    yield* page.items;
    cursor = page.next;
  } while (cursor);
}

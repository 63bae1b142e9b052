/** Reads a list from its first page to its last, by their cursors. */
export async function allPages<Page extends { nextCursor: string | null }>(
  read: (cursor: string | undefined) => Promise<Page>,
): Promise<Page[]> {
  const pages: Page[] = [];
  do pages.push(await read(pages.at(-1)?.nextCursor ?? undefined));
  while (pages.at(-1)?.nextCursor);
  return pages;
}

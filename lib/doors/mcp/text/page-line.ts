/** How much of a list this is, and how to get the rest. */
export const pageLine = (
  shown: number,
  page: { total: number | string; nextCursor: string | null },
  what: string,
) =>
  page.total === 0
    ? `No ${what} found.`
    : `${shown} of ${page.total} ${what}.${page.nextCursor ? ` Next page: cursor ${page.nextCursor}` : ""}`;

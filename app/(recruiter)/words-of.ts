/** What was typed to search for, as an action is given it: anything but text asks for nothing. */
export const wordsOf = (query: unknown) => (typeof query === "string" && query.slice(0, 100)) || undefined;

import { single } from "./address";

/** The search text passed to an action, 100 characters at most; undefined if empty or not a string. */
export const searchText = (query: unknown) =>
  typeof query === "string" ? single(query.slice(0, 100)) : undefined;

/** What open pages refresh for. "work": jobs, candidates and applications; "approvals": what agents ask for. */
export type Change = "work" | "approvals";
/** How many changes of an organization were counted: a number other than the one seen last means news. */
export type ChangeCounts = Record<Change, number>;
type OnChange = (organizationId: string, changed: ReadonlySet<Change>) => void;

// Next bundles the instrumentation separately from the routes, so each of them loads its own copy of this module.
const shared = globalThis as unknown as {
  shortlistCommitListeners?: Set<() => void>;
  shortlistChangeListeners?: Set<OnChange>;
};
const listeners = (shared.shortlistCommitListeners ??= new Set());
const changeListeners = (shared.shortlistChangeListeners ??= new Set());

/** Calls `listener` after each commit of a transaction that wrote events. Returns a function that unsubscribes. */
export function onCommit(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceCommit() {
  for (const listener of listeners) listener();
}

/** Calls `listener` after each transaction that may have changed something open pages show. */
export function onChange(listener: OnChange): void {
  changeListeners.add(listener);
}

export function announceChange(...change: Parameters<OnChange>) {
  for (const listener of changeListeners) listener(...change);
}

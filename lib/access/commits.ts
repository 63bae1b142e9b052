/** What pages follow: jobs, candidates and applications; what agents ask for. */
export type Change = "work" | "approvals";
type OnChange = (organizationId: string, changed: ReadonlySet<Change>) => void;

// Next bundles the instrumentation apart from the routes: a module of theirs is not the same module there.
const shared = globalThis as unknown as {
  shortlistCommitListeners?: Set<() => void>;
  shortlistChangeListeners?: Set<OnChange>;
};
const listeners = (shared.shortlistCommitListeners ??= new Set());
const changeListeners = (shared.shortlistChangeListeners ??= new Set());

/** Calls back after a transaction that wrote events has committed. Returns the way to stop. */
export function onCommit(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceCommit() {
  for (const listener of listeners) listener();
}

/** Calls back after a transaction that may have changed something that pages follow. */
export function onChange(listener: OnChange): void {
  changeListeners.add(listener);
}

export function announceChange(...change: Parameters<OnChange>) {
  for (const listener of changeListeners) listener(...change);
}

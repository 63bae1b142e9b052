// Next bundles the instrumentation apart from the routes: a module of theirs is not the same module there.
const kept = globalThis as unknown as { shortlistCommitListeners?: Set<() => void> };
const listeners = (kept.shortlistCommitListeners ??= new Set());

/** Calls back after a transaction that wrote events has committed. Returns the way to stop. */
export function onCommit(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceCommit() {
  for (const listener of listeners) listener();
}

/** `wait` is null while there are calls left, else the seconds until there are; `limit` is null without a limit. */
export type Allowance = { wait: number | null; limit: number | null; remaining: number; resetsAt: number };

/** Counts calls in windows of `usual` seconds, or of `limitSeconds` when a test sets it. */
export function callWindow(of: { limit?: number; limitSeconds?: number }, usual: number): () => Allowance {
  const seconds = of.limitSeconds ?? usual;
  let window = { started: 0, calls: 0 };
  return () => {
    const { limit } = of;
    if (limit === undefined) return { wait: null, limit: null, remaining: 0, resetsAt: 0 };
    if (Date.now() - window.started > seconds * 1000) window = { started: Date.now(), calls: 0 };
    window.calls += 1;
    const resetsAt = window.started + seconds * 1000;
    const wait = window.calls > limit ? Math.ceil((resetsAt - Date.now()) / 1000) : null;
    return { wait, limit, remaining: Math.max(0, limit - window.calls), resetsAt };
  };
}

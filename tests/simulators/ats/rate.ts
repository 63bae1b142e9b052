/** Counts calls in windows of so many seconds. Null while there are some left, else the seconds until there are. */
export function callWindow(of: { limit?: number }, seconds: number): () => number | null {
  let window = { started: 0, calls: 0 };
  return () => {
    const { limit } = of;
    if (limit === undefined) return null;
    if (Date.now() - window.started > seconds * 1000) window = { started: Date.now(), calls: 0 };
    window.calls += 1;
    return window.calls > limit ? Math.ceil((window.started + seconds * 1000 - Date.now()) / 1000) : null;
  };
}

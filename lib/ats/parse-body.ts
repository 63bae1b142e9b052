/** Parses JSON; null when it is invalid. */
export function parseBody(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}

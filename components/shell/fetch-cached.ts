/** How long a response is cached. */
const FRESH_MS = 30_000;

const answers = new Map<string, Promise<unknown>>();

/**
 * Fetches JSON from a path of this app; concurrent and recent calls share one request.
 * @returns null if the server answers 404 or 400; rejects on any other failure
 */
export function ask<T>(path: string): Promise<T | null> {
  const cached = answers.get(path);
  if (cached) return cached as Promise<T | null>;
  const answer = fetchJson<T>(path);
  answers.set(path, answer);
  const forget = () => answers.get(path) === answer && answers.delete(path);
  answer.catch(forget);
  setTimeout(forget, FRESH_MS);
  return answer;
}

export const forgetAll = () => answers.clear();

async function fetchJson<T>(path: string): Promise<T | null> {
  const response = await fetch(path);
  // The id in the path is of a deleted row, or malformed.
  if (response.status === 404 || response.status === 400) return null;
  if (!response.ok) throw new Error(`${response.status}`);
  return (await response.json()) as T;
}

/** How long an answer is good for. */
const FRESH_MS = 30_000;

const answers = new Map<string, Promise<unknown>>();

/**
 * What the service gives as JSON at an address of its own. What was asked for a moment ago is not asked for again.
 * @returns null when there is nothing; fails when the service does not answer
 */
export function ask<Found>(path: string): Promise<Found | null> {
  const before = answers.get(path);
  if (before) return before as Promise<Found | null>;
  const answer = answerOf<Found>(path);
  answers.set(path, answer);
  const forget = () => answers.get(path) === answer && answers.delete(path);
  answer.catch(forget);
  setTimeout(forget, FRESH_MS);
  return answer;
}

export const forgetAll = () => answers.clear();

async function answerOf<Found>(path: string): Promise<Found | null> {
  const response = await fetch(path);
  // An address may name what is gone, or nothing at all.
  if (response.status === 404 || response.status === 400) return null;
  if (!response.ok) throw new Error(`${response.status}`);
  return (await response.json()) as Found;
}

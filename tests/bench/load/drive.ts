import http from "node:http";

export type Wish = { url: string; method: "GET" | "POST"; headers: Record<string, string>; body?: string };

/** What came of many requests: milliseconds and status of each; 0 where nothing came back. */
export type Outcome = { status: number; ms: number }[];

function ask(
  { url, method, headers, body }: Wish,
  agent: http.Agent,
): Promise<{ status: number; ms: number }> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ status, ms: performance.now() - begun });
    const request = http.request(url, { method, headers, agent, timeout: 30_000 }, (response) => {
      response.resume().on("end", () => done(response.statusCode ?? 0));
    });
    request.on("timeout", () => request.destroy());
    request.on("error", () => done(0)).end(body);
  });
}

/** As fast as `connections` of them answer. */
export async function saturate(wish: Wish, seconds: number, connections = 16) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1_000;
  const outcome: Outcome = [];
  const one = async () => {
    while (performance.now() < end) outcome.push(await ask(wish, agent));
  };
  await Promise.all(Array.from({ length: connections }, one));
  agent.destroy();
  return outcome;
}

/** So many a second whatever the answers do, as people and agents come. */
export async function arrive(wish: Wish, perSecond: number, seconds: number): Promise<Outcome> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 2_000 });
  const begun = performance.now();
  const pending: Promise<{ status: number; ms: number }>[] = [];
  for (let elapsed = 0; elapsed < seconds * 1_000; elapsed = performance.now() - begun) {
    while (pending.length < (elapsed / 1_000) * perSecond) pending.push(ask(wish, agent));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const outcome = await Promise.all(pending);
  agent.destroy();
  return outcome;
}

export function quantile(outcome: Outcome, share: number): number {
  const times = outcome.map(({ ms }) => ms).sort((a, b) => a - b);
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}

export const answered = (outcome: Outcome, status: number) =>
  outcome.filter((each) => each.status === status);

import http from "node:http";

export type Target = { url: string; method: "GET" | "POST"; headers: Record<string, string>; body?: string };

/** The results of many requests: milliseconds and status of each; status 0 when there was no response. */
export type Outcome = { status: number; ms: number }[];

function send(
  { url, method, headers, body }: Target,
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

/** Sends requests back to back on `connections` connections. */
export async function saturate(target: Target, seconds: number, connections = 16) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1_000;
  const outcome: Outcome = [];
  const sendInTurn = async () => {
    while (performance.now() < end) outcome.push(await send(target, agent));
  };
  await Promise.all(Array.from({ length: connections }, sendInTurn));
  agent.destroy();
  return outcome;
}

/** Sends `perSecond` requests per second without waiting for responses, as people and agents do. */
export async function arrive(target: Target, perSecond: number, seconds: number): Promise<Outcome> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 2_000 });
  const begun = performance.now();
  const pending: Promise<{ status: number; ms: number }>[] = [];
  for (let elapsed = 0; elapsed < seconds * 1_000; elapsed = performance.now() - begun) {
    while (pending.length < (elapsed / 1_000) * perSecond) pending.push(send(target, agent));
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

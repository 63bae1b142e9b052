import autocannon from "autocannon";

/** A POST request that is sent repeatedly. */
export type Target = { url: string; headers?: Record<string, string>; body: string };

export const CONNECTIONS = 16;

/** Requests per second, and their 95th percentile in ms. @throws when a response is not 200 */
export async function load({ url, headers, body }: Target, seconds: number) {
  const times: number[] = [];
  let refused = 0;
  const run = autocannon({
    url,
    body,
    method: "POST",
    connections: CONNECTIONS,
    duration: seconds,
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      ...headers,
    },
  });
  run.on("response", (_client, status, _bytes, time) => {
    times.push(time);
    if (status !== 200) refused += 1;
  });
  const { duration, errors } = await run;
  if (refused > 0 || errors > 0)
    throw new Error(`${url}: ${refused} refused, ${errors} failed of ${times.length}`);
  times.sort((a, b) => a - b);
  return {
    requests: times.length,
    perSecond: times.length / duration,
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
  };
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (low + high) / 2;
}

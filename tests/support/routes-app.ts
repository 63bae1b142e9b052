import { setTimeout as sleep } from "node:timers/promises";
import { ended, startChild, stopChild } from "../../scripts/child.ts";
import { freePort } from "../../scripts/ports.ts";
import { run } from "../../scripts/run.ts";

const next = "node_modules/next/dist/bin/next";

/** Builds and serves tests/app, the routes that only benchmarks call. `log` is its output file. */
export async function startRoutesApp(env: Record<string, string>, log: string) {
  await run("next build tests/app", [next, "build", "tests/app"], {
    quiet: true,
    env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  const port = await freePort();
  const child = startChild({
    name: "routes",
    script: [next, "start", "tests/app", "--hostname", "127.0.0.1", "--port", String(port)],
    env: { ...env, NODE_ENV: "production", PORT: String(port) },
    output: { file: log },
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/bare`, { method: "POST" }).catch(() => null))?.ok) {
    if (ended(child)) throw new Error(`tests/app did not start: see ${log}.`);
    await sleep(50);
  }
  return { url, pid: child.pid, stop: () => stopChild(child, 5_000) };
}

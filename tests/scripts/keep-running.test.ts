import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startChild } from "../../scripts/child.ts";
import { keepRunning } from "../../scripts/keep-running.ts";

let folder: string;
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), "shortlist-kept-"))));
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Keeps the script running. `pids` gets its pid at each start, when the script prints it as ready. */
function keptRunning(code: string) {
  const script = path.join(folder, "child.mjs");
  fs.writeFileSync(script, code);
  const pids: number[] = [];
  const start = () => {
    const ready = Promise.withResolvers<void>();
    const child = startChild({
      name: "child",
      script: [script],
      env: {},
      output: { file: path.join(folder, "log") },
      onLine: (line) => {
        pids.push(Number(line));
        ready.resolve();
      },
    });
    return { child, ready: ready.promise };
  };
  return { pids, running: keepRunning({ name: "The child", start, within: 10_000, patience: 1_000 }) };
}

test("restarts a child that dies, after increasing pauses", async () => {
  const { pids, running } = keptRunning("console.log(process.pid); setInterval(() => {}, 1000)");
  const { stop } = await running;
  const pauses: number[] = [];
  for (const starts of [2, 3]) {
    const killed = Date.now();
    process.kill(pids.at(-1)!, "SIGKILL");
    while (pids.length < starts) await sleep(10);
    pauses.push(Date.now() - killed);
  }
  expect(pauses[0]).toBeGreaterThanOrEqual(250);
  expect(pauses[1]).toBeGreaterThanOrEqual(500);
  await stop();
  // After a third crash the pause would be a second.
  await sleep(1_500);
  expect(pids).toHaveLength(3);
});

test("does not retry a child whose first start fails", async () => {
  const starts = path.join(folder, "starts");
  const { running } = keptRunning(
    `import fs from "node:fs"; fs.appendFileSync(${JSON.stringify(starts)}, "started "); process.exit(3);`,
  );
  await expect(running).rejects.toThrow("The child ended before it was ready (exit code 3).");
  await sleep(1_000);
  expect(fs.readFileSync(starts, "utf8")).toBe("started ");
});

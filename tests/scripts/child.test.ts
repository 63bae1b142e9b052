import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ended, startChild, stopChild } from "../../scripts/child.ts";

let folder: string;
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), "shortlist-child-"))));
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

function script(name: string, code: string): string {
  const file = path.join(folder, name);
  fs.writeFileSync(file, code);
  return file;
}

function start(code: string) {
  const file = path.join(folder, "child.log");
  const lines: string[] = [];
  const child = startChild({
    name: "child",
    script: [script("child.mjs", code)],
    env: { WORD: "given" },
    output: { file },
    onLine: (line) => lines.push(line),
  });
  return { child, lines, log: () => fs.readFileSync(file, "utf8") };
}

const until = async (condition: () => boolean, what: string) => {
  for (const deadline = Date.now() + 10_000; !condition(); await sleep(20)) {
    if (Date.now() > deadline) throw new Error(`Timed out waiting for ${what}.`);
  }
};

test("reports and logs a child's lines, and lets it handle SIGTERM when stopped", async () => {
  const { child, lines, log } = start(
    "process.on('SIGTERM', () => { console.error('bye'); process.exit(0); }); setInterval(() => {}, 1000); console.log(process.env.WORD);",
  );
  await until(() => lines.length > 0, "its first line");
  await stopChild(child);
  expect(lines).toEqual(["given"]);
  expect(child.exitCode).toBe(0);
  await until(() => log() === "given\nbye\n", "its log");
});

test("kills a child that ignores SIGTERM, together with its own children", async () => {
  const { child, lines } = start(
    `import { spawn } from "node:child_process";
     process.on("SIGTERM", () => {});
     const grandchild = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
     console.log(grandchild.pid);
     setInterval(() => {}, 1000);`,
  );
  await until(() => lines.length > 0, "its first line");
  await stopChild(child, 200);
  expect(ended(child)).toBe(true);
  await until(() => !alive(Number(lines[0])), "the grandchild's end");
});

test("children end when their launcher is killed, even those that ignore SIGTERM", async () => {
  const pidFile = path.join(folder, "pid");
  const waiting = script(
    "waiting.mjs",
    `import fs from "node:fs"; process.on("SIGTERM", () => {}); fs.writeFileSync(${JSON.stringify(pidFile)}, String(process.pid)); setInterval(() => {}, 1000);`,
  );
  const launcher = spawn(process.execPath, [
    script(
      "launcher.mjs",
      `import { startChild } from ${JSON.stringify(path.resolve("scripts/child.ts"))};
       startChild({ name: "waiting", script: [${JSON.stringify(waiting)}], env: {}, output: "json" });`,
    ),
  ]);
  await until(() => fs.existsSync(pidFile) && fs.readFileSync(pidFile, "utf8") !== "", "the child");
  const pid = Number(fs.readFileSync(pidFile, "utf8"));
  expect(alive(pid)).toBe(true);
  launcher.kill("SIGKILL");
  await once(launcher, "exit");
  await until(() => !alive(pid), "the child's end");
});

test("a child whose launcher is killed before the child has begun to run ends", async () => {
  const waiting = script("waiting.mjs", "setInterval(() => {}, 1000);");
  const launcher = spawn(process.execPath, [
    script(
      "launcher.mjs",
      `import fs from "node:fs";
       import { startChild } from ${JSON.stringify(path.resolve("scripts/child.ts"))};
       const child = startChild({ name: "waiting", script: [${JSON.stringify(waiting)}], env: {}, output: "json" });
       fs.writeSync(1, String(child.pid));
       process.kill(process.pid, "SIGKILL");`,
    ),
  ]);
  const [pid] = (await once(launcher.stdout, "data")) as [Buffer];
  try {
    await until(() => !alive(Number(pid)), "the child's end");
  } finally {
    if (alive(Number(pid))) process.kill(Number(pid), "SIGKILL");
  }
});

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A zombie counts as dead: in a container, nobody reaps orphans.
    return process.platform !== "linux" || !/\) Z/.test(fs.readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { ensureBuilt } from "../../scripts/next-build.ts";
import { removeHome } from "../../scripts/temporary-home.ts";
import { testHome } from "../support/test-home.ts";
import { thorough } from "../support/thorough";

const home = testHome();
afterAll(() => removeHome(home));

// In this order: the first start seeds the demo's accounts, whose password is published, for the later ones.
test.runIf(process.platform === "linux")(
  "no program of the demo, of its database or of development listens beyond this machine unless HOST is set",
  async () => {
    await ensureBuilt({ quiet: true });
    const seeded = await listenersOf("start", { SEED: "demo" });
    // The app, PostgreSQL, the engine and the simulated ATS.
    expect(new Set(seeded.map(({ port }) => port)).size).toBeGreaterThanOrEqual(4);
    expect(beyondLoopback(seeded)).toEqual([]);
    if (thorough) expect(beyondLoopback(await listenersOf("start", {}))).toEqual([]);
    expect(beyondLoopback(await listenersOf("dev", {}))).toEqual([]);

    const open = beyondLoopback(await listenersOf("start", { HOST: "0.0.0.0" }));
    expect(new Set(open.map(({ port }) => port)).size).toBe(1);
  },
  240_000,
);

test("without a database nothing is started or created in production, and the missing variables are named", async () => {
  await ensureBuilt({ quiet: true });
  const SHORTLIST_HOME = path.join(testHome(), "absent");
  for (const script of ["start", "migrate", "backup", "admin"]) {
    const { status, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`, "x"], {
      env: { ...process.env, DATABASE_URL: "", EMBEDDED: "", SHORTLIST_HOME, PORT: "0" },
      encoding: "utf8",
    });
    expect(status, script).toBe(1);
    expect(stderr).toContain("DATABASE_URL: required");
  }
  expect(existsSync(path.join(SHORTLIST_HOME, "postgres"))).toBe(false);
});

type Listener = { address: string; port: number };

const beyondLoopback = (listeners: Listener[]) =>
  listeners.filter(({ address }) => address !== "0100007F" && address !== "0".repeat(24) + "01000000");

/** What the launcher's processes listen on once its app answers. */
async function listenersOf(command: "start" | "dev", env: Record<string, string>): Promise<Listener[]> {
  const own = {
    DATABASE_URL: "",
    DATABASE_OWNER_URL: "",
    SHORTLIST_HOME: home,
    PORT: "0",
    HEALTH_PORT: "",
    EMBEDDED: "1",
  };
  const launcher = spawn(process.execPath, [`scripts/${command}.ts`], {
    env: { ...process.env, ...own, NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  for (const stream of [launcher.stdout, launcher.stderr])
    stream.on("data", (chunk: Buffer) => void (log += chunk.toString()));
  try {
    for (;;) {
      if (launcher.exitCode !== null) throw new Error(`It ended with ${launcher.exitCode}.`);
      const answer = await fetch(`${runningUrl()}/api/health`).catch(() => null);
      if (answer?.ok) return listening(descendants(launcher.pid!));
      await sleep(200);
    }
  } finally {
    launcher.kill("SIGTERM");
    if (launcher.exitCode === null) await once(launcher, "close");
    // From the first line to the last, whoever wrote it: the launcher, the database, the engine, the simulator, the app.
    if (command === "start")
      for (const line of log.trim().split("\n")) expect(() => JSON.parse(line), line).not.toThrow();
  }
}

function runningUrl(): string {
  try {
    const note = readFileSync(path.join(home, "running.json"), "utf8");
    return (JSON.parse(note) as { url: string }).url;
  } catch {
    return "http://127.0.0.1:0";
  }
}

/** The process and those it started, directly or not, by /proc/<pid>/stat: "<pid> (<name>) <state> <parent> …". */
function descendants(pid: number): string[] {
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((each) => {
      try {
        return [[each, / \S (\d+)/.exec(readFileSync(`/proc/${each}/stat`, "utf8").split(")").at(-1)!)?.[1]]];
      } catch {
        return [];
      }
    });
  const found = [String(pid)];
  for (const one of found)
    found.push(...parents.flatMap(([each, parent]) => (parent === one ? [each!] : [])));
  return found;
}

/** TCP sockets of these processes in state 0A, LISTEN (proc_pid_net(5)). */
function listening(pids: string[]): Listener[] {
  const held = new Set(
    pids.flatMap((pid) =>
      readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
        try {
          return [readlinkSync(`/proc/${pid}/fd/${fd}`)];
        } catch {
          return [];
        }
      }),
    ),
  );
  return ["tcp", "tcp6"].flatMap((name) =>
    readFileSync(`/proc/net/${name}`, "utf8")
      .split("\n")
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter(([, , , state, , , , , , inode]) => state === "0A" && held.has(`socket:[${inode}]`))
      .map(([, local = ""]) => ({ address: local.split(":")[0]!, port: parseInt(local.split(":")[1]!, 16) })),
  );
}

import type { ChildProcess } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { ended, startChild, stopChild } from "../../../scripts/child.ts";
import { startEmbeddedPostgres, stopEmbeddedPostgres } from "../../../scripts/embedded-postgres.ts";

/** What is killed. "leftover": the database, except for one backend that keeps its shared memory for 1.5 s. */
export const victims = ["app", "engine", "database", "leftover", "launcher", "all"] as const;
export type Victim = (typeof victims)[number];

/** Runs `npm start` on this home and restarts it when it dies, as a supervisor would. Its parts can be killed. */
export async function install(home: string, port: number, env: Record<string, string>) {
  const log = path.join(home, "launcher.log");
  let launcher: ChildProcess;
  let stopping = false;
  const supervised = (async () => {
    while (!stopping) {
      launcher = startChild({
        name: "launcher",
        script: ["scripts/start.ts"],
        env: {
          SHORTLIST_HOME: home,
          PORT: String(port),
          DATABASE_URL: "",
          DATABASE_OWNER_URL: "",
          EMBEDDED: "1",
          NODE_ENV: "production",
          ...env,
        },
        output: { file: log },
      });
      while (!ended(launcher)) await sleep(50);
      if (!stopping) await sleep(500);
    }
  })();
  const url = `http://localhost:${port}`;
  await answering(url);
  const { ownerUrl } = await startEmbeddedPostgres({ home, hold: false });

  return {
    url,
    ownerUrl,
    /** Sends kill -9. Resolves once the signal is sent, without waiting for recovery. */
    async kill(victim: Victim) {
      // The previous victim may not have recovered yet, and "leftover" needs a running database.
      if (victim === "leftover") return answering(url).then(() => killWithLeftover(home, ownerUrl));
      const pids = {
        app: childOf(launcher.pid, "next/dist/bin/next"),
        engine: childOf(launcher.pid, "engine/main.ts"),
        database: postmaster(home),
        launcher: launcher.pid,
      };
      for (const pid of victim === "all" ? Object.values(pids) : [pids[victim]]) killProcess(pid);
    },
    answering: () => answering(url),
    /** The launcher's output so far. */
    output: () => readFileSync(log, "utf8"),
    async stop() {
      stopping = true;
      await stopChild(launcher);
      await supervised;
      await stopEmbeddedPostgres(home);
    },
  };
}

async function answering(url: string) {
  for (const deadline = Date.now() + 180_000; Date.now() < deadline; await sleep(100)) {
    const ready = await fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    if (((await ready?.json()) as { status?: string } | undefined)?.status === "ok") return;
  }
  throw new Error("The service did not come back.");
}

async function killWithLeftover(home: string, ownerUrl: string) {
  const backend = new pg.Client({ connectionString: ownerUrl });
  backend.on("error", () => {});
  await backend.connect();
  const { rows } = await backend.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  process.kill(rows[0]!.pid, "SIGSTOP");
  killProcess(postmaster(home));
  await sleep(1_500);
  process.kill(rows[0]!.pid, "SIGCONT");
}

const postmaster = (home: string) =>
  Number(read(path.join(home, "postgres/data/postmaster.pid")).split("\n")[0]);

function childOf(parent: number | undefined, command: string): number | undefined {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .find((pid) => parentOf(pid) === parent && readProc(pid, "cmdline").includes(command));
}

const parentOf = (pid: number) => Number(/\) \S (\d+)/.exec(readProc(pid, "stat"))?.[1]);

const readProc = (pid: number, file: "stat" | "cmdline") => read(`/proc/${pid}/${file}`);

/** Returns "" when the file is missing: the process has ended, or the database is down. */
function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** Kills a process, which may just have died from the previous kill. */
function killProcess(pid: number | undefined) {
  try {
    if (pid) process.kill(pid, "SIGKILL");
  } catch {
    // It has exited already.
  }
}

import type { ChildProcess } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { ended, startChild, stopChild } from "../../../scripts/child.ts";
import { startEmbeddedPostgres, stopEmbeddedPostgres } from "../../../scripts/embedded-postgres.ts";

/** What is killed. "leftover": the database, of which one backend lives on for 1.5 s with its memory. */
export const victims = ["app", "engine", "database", "leftover", "launcher", "all"] as const;
export type Victim = (typeof victims)[number];

/** `npm start` on a home of its own, started again when it dies, as a supervisor does. Killed part by part. */
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
    /** Ends it with kill -9. Resolves when it has been done, not when it has been got over. */
    async kill(victim: Victim) {
      // Killed in turn, one may die while the last is not yet back: what is not there cannot be killed.
      if (victim === "leftover") return answering(url).then(() => killWithLeftover(home, ownerUrl));
      const pids = {
        app: childOf(launcher.pid, "next/dist/bin/next"),
        engine: childOf(launcher.pid, "engine/main.ts"),
        database: postmaster(home),
        launcher: launcher.pid,
      };
      for (const pid of victim === "all" ? Object.values(pids) : [pids[victim]]) end(pid);
    },
    answering: () => answering(url),
    /** What it has printed so far. */
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
    if (ready?.ok) return;
  }
  throw new Error("The service did not come back.");
}

async function killWithLeftover(home: string, ownerUrl: string) {
  const backend = new pg.Client({ connectionString: ownerUrl });
  backend.on("error", () => {});
  await backend.connect();
  const { rows } = await backend.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  process.kill(rows[0]!.pid, "SIGSTOP");
  end(postmaster(home));
  await sleep(1_500);
  process.kill(rows[0]!.pid, "SIGCONT");
}

const postmaster = (home: string) =>
  Number(read(path.join(home, "postgres/data/postmaster.pid")).split("\n")[0]);

function childOf(parent: number | undefined, command: string): number | undefined {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .find((pid) => parentOf(pid) === parent && of(pid, "cmdline").includes(command));
}

const parentOf = (pid: number) => Number(/\) \S (\d+)/.exec(of(pid, "stat"))?.[1]);

const of = (pid: number, file: "stat" | "cmdline") => read(`/proc/${pid}/${file}`);

/** Empty when there is no such file: a process that has ended, a database that is down. */
function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** It may have died of the last one just now. */
function end(pid: number | undefined) {
  try {
    if (pid) process.kill(pid, "SIGKILL");
  } catch {
    // Gone already.
  }
}

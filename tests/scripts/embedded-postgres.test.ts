import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startEmbeddedPostgres, stopEmbeddedPostgres } from "../../scripts/embedded-postgres.ts";
import { installedBinaries, reachableBinaries } from "../../scripts/postgres/binaries.ts";
import { startCluster } from "../../scripts/postgres/cluster.ts";
import { runAs } from "../../scripts/postgres/os-user.ts";
import { place, postgresRoom } from "../../scripts/postgres/placement.ts";
import { testHome } from "../support/test-home.ts";

// Each test starts PostgreSQL several times, on a disk that other processes may use.
vi.setConfig({ testTimeout: 120_000 });

let home: string;

beforeEach(() => void (home = testHome()));

afterEach(async () => {
  await stopEmbeddedPostgres(home);
  fs.rmSync(home, { recursive: true, force: true });
});

test("concurrent starts share one server, and the last release stops it", async () => {
  const [first, second, third] = await Promise.all(
    [1, 2, 3].map(() => startEmbeddedPostgres({ home, durable: false })),
  );
  if (!first || !second || !third) throw new Error("unreachable");
  expect(new Set([first.pid, second.pid, third.pid]).size).toBe(1);
  expect([first, second, third].filter(({ reused }) => !reused)).toHaveLength(1);

  await first.release();
  await second.release();
  expect(await rowsOf(third.appUrl, "SELECT 1 AS n")).toEqual([{ n: 1 }]);
  await third.release();
  await expect(rowsOf(third.appUrl, "SELECT 1")).rejects.toThrow(/ECONNREFUSED/);

  const again = await startEmbeddedPostgres({ home });
  expect(again).toMatchObject({ appUrl: third.appUrl, reused: false });
  await again.release();
});

test("every acknowledged row survives kill -9, and the holder starts the server again", async () => {
  const server = await startEmbeddedPostgres({ home });
  const client = new pg.Client(server.ownerUrl);
  client.on("error", () => {});
  await client.connect();
  await client.query("CREATE TABLE kept (n int PRIMARY KEY)");
  let acknowledged = 0;
  const inserting = (async () => {
    for (;;) {
      await client.query("INSERT INTO kept VALUES ($1)", [acknowledged]);
      acknowledged++;
    }
  })().catch(() => {});
  await vi.waitUntil(() => acknowledged >= 20, { timeout: 60_000, interval: 5 });
  process.kill(server.pid, "SIGKILL");
  await inserting;

  const deadline = Date.now() + 60_000;
  let rows: unknown[] | undefined;
  while (!rows && Date.now() < deadline) {
    // The URL stays the same: clients only have to reconnect.
    rows = await rowsOf(server.ownerUrl, "SELECT count(*)::int AS n FROM kept").catch(() => undefined);
  }
  const [{ n }] = rows as [{ n: number }];
  // One more row may have been committed without its acknowledgement arriving.
  expect([acknowledged, acknowledged + 1]).toContain(n);
  await server.release();
});

test("a backend that outlives its killed server delays the next one, which comes back on the same port", async () => {
  const server = await startEmbeddedPostgres({ home, durable: false });
  const client = new pg.Client(server.ownerUrl);
  client.on("error", () => {});
  await client.connect();
  const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  const backend = (rows as [{ pid: number }])[0].pid;
  process.kill(backend, "SIGSTOP");
  process.kill(server.pid, "SIGKILL");
  await sleep(1_500);
  process.kill(backend, "SIGCONT");

  let rowsAgain: unknown[] | undefined;
  for (const deadline = Date.now() + 30_000; !rowsAgain && Date.now() < deadline; await sleep(50))
    rowsAgain = await rowsOf(server.appUrl, "SELECT 1 AS n").catch(() => undefined);
  expect(rowsAgain).toEqual([{ n: 1 }]);
  await server.release();
});

test("a server that takes longer than an hour to recover is waited for", async () => {
  const server = await startEmbeddedPostgres({ home, durable: false });
  await server.release();
  const at = place(path.join(home, "postgres"));
  const binaries = reachableBinaries(await installedBinaries(), at.user, at.stage);
  const slow = { ...binaries, dir: path.join(home, "slow") };
  fs.mkdirSync(path.join(slow.dir, "bin"), { recursive: true });
  const script = `#!/bin/sh\nsleep 1\nexec ${binaries.dir}/bin/postgres "$@"\n`;
  fs.writeFileSync(path.join(slow.dir, "bin/postgres"), script, { mode: 0o755 });
  // A strict umask leaves folders that only root may enter.
  for (const folder of [slow.dir, path.join(slow.dir, "bin")]) fs.chmodSync(folder, 0o755);
  fs.chmodSync(path.join(slow.dir, "bin/postgres"), 0o755);
  const starting = startCluster(slow, at, { ownerPassword: "", durable: false });
  await sleep(300);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
  try {
    expect(await starting).toMatchObject({ ready: true, reused: false });
  } finally {
    vi.useRealTimers();
  }
});

test("a server that is shutting down while it is released stays down", async () => {
  for (const pause of [0, 20, 60, 150]) {
    const server = await startEmbeddedPostgres({ home, durable: false });
    process.kill(server.pid, "SIGINT");
    await sleep(pause);
    await server.release();
    await sleep(500);
    expect(await stopEmbeddedPostgres(home), `released after ${pause} ms`).toBe(false);
  }
});

test("a stale pidfile whose pid belongs to another process does not prevent a start", async () => {
  const server = await startEmbeddedPostgres({ home, hold: false, durable: false });
  const pidFile = path.join(home, "postgres/data/postmaster.pid");
  const content = fs.readFileSync(pidFile, "utf8");
  await stopEmbeddedPostgres(home);
  fs.writeFileSync(pidFile, content.replace(/^\d+/, String(process.pid)));

  const again = await startEmbeddedPostgres({ home });
  expect(again.reused).toBe(false);
  expect(await rowsOf(again.appUrl, "SELECT current_user AS name")).toEqual([{ name: "shortlist_app" }]);
  await again.release();
  expect(again.pid).not.toBe(server.pid);
});

test("other users cannot read secrets and data, and the log contains no statements", async () => {
  const server = await startEmbeddedPostgres({ home, durable: false });
  await expect(rowsOf(server.ownerUrl, "SELECT 'a candidate''s words' FROM nowhere")).rejects.toThrow();
  const folder = path.join(home, "postgres");
  const mode = (name: string) => fs.statSync(path.join(folder, name)).mode & 0o777;
  expect([mode("secrets.json"), mode("data"), mode("postgres.log")]).toEqual([0o600, 0o700, 0o600]);
  expect(mode(".") & 0o066).toBe(0);
  const log = fs.readFileSync(path.join(folder, "postgres.log"), "utf8");
  expect(log).toContain('relation "nowhere" does not exist');
  expect(log).not.toContain("candidate");
  await server.release();
});

test.runIf(process.getuid?.() === 0)(
  "under root in a private folder, stores the data where the server's user can read it",
  async () => {
    const closed = path.join(home, "closed");
    fs.mkdirSync(closed, { mode: 0o700 });
    const server = await startEmbeddedPostgres({ home: path.join(closed, ".data"), durable: false });
    const note = path.join(closed, ".data/postgres/location.json");
    const { base } = JSON.parse(fs.readFileSync(note, "utf8")) as { base: string };
    expect(fs.existsSync(path.join(base, "data/PG_VERSION"))).toBe(true);
    await rowsOf(server.ownerUrl, "CREATE TABLE kept ()");
    await server.release();

    const again = await startEmbeddedPostgres({ home: path.join(closed, ".data"), durable: false });
    expect(await rowsOf(again.ownerUrl, "SELECT to_regclass('kept')::text AS name")).toEqual([
      { name: "kept" },
    ]);
    await again.release();
    fs.rmSync(base, { recursive: true });
  },
);

test.runIf(process.getuid?.() === 0)(
  "under root in a private checkout, on a machine where nothing has run before, copies the programs to where the server's user can run them",
  async () => {
    const installed = await installedBinaries();
    const closed = path.join(home, "closed");
    fs.mkdirSync(closed, { mode: 0o700 });
    const own = { ...installed, dir: path.join(closed, "native") };
    fs.cpSync(installed.dir, own.dir, { recursive: true, verbatimSymlinks: true });
    const { user } = place(postgresRoom(path.join(home, ".data")));
    const stage = path.join(home, "shortlist");

    const { dir } = reachableBinaries(own, user, stage);
    expect(path.dirname(dir)).toBe(stage);
    expect(runAs(user, path.join(dir, "bin/postgres"), ["--version"]).stdout).toContain(
      `${installed.major}.`,
    );
    expect(fs.statSync(stage).mode & 0o777).toBe(0o711);
    expect(reachableBinaries(own, user, stage).dir).toBe(dir);
  },
);

async function rowsOf(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows as unknown[];
  } finally {
    await client.end();
  }
}

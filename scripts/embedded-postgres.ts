import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { log } from "../lib/log.ts";
import { installedBinaries, type OlderMajor, reachableBinaries } from "./postgres/binaries.ts";
import { startCluster, stopCluster } from "./postgres/cluster.ts";
import { withLock } from "./postgres/lock.ts";
import { place, postgresRoom } from "./postgres/placement.ts";
import { findPostmaster } from "./postgres/postmaster.ts";
import { APP_ROLE, SQL_ROLE, connected, ensureDatabase, ensureLogin } from "./postgres/roles.ts";
import { keptSecrets } from "./postgres/secrets.ts";

/** Held, shared, by everyone who uses the server; whoever can take it exclusively is the last one out. */
const IN_USE = 7_305_141_998;
const SLOWEST_REVIVAL = 10_000;

export interface EmbeddedPostgres {
  /** Superuser of the cluster: migrations and the engine's own schema. */
  ownerUrl: string;
  /** The app's login, held by row-level security. */
  appUrl: string;
  /** The login that administrators' statements come in by. */
  sqlUrl: string;
  port: number;
  pid: number;
  /** True when the server was already running. */
  reused: boolean;
  /** The same logins on another database of the cluster. */
  urlsFor: (database: string) => { ownerUrl: string; appUrl: string; sqlUrl: string };
  /** Gives the server back: the last of its users stops it. */
  release: () => Promise<void>;
}

export interface EmbeddedOptions {
  /** SHORTLIST_HOME: data, secrets and log live in its folder `postgres`. */
  home: string;
  database?: string;
  /** Default true. See ServerSettings. */
  durable?: boolean;
  /** Default true: hold the server, and start it again should it die. False leaves it to `stopEmbeddedPostgres`. */
  hold?: boolean;
  /** Default the newest. Of a home, the same at every start. */
  older?: OlderMajor | undefined;
}

/** Starts the embedded PostgreSQL of `home`, or joins the one that runs. Any number of processes may call it at once. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { database = "shortlist", durable = true, hold = true } = options;
  const { at, binaries, secrets, lock } = await housed(options.home, options.older);
  const url = (user: string, password: string, port: number, name: string) =>
    `postgresql://${user}:${password}@127.0.0.1:${port}/${encodeURIComponent(name)}`;
  const admin = (port: number) => url("postgres", secrets.owner, port, "postgres");

  let holder: pg.Client | null = null;
  let released = false;

  const join = (port?: number) =>
    withLock(lock, async () => {
      if (released) throw new Error("PostgreSQL is not wanted any more.");
      const server = await startCluster(binaries, at, { ownerPassword: secrets.owner, durable, port });
      if (hold) holder = await holdServer(admin(server.port), () => void revive());
      return server;
    });
  // On the same port, where everybody has it, however long a backend of the dead server holds on to its memory.
  const revive = async () => {
    if (!released) log.warn("PostgreSQL went away, starting it again");
    for (let pause = 250; !released; pause = Math.min(2 * pause, SLOWEST_REVIVAL)) {
      try {
        return void (await join(server.port));
      } catch (error) {
        if (!released) log.error("PostgreSQL could not be started again yet", error);
        await sleep(pause);
      }
    }
  };

  const server = await join();
  await withLock(lock, () =>
    connected(admin(server.port), async (client) => {
      await ensureLogin(client, APP_ROLE, secrets.app);
      await ensureLogin(client, SQL_ROLE, secrets.sql);
      await ensureDatabase(client, database);
    }),
  );
  const urlsFor = (name: string) => ({
    ownerUrl: url("postgres", secrets.owner, server.port, name),
    appUrl: url(APP_ROLE, secrets.app, server.port, name),
    sqlUrl: url(SQL_ROLE, secrets.sql, server.port, name),
  });
  return {
    ...urlsFor(database),
    port: server.port,
    pid: server.pid,
    reused: server.reused,
    urlsFor,
    release: async () => {
      if (released) return;
      released = true;
      if (!hold) return;
      await withLock(lock, async () => {
        await holder?.end().catch(() => {});
        if (await unused(admin(server.port))) stopCluster(binaries, at);
      });
    },
  };
}

/** Stops the server of `home`, whoever uses it. Returns false when none ran. */
export async function stopEmbeddedPostgres(home: string): Promise<boolean> {
  const { at, binaries, lock } = await housed(home);
  return withLock(lock, async () => stopCluster(binaries, at));
}

async function housed(home: string, older?: OlderMajor) {
  const room = postgresRoom(home);
  const lock = path.join(room, "start.lock");
  return withLock(lock, async () => {
    const at = place(room);
    const binaries = reachableBinaries(await installedBinaries(older), at.user, at.stage);
    const secrets = keptSecrets(path.join(room, "secrets.json"), ["owner", "app", "sql"] as const);
    return { at, binaries, secrets, lock };
  });
}

async function holdServer(url: string, gone: () => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "shortlist launcher",
    keepAlive: true,
  });
  client.on("error", () => {});
  await client.connect();
  await client.query("SELECT pg_advisory_lock_shared($1)", [IN_USE]);
  client.once("end", gone);
  return client;
}

async function unused(url: string): Promise<boolean> {
  try {
    return await connected(url, async (client) => {
      const { rows } = await client.query<{ free: boolean }>("SELECT pg_try_advisory_lock($1) AS free", [
        IN_USE,
      ]);
      return rows[0]?.free === true;
    });
  } catch {
    // It no longer answers: stopping it is all that is left to do.
    return true;
  }
}

if (import.meta.main) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { home: { type: "string", default: process.env.SHORTLIST_HOME ?? ".data" } },
  });
  const act = positionals[0] ?? "status";
  if (act === "start") {
    const { ownerUrl, appUrl } = await startEmbeddedPostgres({ home: values.home, hold: false });
    console.log(`DATABASE_URL=${appUrl}\nDATABASE_OWNER_URL=${ownerUrl}`);
  } else if (act === "stop") {
    console.log((await stopEmbeddedPostgres(values.home)) ? "stopped" : "was not running");
  } else {
    const postmaster = findPostmaster((await housed(values.home)).at.data);
    console.log(postmaster ? `running: pid ${postmaster.pid}, 127.0.0.1:${postmaster.port}` : "not running");
  }
}

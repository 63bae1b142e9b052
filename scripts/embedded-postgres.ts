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
import { APP_ROLE, SQL_ROLE, connected, ensureDatabase, ensureLogin, value } from "./postgres/roles.ts";
import { readSecrets } from "./postgres/secrets.ts";

/** Advisory lock that each user of the server holds shared; whoever can take it exclusively is the last user. */
const IN_USE = 7_305_141_998;
const MAX_RESTART_PAUSE = 10_000;

export interface EmbeddedPostgres {
  /** Superuser of the cluster: migrations and the engine's own schema. */
  ownerUrl: string;
  /** The app's login, subject to row-level security. */
  appUrl: string;
  /** The login for administrators' SQL. */
  sqlUrl: string;
  port: number;
  pid: number;
  /** True when the server was already running. */
  reused: boolean;
  /** The same logins on another database of the cluster. */
  urlsFor: (database: string) => { ownerUrl: string; appUrl: string; sqlUrl: string };
  /** Releases the server; its last user stops it. */
  release: () => Promise<void>;
}

export interface EmbeddedOptions {
  /** SHORTLIST_HOME: data, secrets and log live in its folder `postgres`. */
  home: string;
  database?: string;
  /** Default true. See ServerSettings. */
  durable?: boolean;
  /** Default true: hold the server, and restart it if it dies. False: it runs until `stopEmbeddedPostgres`. */
  hold?: boolean;
  /** The newest by default. Must be the same at every start of a home. */
  older?: OlderMajor | undefined;
}

/** Starts the embedded PostgreSQL of `home`, or joins the running one. Processes may call it concurrently. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { database = "shortlist", durable = true, hold = true } = options;
  const { at, binaries, secrets, lock } = await prepare(options.home, options.older);
  const url = (user: string, password: string, port: number, name: string) =>
    `postgresql://${user}:${password}@127.0.0.1:${port}/${encodeURIComponent(name)}`;
  const admin = (port: number) => url("postgres", secrets.owner, port, "postgres");

  let holder: pg.Client | null = null;
  let released = false;

  const join = (port?: number) =>
    withLock(lock, async () => {
      if (released) throw new Error("PostgreSQL was released.");
      const server = await startCluster(binaries, at, { ownerPassword: secrets.owner, durable, port });
      if (hold) holder = await holdServer(admin(server.port), () => void restart());
      return server;
    });
  // On the port that clients know. Tried until it succeeds: backends of the dead server may still hold its memory.
  const restart = async () => {
    if (!released) log.warn("PostgreSQL went away, starting it again");
    for (let pause = 250; !released; pause = Math.min(2 * pause, MAX_RESTART_PAUSE)) {
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

/** Stops the server of `home`, even if it is in use. Returns false when none was running. */
export async function stopEmbeddedPostgres(home: string): Promise<boolean> {
  const { at, binaries, lock } = await prepare(home);
  return withLock(lock, async () => stopCluster(binaries, at));
}

async function prepare(home: string, older?: OlderMajor) {
  const room = postgresRoom(home);
  const lock = path.join(room, "start.lock");
  return withLock(lock, async () => {
    const at = place(room);
    const binaries = reachableBinaries(await installedBinaries(older), at.user, at.stage);
    const secrets = readSecrets(path.join(room, "secrets.json"), ["owner", "app", "sql"] as const);
    return { at, binaries, secrets, lock };
  });
}

async function holdServer(url: string, onEnd: () => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "shortlist launcher",
    keepAlive: true,
  });
  client.on("error", () => {});
  await client.connect();
  await client.query("SELECT pg_advisory_lock_shared($1)", [IN_USE]);
  client.once("end", onEnd);
  return client;
}

async function unused(url: string): Promise<boolean> {
  try {
    return await connected(url, (client) =>
      value<boolean>(client, "SELECT pg_try_advisory_lock($1)", [IN_USE]),
    );
  } catch {
    // It does not answer any more, so it can be stopped.
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
    const postmaster = findPostmaster((await prepare(values.home)).at.data);
    console.log(postmaster ? `running: pid ${postmaster.pid}, 127.0.0.1:${postmaster.port}` : "not running");
  }
}

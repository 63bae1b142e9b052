import type { AddressInfo } from "node:net";
import type { Config } from "./config.ts";
import { Catalogue } from "./functions/catalogue.ts";
import { createServer } from "./http/server.ts";
import { Sync } from "./http/sync.ts";
import { reasonOf, warn } from "./log.ts";
import { prune } from "./runs/prune.ts";
import { openDatabase } from "./store/database.ts";
import { migrate } from "./store/migrate.ts";
import { Leader } from "./work/leader.ts";
import { Stall } from "./work/stalled.ts";
import { Worker } from "./work/worker.ts";

export type Engine = {
  /** The port it listens on. */
  port: number;
  /** Stops claiming, lets running calls end within the grace period, and closes. */
  stop(): Promise<void>;
};

const pruneMs = 10 * 60_000;
const catalogueMs = 2_000;

/**
 * Starts the local engine: its tables, its HTTP server and, once it leads, its worker.
 * @throws when the database cannot be reached or the port is taken
 */
export async function startEngine(config: Config): Promise<Engine> {
  const database = openDatabase(config.databaseUrl, 10);
  const catalogue = new Catalogue();
  const sync = new Sync(config);
  const stall = new Stall(config.stalledMs);
  const worker = new Worker({ database, catalogue, config }, () => leader.leading, sync.retrySoon);
  const leader: Leader = new Leader(config.databaseUrl, async () => {
    await catalogue.load(database);
    await worker.takeOver();
  });
  const server = createServer({
    config,
    database,
    catalogue,
    wake: worker.wake,
    knowsApp: () => sync.knowsApp,
    health: () => ({
      ok: sync.synced !== false,
      leading: leader.leading,
      synced: sync.synced,
      problem: sync.problem,
      in_flight: worker.inFlight,
      stalled_seconds: stall.seconds,
    }),
  });
  try {
    await migrate(database);
    await catalogue.load(database);
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(config.port, config.host, resolve);
    });
  } catch (error) {
    await database.close();
    throw error;
  }
  const duties = [
    // Another engine on the same tables may have accepted a registration.
    every(catalogueMs, () => catalogue.load(database)),
    every(config.stalledMs / 6, () => stall.look(database)),
    every(pruneMs, () => prune(database, config.retentionHours)),
  ];
  worker.start();
  void leader.campaign();
  void sync.start();
  const stop = async () => {
    duties.forEach(clearInterval);
    sync.stop();
    // The server stays open meanwhile: running calls checkpoint their steps.
    await worker.stop(config.shutdownMs);
    await leader.resign();
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await database.close();
  };
  let stopped: Promise<void> | undefined;
  return { port: (server.address() as AddressInfo).port, stop: () => (stopped ??= stop()) };
}

function every(ms: number, duty: () => Promise<unknown>): NodeJS.Timeout {
  return setInterval(() => {
    duty().catch((error: unknown) => warn("duty-failed", { reason: reasonOf(error) }));
  }, ms).unref();
}

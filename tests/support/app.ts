import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { killGroup } from "../../lib/kill-group.ts";
import { appPreloads, ended, startChild, stopChild } from "../../scripts/child.ts";
import { startLocalEngine } from "../../scripts/local-engine.ts";
import { freePort } from "../../scripts/ports.ts";
import { rememberDatabase } from "./confirm-address.ts";
import { database as databaseOfFile, type TestDatabase } from "./database.ts";
import { productionEnv } from "./production-env.ts";

export interface TestApp {
  /** Its public origin: issuer, and base of every URL. */
  url: string;
  port: number;
  pid: number | undefined;
  /** The app's own login. */
  databaseUrl: string;
  /** The owner's login, which bypasses row-level security. */
  ownerUrl: string;
  /** The environment variables it was started with. */
  env: Record<string, string>;
  /** SHORTLIST_HOME of this app. */
  home: string;
  /** Its stdout and stderr so far. */
  output: () => string;
  stop: () => Promise<void>;
  /** Kills it, as a crash would. */
  kill: () => Promise<void>;
}

export interface AppOptions {
  /** Defaults to the test file's database. Two apps on one database are two instances of one service. */
  database?: Omit<TestDatabase, "name">;
  /** Run background work with the local engine. */
  engine?: boolean;
  env?: Record<string, string>;
  port?: number;
  home?: string;
}

const READY_WITHIN = 60_000;

/**
 * Serves the production build. SHORTLIST_TEST_DIST names the folder of a build to use as is; otherwise rebuilds first
 * if sources have changed. Trusts one proxy, so that a test can call from many addresses.
 */
export async function startApp(options: AppOptions = {}): Promise<TestApp> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startOnce(options);
    } catch (error) {
      // Another process has taken the port since it was found to be free.
      const portTaken = options.port === undefined && String(error).includes("EADDRINUSE");
      if (!portTaken || attempt === 3) throw error;
    }
  }
}

async function startOnce(options: AppOptions): Promise<TestApp> {
  const dist = await builtFolder();
  const database = options.database ?? databaseOfFile;
  const home = options.home ?? fs.mkdtempSync(path.join(os.tmpdir(), "shortlist-app-"));
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const log = path.join(home, "app.log");
  for (const site of [url, `http://localhost:${port}`]) rememberDatabase(site, database.ownerUrl);
  const env = {
    ...productionEnv({ port, url, dist, home, appUrl: database.appUrl, ownerUrl: database.ownerUrl }),
    DATABASE_SQL_URL: database.sqlUrl,
    TRUSTED_PROXIES: "1",
    ...options.env,
  };
  const engine = options.engine
    ? await startLocalEngine({ env, release: async () => {} }, home, url, {
        file: path.join(home, "engine.log"),
      })
    : undefined;
  const app = startChild({
    name: "app",
    script: [
      ...appPreloads,
      "node_modules/next/dist/bin/next",
      "start",
      "--hostname",
      "127.0.0.1",
      "--port",
      String(port),
    ],
    env: { ...env, ...engine?.env },
    output: { file: log },
  });
  const output = () => (fs.existsSync(log) ? fs.readFileSync(log, "utf8") : "");
  const cleanUp = async (end: () => Promise<void>) => {
    await end();
    await engine?.stop();
    if (!options.home) fs.rmSync(home, { recursive: true, force: true });
  };
  const running: TestApp = {
    url,
    port,
    pid: app.pid,
    databaseUrl: database.appUrl,
    ownerUrl: database.ownerUrl,
    env,
    home,
    output,
    stop: () => cleanUp(() => stopChild(app, 5_000)),
    kill: () =>
      cleanUp(async () => {
        killGroup(app);
        while (!ended(app)) await sleep(10);
      }),
  };
  try {
    await untilReady(url, () => ended(app));
  } catch (error) {
    const printed = output();
    await running.stop();
    throw new Error(`The app did not start:\n${printed}`, { cause: error });
  }
  return running;
}

/** The folder of the build that tests serve. */
export async function builtFolder(): Promise<string> {
  const folder = process.env.SHORTLIST_TEST_DIST;
  if (folder) return folder;
  const { ensureBuilt } = await import("../../scripts/next-build.ts");
  await ensureBuilt({ quiet: true });
  return process.env.NEXT_DIST_DIR ?? ".next";
}

/** Waits until the metadata is served: that route needs the environment but no database. */
async function untilReady(url: string, hasEnded: () => boolean) {
  const deadline = Date.now() + READY_WITHIN;
  while (Date.now() < deadline) {
    if (hasEnded()) throw new Error("It exited.");
    const answer = await fetch(`${url}/.well-known/oauth-authorization-server`).catch(() => null);
    if (answer?.ok) return;
    await sleep(50);
  }
  throw new Error(`It was not ready in ${READY_WITHIN / 1000} s.`);
}

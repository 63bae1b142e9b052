import net from "node:net";
import path from "node:path";
import { log } from "../lib/log.ts";
import { readEnvironment } from "../lib/environment.ts";
import { claimInstance } from "./instance.ts";
import { appPreloads, ended, startChild } from "./child.ts";
import { type Database, migrate, openDatabase } from "./database.ts";
import { homeFolder } from "./environment.ts";
import { interrupted } from "./interruption.ts";
import { keepRunning } from "./keep-running.ts";
import { needsLocalEngine, startLocalEngine } from "./local-engine.ts";
import { bindable, freePort } from "./ports.ts";
import { connected, value } from "./postgres/roles.ts";
import { run, withAliases } from "./run.ts";
import { startSimulator } from "./simulator.ts";

export interface LaunchOptions {
  mode: "start" | "dev";
  /** Fill the demo organization first, and run the applicant tracking system it is connected to. */
  seed: boolean;
  /** "console": lines of JSON, in development the app as Next prints it. "files": SHORTLIST_HOME/logs. */
  logs: "console" | "files";
  /** Runs in parallel with the database's start; the app waits for it. */
  prepare?: () => Promise<void>;
  /** Passed on to Next. */
  nextArguments?: string[];
}

export interface Running {
  /** Where a browser on this machine finds the app: APP_URL, or localhost, under which its cookies and links work. */
  url: string;
  /** Of the simulated ATS, in a demo. */
  simulatorUrl: string | undefined;
  stop: () => Promise<void>;
}

/**
 * Starts the simulated ATS of a demo, the database, migrations, seed, engine and app in this order, and stops them in
 * reverse order. A process that dies in between is restarted.
 */
export async function launch(options: LaunchOptions): Promise<Running> {
  const home = homeFolder();
  const port = await choosePort();
  // Development asks for it by itself.
  if (options.mode === "dev") process.env.EMBEDDED ||= "1";
  readEnvironment({ ...process.env, NODE_ENV: options.mode === "dev" ? "development" : "production" });
  const local = `http://${reachableHost(process.env.HOST)}:${port}`;
  const url = process.env.APP_URL ? new URL(process.env.APP_URL).origin : `http://localhost:${port}`;
  const cleanUp: (() => Promise<void> | void)[] = [];
  const stop = async () => {
    for (let undo = cleanUp.pop(); undo; undo = cleanUp.pop()) {
      await Promise.resolve(undo()).catch((error: unknown) => log.error("not stopped cleanly", error));
    }
  };
  try {
    const stopped = interrupted.then(() => Promise.reject(new Error("Stopped before it was ready.")));
    return { ...(await Promise.race([up(), stopped])), url, stop };
  } catch (error) {
    await stop();
    if (options.logs === "files")
      console.error(`Logs of the app and the engine: ${path.join(home, "logs")}.`);
    throw error;
  }

  async function up() {
    if (!process.env.DATABASE_URL) cleanUp.push(claimInstance(home, url));
    // Stopped last, so that it answers the app's last requests.
    const simulator =
      options.seed && !process.env.ATS_SIMULATOR_URL
        ? await startSimulator(home, output("simulator", "json"))
        : undefined;
    if (simulator) cleanUp.push(simulator.stop);
    const simulatorUrl = simulator?.url ?? (process.env.ATS_SIMULATOR_URL || undefined);
    const prepared = options.prepare?.();
    // Awaited below; until then a rejection must not count as unhandled.
    prepared?.catch(() => {});
    const database = await openDatabase(home);
    cleanUp.push(database.release);
    await migrate(database);
    const env: Record<string, string> = {
      ...database.env,
      SHORTLIST_HOME: home,
      PORT: String(port),
      ...(simulatorUrl ? { ATS_SIMULATOR_URL: simulatorUrl } : {}),
    };
    if (options.seed) await run("The seed", withAliases("prisma/seed.ts"), { env, quiet: true });
    await prepared;
    env.HOST = process.env.HOST || (await defaultHost(options, database));

    if (needsLocalEngine()) {
      const engine = await startLocalEngine(database, home, local, output("engine", "json"));
      cleanUp.push(engine.stop);
      Object.assign(env, engine.env);
    }
    const app = await keepRunning({
      name: "The app",
      within: 60_000,
      patience: 10_000,
      start: () => {
        const child = startChild({
          name: "app",
          script: nextScript(options, env),
          env: {
            ...env,
            // The app has no use for the owner's password, and what it does not know it cannot leak.
            DATABASE_OWNER_URL: "",
            NODE_ENV: options.mode === "dev" ? "development" : "production",
          },
          output: output("app", options.mode === "dev" ? "inherit" : "json"),
        });
        return { child, ready: answering(local, () => ended(child)) };
      },
    });
    cleanUp.push(app.stop);
    return { simulatorUrl };
  }

  function output<Shown extends "inherit" | "json">(name: string, onConsole: Shown) {
    return options.logs === "files" ? { file: path.join(home, "logs", `${name}.log`) } : onConsole;
  }
}

function nextScript(
  { mode, nextArguments = [] }: LaunchOptions,
  { PORT = "", HOST }: Record<string, string>,
): string[] {
  const where = ["--port", PORT, ...(HOST ? ["--hostname", HOST] : [])];
  const script = ["node_modules/next/dist/bin/next", mode, ...where, ...nextArguments];
  return mode === "start" ? [...appPreloads, ...script] : script;
}

/**
 * The address to listen on without HOST: this machine's own in development, and for a database with the demo's
 * accounts, whenever it was seeded, because their password is published; else "", every address.
 */
async function defaultHost({ mode }: LaunchOptions, { env }: Database): Promise<string> {
  if (mode === "dev") return "127.0.0.1";
  const isDemo = await connected(env.DATABASE_URL, (client) =>
    value<boolean>(
      client,
      String.raw`SELECT EXISTS (SELECT FROM "User" WHERE email ~ '@(demo|other)\.example$')`,
    ),
  );
  if (isDemo)
    log.warn(
      "only this machine can reach it unless HOST is set: the demo's accounts have a published password",
    );
  return isDemo ? "127.0.0.1" : "";
}

/** The host part of the app's address for processes on this machine. */
function reachableHost(host = ""): string {
  if (["", "0.0.0.0", "::"].includes(host)) return "127.0.0.1";
  return net.isIPv6(host) ? `[${host}]` : host;
}

/** PORT, 3000 by default; 0 means any free one. @throws when it cannot be used on HOST. */
async function choosePort(): Promise<number> {
  const wanted = Number(process.env.PORT || 3000);
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65_535)
    throw new Error(`PORT must be a number from 0 to 65535, not "${process.env.PORT}".`);
  if (wanted === 0) return freePort();
  const result = await bindable(wanted, process.env.HOST || undefined);
  if ("port" in result) return wanted;
  const why =
    result.refused === "EADDRINUSE" ? "is in use by another program" : `cannot be used (${result.refused})`;
  throw new Error(`Port ${wanted} ${why}. Choose another one, for example PORT=${wanted + 1}.`);
}

/** Waits until the app answers. @throws when it has ended. */
async function answering(url: string, hasEnded: () => boolean) {
  while (!hasEnded()) {
    const answer = fetch(`${url}/api/health`, { redirect: "manual", signal: AbortSignal.timeout(20_000) });
    if ((await answer.catch(() => null))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The app has ended.");
}

import { Inngest, type ClientOptions, type InngestFunction } from "inngest";
import { expect } from "vitest";
import { readConfig, type Config } from "../../../engine/config.ts";
import { startEngine, type Engine } from "../../../engine/engine.ts";
import { startApp, type App } from "./app.ts";
import { eventually } from "./eventually.ts";
import { emptyDatabase, query } from "./database.ts";

export type Run = {
  run_id: string;
  function_id: string;
  status: "Queued" | "Running" | "Completed" | "Failed" | "Cancelled";
  output: unknown;
  error: { name: string; message: string } | null;
  created_at: string;
  started_at: string | null;
  ended_at: string | null;
  steps: { id: string; name: string; attempts: number; ended_at: string }[];
};

export type World = {
  inngest: Inngest;
  engine: Engine;
  app: App;
  url: string;
  databaseUrl: string;
  config: Config;
  get<T>(path: string): Promise<T>;
  send(name: string, data?: Record<string, unknown>, more?: Record<string, unknown>): Promise<string>;
  /** The runs an event started, once there are `count` and all of them have ended. */
  ended(eventId: string, count?: number): Promise<Run[]>;
  /** The one run an event started, once it has ended. */
  run(eventId: string): Promise<Run>;
  /** Every run of this function has ended. */
  drained(functionId: string): Promise<void>;
  stop(): Promise<void>;
};

export type WorldOptions = { config?: Partial<Config>; client?: Partial<ClientOptions> };

export const silent = { info() {}, warn() {}, error() {}, debug() {} };

/** A database, an engine and an app that serves these functions. */
export async function startWorld(
  // Not InngestFunction.Any[]: as a contextual type it would make any of every handler's arguments.
  define: (inngest: Inngest) => object[],
  options: WorldOptions = {},
): Promise<World> {
  const databaseUrl = options.config?.databaseUrl ?? (await emptyDatabase());
  const app = await startApp();
  const config: Config = {
    ...readConfig({ DATABASE_URL: databaseUrl, ENGINE_PORT: "0", ENGINE_RETRY_BASE_MS: "20" }),
    appUrl: app.url,
    syncMs: 60_000,
    ...options.config,
  };
  const engine = await startEngine(config);
  const url = `http://127.0.0.1:${engine.port}`;
  const inngest = new Inngest({ id: "test", baseUrl: url, isDev: true, logger: silent, ...options.client });
  app.serve({ client: inngest, functions: define(inngest) as InngestFunction.Any[] });
  const get = async <T>(path: string) => (await (await fetch(url + path)).json()) as T;
  await eventually(async () => expect(await get("/health")).toMatchObject({ ok: true, leading: true }));

  const ended = (eventId: string, count = 1) =>
    eventually(async () => {
      const { data } = await get<{ data: Run[] }>(`/v1/events/${eventId}/runs`);
      expect(data.length).toBeGreaterThanOrEqual(count);
      for (const run of data) expect(run.ended_at, `${run.function_id} is ${run.status}`).not.toBeNull();
      return Promise.all(data.map(async (run) => (await get<{ data: Run }>(`/v1/runs/${run.run_id}`)).data));
    });
  return {
    inngest,
    engine,
    app,
    url,
    databaseUrl,
    config,
    get,
    ended,
    async send(name, data = {}, more = {}) {
      const { ids } = await inngest.send({ name, data, ...more });
      return ids[0] ?? "";
    },
    drained: (functionId) =>
      eventually(async () => {
        const open = "select id from engine.run where function_id = $1 and ended_at is null limit 1";
        expect(await query(databaseUrl, open, [functionId])).toEqual([]);
      }),
    async run(eventId) {
      const [run] = await ended(eventId);
      if (!run) throw new Error("The event started no run");
      return run;
    },
    async stop() {
      await engine.stop();
      await app.stop();
    },
  };
}

import { Inngest, type ClientOptions, type InngestFunction } from "inngest";
import { expect } from "vitest";
import { readConfig, type Config } from "../../../engine/config.ts";
import { startEngine, type Engine } from "../../../engine/engine.ts";
import { startApp, type App } from "./app.ts";
import { eventually } from "./eventually.ts";
import { emptyDatabase } from "./database.ts";

export type Run = {
  run_id: string;
  function_id: string;
  status: string;
  output: unknown;
};

/** An app on an Inngest server, ours or another, with the API that both have. */
export type Served = {
  inngest: Inngest;
  app: App;
  url: string;
  get<T>(path: string): Promise<T>;
  send(name: string, data?: Record<string, unknown>, more?: Record<string, unknown>): Promise<string>;
  /** The runs an event started, once there are `count` and all of them have ended. */
  ended(eventId: string, count?: number): Promise<Run[]>;
  /** The one run an event started, once it has ended. */
  run(eventId: string): Promise<Run>;
  stop(): Promise<void>;
};

export type World = Served & { engine: Engine; databaseUrl: string; config: Config };

export type WorldOptions = { config?: Partial<Config>; client?: Partial<ClientOptions> };

// Not InngestFunction.Any[]: as a contextual type it would turn every handler's arguments into `any`.
export type Define = (inngest: Inngest) => object[];

export const silent = { info() {}, warn() {}, error() {}, debug() {} };

/** A database, an engine and an app that serves these functions. */
export async function startWorld(define: Define, options: WorldOptions = {}): Promise<World> {
  const databaseUrl = options.config?.databaseUrl ?? (await emptyDatabase());
  const app = await startApp();
  const config: Config = {
    ...readConfig({ DATABASE_URL: databaseUrl, ENGINE_PORT: "0", ENGINE_RETRY_BASE_MS: "20" }),
    appUrl: app.url,
    syncMs: 60_000,
    ...options.config,
  };
  const engine = await startEngine(config);
  const served = serveFrom(app, define, {
    baseUrl: `http://127.0.0.1:${engine.port}`,
    isDev: true,
    ...options.client,
  });
  await eventually(async () =>
    expect(await served.get("/health")).toMatchObject({ ok: true, leading: true }),
  );
  return {
    ...served,
    engine,
    databaseUrl,
    config,
    async stop() {
      await engine.stop();
      await app.stop();
    },
  };
}

/** Makes an app serve these functions to the server at `baseUrl`, without registering them there. */
export function serveFrom(
  app: App,
  define: Define,
  client: Partial<ClientOptions> & { baseUrl: string },
  headers: Record<string, string> = {},
): Served {
  const inngest = new Inngest({ id: "test", logger: silent, ...client });
  app.serve({ client: inngest, functions: define(inngest) as InngestFunction.Any[] });
  const url = client.baseUrl;
  const get = async <T>(path: string) => (await (await fetch(url + path, { headers })).json()) as T;
  const ended = (eventId: string, count = 1) =>
    eventually(async () => {
      const { data } = await get<{ data: Run[] }>(`/v1/events/${eventId}/runs`);
      expect(data.length).toBeGreaterThanOrEqual(count);
      for (const run of data) expect(["Completed", "Failed"], run.function_id).toContain(run.status);
      return data;
    });
  return {
    inngest,
    app,
    url,
    get,
    ended,
    async send(name, data = {}, more = {}) {
      const { ids } = await inngest.send({ name, data, ...more });
      return ids[0] ?? "";
    },
    async run(eventId) {
      const [run] = await ended(eventId);
      if (!run) throw new Error("The event started no run");
      return run;
    },
    stop: () => app.stop(),
  };
}

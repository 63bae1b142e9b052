import http from "node:http";
import type { Config } from "../config.ts";
import { RefusedEvents, takeEvents } from "../events/intake.ts";
import type { Catalogue } from "../functions/catalogue.ts";
import { RefusedRegistration, register } from "../functions/registration.ts";
import { log, reasonOf, warn } from "../log.ts";
import { readFailures, runAgain } from "../runs/again.ts";
import { UnsupportedOperation } from "../runs/operations.ts";
import type { Database } from "../store/database.ts";
import { readJson, Refusal } from "./body.ts";
import { takeCheckpoint } from "./checkpoint.ts";
import { requireEventKey, requireProgram, requireSigningKey } from "./guard.ts";
import { readRun, readRunsOfEvent, readStats } from "./read.ts";

type Doors = {
  config: Config;
  database: Database;
  catalogue: Catalogue;
  /** Tells the worker that a job was queued. */
  wake: () => void;
  /** Whether the app has registered its functions with this engine. */
  knowsApp: () => boolean;
  health: () => { ok: boolean } & Record<string, unknown>;
};

type Answer = { status: number; body: unknown };

/** The engine's HTTP server, where the SDK registers, sends events and checkpoints, and operators read the state. */
export function createServer(doors: Doors): http.Server {
  return http.createServer((request, response) => {
    void answer(doors, request)
      .catch(refusalOf)
      .then(({ status, body }) => {
        // An unread body would otherwise be parsed as the next request.
        if (!request.complete) response.setHeader("connection", "close");
        response.writeHead(status, { "content-type": "application/json" });
        response.end(JSON.stringify(body));
      });
  });
}

async function answer(doors: Doors, request: http.IncomingMessage): Promise<Answer> {
  const { config, database, catalogue, wake } = doors;
  requireProgram(request, config.host);
  const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1");
  const [first = "", second = "", third = "", fourth = ""] = pathname.slice(1).split("/").map(decode);
  const route = `${request.method} /${first}`;

  if (route === "GET /health") {
    const health = doors.health();
    return { status: health.ok ? 200 : 503, body: health };
  }
  if (route === "POST /e") {
    requireEventKey(second, config.eventKey);
    // An event starts the functions registered when it arrives: accepted too early, it would never start any.
    if (!doors.knowsApp())
      throw new Refusal(503, "The app has not registered its functions yet. Send it again");
    const seed = request.headers["x-inngest-event-id-seed"];
    const ids = await takeEvents(
      database,
      catalogue,
      await readJson(request),
      typeof seed === "string" ? seed : undefined,
    );
    wake();
    return ok({ ids, status: 200 });
  }
  requireSigningKey(request, config.signingKey);
  if (route === "POST /fn" && second === "register") {
    const { modified, functions } = await register(database, await readJson(request));
    await catalogue.load(database);
    if (modified) log("registered", { functions });
    wake();
    return ok({ ok: true, status: 200, modified });
  }
  if (route === "POST /v1" && second === "checkpoint" && third && fourth === "async") {
    const status = await takeCheckpoint(database, third, await readJson(request));
    return { status, body: { status } };
  }
  if (route === "GET /stats") return ok(await readStats(database));
  if (route === "GET /failures") return ok({ data: await readFailures(database) });
  if (route === "POST /failures" && second) {
    const started = await runAgain(database, catalogue, second);
    wake();
    return ok({ started });
  }
  if (route === "GET /v1" && second === "runs" && third && !fourth) {
    const run = await readRun(database, third);
    if (!run) throw new Refusal(404, "There is no such run");
    return ok({ data: run });
  }
  if (route === "GET /v1" && second === "events" && fourth === "runs") {
    return ok({ data: await readRunsOfEvent(database, third) });
  }
  throw new Refusal(404, "Not found");
}

const ok = (body: unknown): Answer => ({ status: 200, body });
const refused = (status: number, error: string): Answer => ({ status, body: { error, status } });

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Refusal(400, "The address is malformed");
  }
}

function refusalOf(error: unknown): Answer {
  if (error instanceof Refusal) return refused(error.status, error.message);
  if (error instanceof RefusedRegistration) {
    // After this refusal nothing works, so a developer must see it in the engine's log.
    warn("registration-refused", { reason: error.message });
    return refused(400, error.message);
  }
  if (error instanceof RefusedEvents || error instanceof UnsupportedOperation)
    return refused(400, error.message);
  warn("request-failed", { reason: reasonOf(error) });
  return refused(500, "The local engine could not process the request");
}

import { probeClock, probeLogin, probeSchema } from "@/lib/platform/db/probe";
import { probeEngine, probeQueue } from "@/lib/platform/events/probe-engine";
import { eventsRefused } from "@/lib/platform/events/workflow-service";
import { probeMail } from "@/lib/platform/mail/send-mail";
import { files } from "@/lib/platform/storage/files";
import type { Dependency } from "@/lib/platform/telemetry/dependencies";
import { Part, type State } from "./part";

/** Without these an instance can answer nobody. Without the others, all instances do a part of their work later. */
const essential = new Set<Dependency>(["database", "migrations"]);

const part = (name: Dependency, check: () => Promise<void>, cacheMs: number) =>
  new Part(name, check, cacheMs);

/** The service's dependencies, each with how long its check is cached: a mail server is not contacted every time. */
const parts = {
  database: part("database", () => probeLogin("DATABASE_URL"), 1_000),
  migrations: part("migrations", probeSchema, 10_000),
  engine: part("engine", probeEngine, 2_000),
  queue: part("queue", () => probeQueue(eventsRefused()), 10_000),
  clock: part("clock", probeClock, 30_000),
  storage: part("storage", () => files.probe(), 50_000),
  mail: part("mail", probeMail, 50_000),
} satisfies Record<Dependency, Part>;

/** Whether mail waits for its server, for pages that promise a letter. */
export const mailIsLate = async () => (await parts.mail.state()).state === "failing";

export type Readiness = {
  /** "unavailable": this instance is useless. "degraded": something that all instances share fails. */
  status: "ok" | "degraded" | "unavailable";
  parts: Record<Dependency, State>;
};

/** The state of each part, within 2 s even if one hangs. */
export async function readiness(): Promise<Readiness> {
  const states = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => [name as Dependency, await part.state()] as const),
  );
  const failing = states.filter(([, { state }]) => state === "failing").map(([name]) => name);
  return {
    status: failing.some((name) => essential.has(name))
      ? "unavailable"
      : failing.length > 0
        ? "degraded"
        : "ok",
    parts: Object.fromEntries(states) as Readiness["parts"],
  };
}

/** How long after its start an instance first looks at its dependencies: by then an engine knows it. In ms. */
const FIRST_MS = 5_000;
const EVERY_MS = 60_000;

/** Looks at the dependencies by the minute, so that the log says when one fails although nobody asks. */
export function watchDependencies() {
  const look = () => void readiness();
  setTimeout(look, FIRST_MS).unref();
  setInterval(look, EVERY_MS).unref();
}

import { z } from "zod";

const milliseconds = (fallback: number) => z.coerce.number().int().positive().default(fallback);

/** Whether a listen address is a loopback address, which other machines cannot reach. */
export const isLoopback = (host: string) => ["127.0.0.1", "localhost", "::1"].includes(host);

const Environment = z
  .object({
    ENGINE_DATABASE_URL: z.string().min(1),
    /** The address it listens on; loopback by default. */
    ENGINE_HOST: z.string().min(1).default("127.0.0.1"),
    ENGINE_PORT: z.coerce.number().int().min(0).max(65_535).default(8288),
    /** The app's /api/inngest. Without it, apps must register themselves. */
    ENGINE_APP_URL: z.url({ protocol: /^https?$/ }).optional(),
    ENGINE_SIGNING_KEY: z.string().min(1).optional(),
    ENGINE_EVENT_KEY: z.string().min(1).optional(),
    ENGINE_CHECKPOINTING: z.enum(["on", "off"]).default("on"),
    ENGINE_MAX_IN_FLIGHT: z.coerce.number().int().min(1).max(512).default(32),
    ENGINE_RETRY_BASE_MS: milliseconds(1_000),
    ENGINE_RETRY_MAX_MS: milliseconds(2 * 3_600_000),
    ENGINE_CALL_TIMEOUT_MS: milliseconds(10 * 60_000),
    ENGINE_LEASE_MS: milliseconds(30_000),
    ENGINE_SYNC_MS: milliseconds(15_000),
    /** Work that is due may wait this long while nothing is being done, before it is an alarm. */
    ENGINE_STALLED_MS: milliseconds(60_000),
    ENGINE_SHUTDOWN_MS: milliseconds(10_000),
    /** Ended runs and their events are kept this long; also the window in which an event id is deduplicated. */
    ENGINE_RETENTION_HOURS: z.coerce.number().min(24).default(168),
  })
  .refine((e) => isLoopback(e.ENGINE_HOST) || (e.ENGINE_SIGNING_KEY && e.ENGINE_EVENT_KEY), {
    path: ["ENGINE_HOST"],
    message: "An engine that other hosts can reach needs ENGINE_SIGNING_KEY and ENGINE_EVENT_KEY.",
  });

export type Config = ReturnType<typeof readConfig>;

/**
 * The engine's configuration from the environment; DATABASE_URL is the default of ENGINE_DATABASE_URL.
 * @throws ZodError naming each variable that is missing or malformed
 */
export function readConfig(env: Record<string, string | undefined>) {
  const settings = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const e = Environment.parse({
    ...settings,
    ENGINE_DATABASE_URL: settings.ENGINE_DATABASE_URL ?? settings.DATABASE_URL,
  });
  return {
    databaseUrl: e.ENGINE_DATABASE_URL,
    host: e.ENGINE_HOST,
    port: e.ENGINE_PORT,
    appUrl: e.ENGINE_APP_URL,
    signingKey: e.ENGINE_SIGNING_KEY,
    eventKey: e.ENGINE_EVENT_KEY,
    checkpointing: e.ENGINE_CHECKPOINTING === "on",
    maxInFlight: e.ENGINE_MAX_IN_FLIGHT,
    retryBaseMs: e.ENGINE_RETRY_BASE_MS,
    retryMaxMs: e.ENGINE_RETRY_MAX_MS,
    callTimeoutMs: e.ENGINE_CALL_TIMEOUT_MS,
    leaseMs: e.ENGINE_LEASE_MS,
    syncMs: e.ENGINE_SYNC_MS,
    stalledMs: e.ENGINE_STALLED_MS,
    shutdownMs: e.ENGINE_SHUTDOWN_MS,
    retentionHours: e.ENGINE_RETENTION_HOURS,
  };
}

import path from "node:path";
import { startUntilReady, type Output } from "./child.ts";
import type { Database } from "./database.ts";
import { keepRunning } from "./keep-running.ts";
import { freePort } from "./ports.ts";
import { withLock } from "./postgres/lock.ts";
import { makeClosedFolder } from "./postgres/placement.ts";
import { readSecrets } from "./postgres/secrets.ts";

const READY_WITHIN = 30_000;

export interface LocalEngine {
  /** What the app needs to reach it, to verify its calls and to authenticate to it. */
  env: { INNGEST_BASE_URL: string; INNGEST_SIGNING_KEY: string; INNGEST_EVENT_KEY: string };
  stop: () => Promise<void>;
}

/** Whether we have to run background work: with Inngest's keys or address set, Inngest runs it. */
export function needsLocalEngine(): boolean {
  const { INNGEST_SIGNING_KEY, INNGEST_EVENT_KEY, INNGEST_BASE_URL } = process.env;
  return !(INNGEST_SIGNING_KEY || INNGEST_EVENT_KEY || INNGEST_BASE_URL);
}

/**
 * Starts the local engine and keeps it running: when it dies it is restarted on the same port, which the app knows.
 * Its keys are stored in `home`. Resolves when it is ready for the first time.
 */
export async function startLocalEngine(
  database: Database,
  home: string,
  appUrl: string,
  output: Exclude<Output, "inherit">,
): Promise<LocalEngine> {
  const keys = await engineKeys(home);
  const port = await freePort();
  const supervised = await keepRunning({
    name: "The local engine",
    within: READY_WITHIN,
    start: () =>
      startUntilReady({
        name: "engine",
        script: ["engine/main.ts"],
        env: {
          ENGINE_DATABASE_URL: database.env.DATABASE_OWNER_URL,
          ENGINE_PORT: String(port),
          ENGINE_APP_URL: `${appUrl}/api/inngest`,
          ENGINE_SIGNING_KEY: keys.signing,
          ENGINE_EVENT_KEY: keys.event,
        },
        output,
      }),
  });
  return {
    env: {
      INNGEST_BASE_URL: `http://127.0.0.1:${port}`,
      INNGEST_SIGNING_KEY: keys.signing,
      INNGEST_EVENT_KEY: keys.event,
    },
    stop: supervised.stop,
  };
}

/** The key that signs calls in both directions, in Inngest's format (hexadecimal), and the key for sending events. */
async function engineKeys(home: string) {
  makeClosedFolder(home);
  const file = path.join(home, "engine-keys.json");
  const { signing, event } = await withLock(`${file}.lock`, async () =>
    readSecrets(file, ["signing", "event"]),
  );
  return { signing: `signkey-local-${Buffer.from(signing, "base64url").toString("hex")}`, event };
}

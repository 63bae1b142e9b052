import type { ChildProcess } from "node:child_process";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ended, startChild, stopChild, type Output } from "./child.ts";
import type { Database } from "./database.ts";
import { withLock } from "./postgres/lock.ts";
import { makeClosedFolder } from "./postgres/placement.ts";
import { keptSecrets } from "./postgres/secrets.ts";

const READY_WITHIN = 30_000;
const SLOWEST_RESTART = 10_000;
/** After this long without a crash the next one counts as the first. */
const STEADY = 60_000;

export interface LocalEngine {
  /** What the app needs to find it, to know its calls and to be known by it. */
  env: { INNGEST_BASE_URL: string; INNGEST_SIGNING_KEY: string; INNGEST_EVENT_KEY: string };
  stop: () => Promise<void>;
}

/** Whether background work is left to us: with Inngest's keys or address set, it is Inngest's. */
export function needsLocalEngine(): boolean {
  const { INNGEST_SIGNING_KEY, INNGEST_EVENT_KEY, INNGEST_BASE_URL } = process.env;
  return !(INNGEST_SIGNING_KEY || INNGEST_EVENT_KEY || INNGEST_BASE_URL);
}

/**
 * Starts the local engine and keeps it running: when it dies it is started again on the same port, where the app
 * looks for it, after a pause that doubles up to 10 s. Its keys are kept in `home`. Resolves when it first is ready.
 */
export async function startLocalEngine(
  database: Database,
  home: string,
  appUrl: string,
  output: Exclude<Output, "inherit">,
): Promise<LocalEngine> {
  const keys = await engineKeys(home);
  let child: ChildProcess;
  let port = 0;
  let stopping = false;
  let crashes = 0;

  const launch = () =>
    new Promise<void>((resolve, reject) => {
      const started = Date.now();
      child = startChild({
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
        onLine: (line) => {
          const ready = readyPort(line);
          if (ready === null) return;
          port = ready;
          resolve();
        },
      });
      child.once("error", reject);
      child.once("exit", (code, signal) => {
        reject(new Error(`The local engine ended before it was ready (${signal ?? code}).`));
        if (!stopping && port) void restart(Date.now() - started, signal ?? code);
      });
    });

  const restart = async (lived: number, reason: unknown) => {
    crashes = lived > STEADY ? 1 : crashes + 1;
    const pause = Math.min(SLOWEST_RESTART, 250 * 2 ** (crashes - 1));
    console.error(`The local engine ended (${String(reason)}); starting it again in ${pause} ms.`);
    await sleep(pause);
    // A failed start ends in "exit" too, which brings us back here.
    if (!stopping) await launch().catch(() => {});
  };

  const stop = async () => {
    stopping = true;
    await stopChild(child);
  };
  const late = sleep(READY_WITHIN, undefined, { ref: false }).then(() => {
    if (!port) throw new Error(`The local engine was not ready in ${READY_WITHIN / 1000} s.`);
  });
  try {
    await Promise.race([launch(), late.then(() => new Promise<void>(() => {}))]);
  } catch (error) {
    stopping = true;
    if (!ended(child!)) await stopChild(child!);
    throw error;
  }
  return {
    env: {
      INNGEST_BASE_URL: `http://127.0.0.1:${port}`,
      INNGEST_SIGNING_KEY: keys.signing,
      INNGEST_EVENT_KEY: keys.event,
    },
    stop,
  };
}

/** The key that signs calls both ways, in the form of Inngest's (hexadecimal), and the key that admits events. */
async function engineKeys(home: string) {
  makeClosedFolder(home);
  const file = path.join(home, "engine-keys.json");
  const { signing, event } = await withLock(`${file}.lock`, async () =>
    keptSecrets(file, ["signing", "event"]),
  );
  return { signing: `signkey-local-${Buffer.from(signing, "base64url").toString("hex")}`, event };
}

/** The engine says `{"engine":"ready","port":8288}` on a line of its own. */
function readyPort(line: string): number | null {
  if (!line.startsWith('{"engine":"ready"')) return null;
  return (JSON.parse(line) as { port: number }).port;
}

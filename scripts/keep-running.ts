import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { killGroup } from "../lib/kill-group.ts";
import { log } from "../lib/log.ts";
import { stopChild } from "./child.ts";

const MAX_PAUSE = 10_000;
/** After this long without a crash the next one counts as the first. */
const STEADY = 60_000;

export interface KeptOptions {
  /** The name shown to operators, such as "The app". */
  name: string;
  start: () => { child: ChildProcess; ready: Promise<unknown> };
  /** How long the first start may take, in ms. */
  within: number;
  /** How long it may take to end after SIGTERM, in ms. */
  patience?: number;
}

/**
 * Starts a child, resolves when it is ready, and starts it again whenever it dies, after a pause that doubles up to
 * 10 s. @throws when the first start fails or takes too long: what cannot start once will not start later.
 */
export async function keepRunning({ name, start, within, patience }: KeptOptions) {
  let child: ChildProcess;
  let stopping = false;
  let crashes = 0;

  const launch = () => {
    const startedAt = Date.now();
    const started = start();
    child = started.child;
    const gone = new Promise<unknown>((resolve) => {
      child.once("error", resolve);
      child.once("exit", (code, signal) => resolve(signal ?? `exit code ${code}`));
    });
    return { startedAt, gone, ready: started.ready };
  };
  const watch = async ({ startedAt, gone }: ReturnType<typeof launch>) => {
    const reason = await gone;
    if (stopping) return;
    // Its own children must not block the port for the next one.
    killGroup(child);
    crashes = Date.now() - startedAt > STEADY ? 1 : crashes + 1;
    const pause = Math.min(MAX_PAUSE, 250 * 2 ** (crashes - 1));
    log.warn("child ended, starting it again", { child: name, reason: String(reason), pauseMs: pause });
    await sleep(pause);
    if (stopping) return;
    const next = launch();
    next.ready.catch(() => {});
    void watch(next);
  };
  const stop = async () => {
    stopping = true;
    await stopChild(child, patience);
    // Kills whatever is still left of its process group.
    killGroup(child);
  };

  const first = launch();
  const late = new AbortController();
  try {
    await Promise.race([
      first.ready,
      first.gone.then((reason) => {
        throw new Error(`${name} ended before it was ready (${String(reason)}).`);
      }),
      sleep(within, undefined, { signal: late.signal }).then(() => {
        throw new Error(`${name} was not ready in ${within / 1000} s.`);
      }),
    ]);
  } catch (error) {
    await stop();
    throw error;
  } finally {
    late.abort();
  }
  void watch(first);
  return { stop };
}

import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { log } from "../lib/log.ts";
import { killGroup, stopChild } from "./child.ts";

const SLOWEST_RESTART = 10_000;
/** After this long without a crash the next one counts as the first. */
const STEADY = 60_000;

export interface Kept {
  stop: () => Promise<void>;
}

export interface KeptOptions {
  /** As the operator reads it: "The app". */
  name: string;
  start: () => { child: ChildProcess; ready: Promise<unknown> };
  /** How long the first start may take, in ms. */
  within: number;
  /** How long it has to end when it is asked to, in ms. */
  patience?: number;
}

/**
 * Starts a child, resolves when it is ready, and starts it again whenever it dies, after a pause that doubles up to
 * 10 s. @throws when the first start fails or takes too long: what cannot start once will not start later.
 */
export async function keepRunning({ name, start, within, patience }: KeptOptions): Promise<Kept> {
  let child: ChildProcess;
  let stopping = false;
  let crashes = 0;

  const launch = () => {
    const begun = Date.now();
    const started = start();
    child = started.child;
    const gone = new Promise<unknown>((resolve) => {
      child.once("error", resolve);
      child.once("exit", (code, signal) => resolve(signal ?? `exit code ${code}`));
    });
    return { begun, gone, ready: started.ready };
  };
  const watch = async ({ begun, gone }: ReturnType<typeof launch>) => {
    const reason = await gone;
    if (stopping) return;
    // What it started must not hold its port against the next one.
    killGroup(child);
    crashes = Date.now() - begun > STEADY ? 1 : crashes + 1;
    const pause = Math.min(SLOWEST_RESTART, 250 * 2 ** (crashes - 1));
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
    // Should something in it hang still, it is cut.
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

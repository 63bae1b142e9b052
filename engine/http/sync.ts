import { z } from "zod";
import type { Config } from "../config.ts";
import { log } from "../log.ts";
import { appNow, callApp } from "../work/call.ts";
import { sign } from "../signature.ts";

const Answer = z.object({ message: z.string() });
const unreachableMs = 500;

/**
 * Asks the app to register its functions: at boot until it answers, soon after it was unreachable, and periodically,
 * because the engine has no other way to notice that an app was changed and restarted.
 */
export class Sync {
  #config: Config;
  #url: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #last = "";
  /** Whether the app's current functions are registered; null when there is no app to ask. */
  synced: boolean | null;
  /** Whether the app was synced since this engine started. Until then an event might find no function to start. */
  knowsApp: boolean;
  /** Why it is not synced, for operators: the app's answer, which usually repeats our own refusal. */
  problem: string | null = null;

  constructor(config: Config) {
    this.#config = config;
    this.#url = config.appUrl;
    this.synced = config.appUrl ? false : null;
    this.knowsApp = !config.appUrl;
  }

  async start(): Promise<void> {
    if (!this.#url || this.#stopped) return;
    const outcome = await this.#ask(this.#url);
    if (outcome !== this.#last) log("sync", { outcome });
    this.#last = outcome;
    this.synced = outcome === "synced";
    this.knowsApp ||= this.synced;
    if (this.synced) this.problem = null;
    if (!this.#stopped) this.#startIn(this.synced ? this.#config.syncMs : unreachableMs);
  }

  /** Syncs again soon, without waiting for the next interval, after the app did not answer properly. */
  retrySoon = (): void => {
    if (!this.synced || this.#stopped) return;
    this.synced = false;
    this.#startIn(unreachableMs);
  };

  #startIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.start(), ms);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #ask(url: string): Promise<string> {
    const key = this.#config.signingKey;
    try {
      const headers: Record<string, string> = key
        ? { "x-inngest-signature": sign("", key, appNow(new URL(url))) }
        : {};
      const reply = await callApp(new URL(url), "PUT", "", headers, 30_000);
      if (reply.fault) return `${reply.fault.name}: ${reply.status}`;
      if (reply.status === 200) return "synced";
      this.problem = Answer.safeParse(reply.body).data?.message ?? null;
      return `refused: ${reply.status}`;
    } catch {
      return "unreachable";
    }
  }
}

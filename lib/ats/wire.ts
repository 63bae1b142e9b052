import { env } from "@/lib/env";
import type { Reach } from "@/lib/network/get-public";

/** How the ATS rooms reach the world outside, in one place. Tests put simulators here. */
export const wire = {
  fetch: (url: string, init: RequestInit): Promise<Response> => fetch(url, init),
  /** Where simulated connections go. */
  simulator: (_connectionId: string): string | undefined => env.ATS_SIMULATOR_URL,
  /** Where files may be fetched from; the public Internet unless a test says otherwise. */
  reach: {} as Reach,
  /** How long fetching a file may take, with every address it is sent on to. */
  fileMs: 60_000,
  /** How long a write without an answer may still take effect: nothing is read back before. */
  settleMs: 15_000,
  /** How long one worker has a push to itself; longer than any of its calls. */
  leaseMs: 60_000,
};

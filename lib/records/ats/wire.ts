import { env } from "@/lib/env";
import type { Reach } from "@/lib/platform/network/request-public";

/** The outside connections of the ATS rooms, in one place. Tests replace them with simulators. */
export const wire = {
  fetch: (url: string, init: RequestInit): Promise<Response> => fetch(url, init),
  /** The address that simulated connections call. */
  simulator: (_connectionId: string): string | undefined => env.ATS_SIMULATOR_URL,
  /** Hosts that files may be fetched from: the public Internet, unless a test overrides it. */
  reach: {} as Reach,
  /** How long fetching a file may take, including redirects. */
  fileMs: 60_000,
  /** How long a write without an answer may still take effect: it is not read back before that. */
  settleMs: 15_000,
  /** How long one worker's lease on a push lasts; longer than any of its calls. */
  leaseMs: 60_000,
};

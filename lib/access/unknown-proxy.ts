import { env } from "@/lib/env";
import { log } from "@/lib/log";

let warned = false;

/** Says once that all visitors count as one, as they do behind a proxy that nobody told us of. */
export function warnOfProxy(because: string) {
  if (env.TRUSTED_PROXIES !== undefined || warned) return;
  warned = true;
  log.warn(
    "TRUSTED_PROXIES is not set: behind a proxy all visitors share one address's limits. Set how many proxies stand before the app, 0 for none",
    { because },
  );
}

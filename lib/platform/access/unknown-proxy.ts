import { env } from "@/lib/env";
import { log } from "@/lib/log";

let warned = false;

/** Warns once that all visitors share one address's limits, as they do behind a proxy that is not configured. */
export function warnOfProxy(because: string) {
  if (env.TRUSTED_PROXIES !== undefined || warned) return;
  warned = true;
  log.warn(
    "TRUSTED_PROXIES is not set: behind a proxy all visitors share one address's limits. Set the number of proxies in front of the app, 0 for none",
    { because },
  );
}

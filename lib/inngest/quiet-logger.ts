import { log } from "@/lib/log";

/** The SDK logs errors with what they carry; ours keeps the kind and the place of an error and drops its words. */
export const quietLogger = {
  debug: () => {},
  info: () => {},
  warn: () => log.warn("workflow warning"),
  error: (...parts: unknown[]) =>
    log.error(
      "workflow error",
      parts.find((part) => part instanceof Error),
    ),
};

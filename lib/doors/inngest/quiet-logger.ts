import { log } from "@/lib/log";

/**
 * The SDK logs errors, in an object's `err` or directly, with all their fields. This logger logs an error's kind,
 * code and place, or without one the SDK's message, which comes last; middleware.ts adds the ids of run and function.
 */
export const quietLogger = {
  debug: () => {},
  info: () => {},
  warn: (...parts: unknown[]) => log.warn("workflow warning", { said: sentence(parts) }),
  error: (...parts: unknown[]) => log.error("workflow error", errorIn(parts) ?? { said: sentence(parts) }),
};

function errorIn(parts: unknown[]): Error | undefined {
  const [first] = parts;
  const carried = first && typeof first === "object" && "err" in first ? first.err : undefined;
  return [carried, ...parts].find((part) => part instanceof Error);
}

const sentence = (parts: unknown[]) => parts.findLast((part) => typeof part === "string");

import { log } from "@/lib/log";

/**
 * The SDK logs errors, in an object's `err` or by themselves, with what they carry. Ours keeps their kind, code and
 * place, and the SDK's own sentence, which it writes last; the ids of run and function are there already (with-ids.ts).
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

type Level = "info" | "warn" | "error";

/**
 * One line of JSON per event. An error is reduced to its name, code and the place it was thrown: messages of
 * foreign errors may quote a row or a document, and candidates' words do not belong in logs.
 */
function write(level: Level, event: string, detail?: unknown) {
  const line = { level, time: new Date().toISOString(), event, ...describe(detail) };
  (level === "error" ? console.error : console.log)(JSON.stringify(line));
}

function describe(detail: unknown): Record<string, unknown> {
  if (detail === undefined) return {};
  if (!(detail instanceof Error)) return { detail };
  const at = detail.stack
    ?.split("\n")
    .filter((frame) => /^\s+at /.test(frame))
    .slice(0, 6)
    .map((frame) => frame.trim());
  const code = (detail as { code?: unknown }).code;
  const cause = detail.cause instanceof Error ? { cause: describe(detail.cause) } : {};
  return { error: detail.name, ...(typeof code === "string" ? { code } : {}), at, ...cause };
}

export const log = {
  info: (event: string, detail?: Record<string, unknown>) => write("info", event, detail),
  warn: (event: string, detail?: Record<string, unknown>) => write("warn", event, detail),
  error: (event: string, error?: unknown) => write("error", event, error),
};

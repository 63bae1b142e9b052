import { AsyncLocalStorage } from "node:async_hooks";
import util from "node:util";
import pino from "pino";

/** What a line belongs to: an HTTP request, a run of a workflow function, and the organization they act for. */
export type Ids = {
  /** Of the current span, where telemetry is on: in the words of OpenTelemetry. */
  trace_id?: string;
  span_id?: string;
  request?: string;
  function?: string;
  run?: string;
  organization?: string;
};

// Next bundles the instrumentation separately from the routes: both need the same ids.
const globals = globalThis as unknown as {
  shortlistLogIds?: AsyncLocalStorage<Ids>;
  /** The console's own functions, once it has been taken over. */
  shortlistConsole?: Pick<Console, "log" | "error">;
};
const ids = (globals.shortlistLogIds ??= new AsyncLocalStorage<Ids>());

/** Runs work whose lines carry these ids in addition to the current ones. */
export const withIds = <T>(more: Ids, work: () => T): T => ids.run({ ...ids.getStore(), ...more }, work);

/** Adds ids to the current context, as soon as they are known. */
export function addLogIds(more: Ids) {
  const context = ids.getStore();
  if (context) Object.assign(context, more);
}

/** Levels that LOG_LEVEL may name; lines below it are not written. */
export const logLevels = ["debug", "info", "warn", "error", "silent"] as const;
const configured = logLevels.find((level) => level === process.env.LOG_LEVEL);

/** Fields that are redacted if somebody logs them: personal data, what people wrote, and credentials. */
const redacted = [
  "email",
  "fullName",
  "text",
  "quote",
  "password",
  "token",
  "secret",
  "authorization",
  "cookie",
];

// Through the console, because serverless hosts add the invocation a line belongs to there.
const print = () => globals.shortlistConsole ?? console;
const lines = pino.multistream(
  [
    { level: "debug", stream: { write: (line: string) => print().log(line.trimEnd()) } },
    { level: "error", stream: { write: (line: string) => print().error(line.trimEnd()) } },
  ],
  { dedupe: true },
);

const logger = pino(
  {
    level: configured ?? "info",
    base: null,
    messageKey: "event",
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    mixin: () => ({ ...ids.getStore() }),
    redact: { paths: redacted.flatMap((name) => [name, `*.${name}`]), censor: "[left out]" },
  },
  lines,
);

/**
 * An error is reduced to its name, code and the place it was thrown: messages of foreign errors may quote a row or a
 * document, and candidates' text does not belong in logs.
 */
function describe(detail: unknown): Record<string, unknown> {
  if (detail === undefined) return {};
  if (!(detail instanceof Error)) return typeof detail === "object" ? { ...detail } : { detail };
  const at = detail.stack
    ?.split("\n")
    .filter((frame) => /^\s+at /.test(frame))
    .slice(0, 6)
    .map((frame) => frame.trim());
  const { code, digest } = detail as { code?: unknown; digest?: unknown };
  const cause = detail.cause instanceof Error ? { cause: describe(detail.cause) } : {};
  // Next's digest is the reference that the error page shows.
  const reference = typeof digest === "string" && /^\d+(@E\d+)?$/.test(digest) ? { digest } : {};
  return { error: detail.name, ...(typeof code === "string" ? { code } : {}), ...reference, at, ...cause };
}

/** Names of errors that say nothing about a cause. */
const unspecific = new Set(["Error", "TypeError", "AggregateError", "DomainError"]);

/** What errors of Node, mail servers, databases and stores say of their cause. */
type Caused = {
  name: string;
  code: string | number;
  errno: number;
  responseCode: number;
  cause: unknown;
  errors: unknown[];
};

/**
 * The code of what caused an error, nearest to the cause: of the system (ECONNREFUSED, ENOSPC), a mail server (550), a
 * database (28P01), a store or another library (NoSuchBucket). Never a message, which may quote somebody.
 */
export function codeOf(error: unknown): string | undefined {
  let found: string | undefined;
  for (let each = error; typeof each === "object" && each !== null;) {
    const { name, code, errno, responseCode, cause, errors } = each as Partial<Caused>;
    const own = [
      responseCode,
      // nodemailer replaces the system's code by its own.
      errno !== undefined && Number.isInteger(errno) && errno < 0
        ? util.getSystemErrorName(errno)
        : undefined,
      name === "DomainError" ? undefined : code,
      name === undefined || unspecific.has(name) ? "" : name,
    ];
    found = own.map((one) => String(one ?? "")).find((one) => /^[A-Z\d][\w.-]{1,63}$/.test(one)) ?? found;
    each = cause ?? errors?.[0];
  }
  return found;
}

/** One line of JSON per event: `level`, `time`, the current ids, the details, and `event`. */
export const log = {
  info: (event: string, detail?: Record<string, unknown>) => logger.info(describe(detail), event),
  warn: (event: string, detail?: Record<string, unknown>) => logger.warn(describe(detail), event),
  error: (event: string, error?: unknown) => logger.error(describe(error), event),
};

/**
 * Logs what Next and other libraries write to the console, and Node's warnings, as lines like ours. Their text is left
 * out, as it may quote what people typed: a line says where it was written, or where its error was thrown.
 */
export function takeOverConsole() {
  const { log: info, error } = console;
  globals.shortlistConsole ??= { log: info, error };
  const levels = {
    trace: "debug",
    debug: "debug",
    log: "info",
    info: "info",
    warn: "warn",
    error: "error",
  } as const;
  for (const [name, level] of Object.entries(levels))
    console[name as keyof typeof levels] = (...values: unknown[]) => foreign(level, values);
  process.removeAllListeners("warning").on("warning", (warning) => foreign("warn", [warning]));
}

function foreign(level: "debug" | "info" | "warn" | "error", values: unknown[]) {
  const error = values.find((value) => value instanceof Error);
  const { at } = describe(new Error());
  logger[level](error ? describe(error) : { at }, "a library wrote to the console");
}

/** Attributes of a span or metric: our own names, ids and numbers. Never anybody's text. */
export type Attributes = Record<string, string | number | boolean>;

/** An external service, by what it does for us. */
export type Provider = { kind: "model" | "ats" | "mail" | "dependency"; provider: string };

/** A finished use case and its duration. `problem` is the kind of error, null on success. */
export type Done = { useCase: string; ms: number; problem: string | null };

/** A request answered, or a model's call. `traceparent`: of the caller's span (W3C Trace Context). */
export type SpanOptions = { kind?: "server" | "client"; traceparent?: string | undefined };

/** A model's call, in the words of OpenTelemetry's conventions for generative AI. */
export type Chat = { provider: string; model: string; task: string; problem?: string };

export type Telemetry = {
  /** Runs work as a span, a child of the current one or of the caller's. `note` adds attributes to it. */
  span: <T>(
    name: string,
    attributes: Attributes,
    work: (note: Note) => Promise<T>,
    place?: SpanOptions,
  ) => Promise<T>;
  /** The current span for whom we call, as the header `traceparent`. */
  traceparent: () => string | undefined;
  /** With the attributes of its span that are few. */
  requestAnswered: (ms: number, attributes: Attributes) => void;
  useCaseDone: (done: Done) => void;
  modelAnswered: (ms: number, chat: Chat, tokens: { input: number; output: number }) => void;
  providerFailed: (provider: Provider, problem: string) => void;
  /** Adds to the current span's number and duration of statements. */
  databaseAnswered: (ms: number) => void;
};

/** Counts finished use cases and provider errors, whether or not there is a collector. */
export type Counter = Pick<Telemetry, "useCaseDone" | "providerFailed"> & {
  /** Resolves when what was counted so far is written. */
  written: () => Promise<void>;
};

type Note = (more: Attributes) => void;

// Next bundles the instrumentation, which switches telemetry on, separately from the routes.
const shared = globalThis as unknown as { shortlistTelemetry?: Telemetry; shortlistCounter?: Counter };

/** Switches telemetry on; OpenTelemetry is not loaded before. */
export const report = (to: Telemetry) => void (shared.shortlistTelemetry = to);

/** Sets the counter for everything from here on. */
export const countBy = (counter: Counter) => void (shared.shortlistCounter = counter);

/** Resolves when what this instance counted is written. */
export const figuresWritten = async () => shared.shortlistCounter?.written();

export const providerFailed: Telemetry["providerFailed"] = (provider, problem) =>
  [shared.shortlistCounter, shared.shortlistTelemetry].forEach((to) => to?.providerFailed(provider, problem));

/** Runs a use case's work and reports its duration. */
export async function timed<T>(useCase: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  let problem: string | null = null;
  try {
    return await work();
  } catch (error) {
    problem = problemOf(error);
    throw error;
  } finally {
    const done = { useCase, ms: performance.now() - startedAt, problem };
    [shared.shortlistCounter, shared.shortlistTelemetry].forEach((to) => to?.useCaseDone(done));
  }
}

/** Where spans and metrics go; null while telemetry is off. */
export const telemetry = () => shared.shortlistTelemetry ?? null;

/** Runs work as a span if telemetry is on, otherwise just runs it. */
export const inSpan = <T>(
  name: string,
  attributes: Attributes,
  work: (note: Note) => Promise<T>,
  place?: SpanOptions,
): Promise<T> => shared.shortlistTelemetry?.span(name, attributes, work, place) ?? work(() => {});

/** Headers that tell whom we call which trace they are part of; none while telemetry is off. */
export function traceHeaders(): Record<string, string> {
  const traceparent = shared.shortlistTelemetry?.traceparent();
  return traceparent ? { traceparent } : {};
}

/** Runs work that waits for the database and reports its duration. */
export async function timedInDatabase<T>(work: () => Promise<T>): Promise<T> {
  const to = telemetry();
  if (!to) return work();
  const startedAt = performance.now();
  try {
    return await work();
  } finally {
    to.databaseAnswered(performance.now() - startedAt);
  }
}

/** An error's kind: a DomainError's code, else its name. Never its message, which may quote somebody. */
export function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code } = error as { code?: unknown };
  return error.name === "DomainError" && typeof code === "string" ? code : error.name;
}

/** Attributes of OpenTelemetry's conventions for generative AI, of a span and of metrics. */
export const chatAttributes = ({ provider, model, task, problem }: Chat) => ({
  "gen_ai.operation.name": "chat",
  "gen_ai.provider.name": provider === "azure" ? "azure.ai.openai" : provider,
  "gen_ai.request.model": model,
  task,
  ...(problem && { "error.type": problem }),
});

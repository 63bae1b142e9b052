/** What is told of a span or a figure: names of ours, ids and numbers. Never words of anybody. */
export type Attributes = Record<string, string | number | boolean>;

/** What has to do with others' services, by what they do for us. */
export type Provider = { kind: "model" | "ats" | "mail"; provider: string };

/** Work of ours and how long it took, for whoever counts it. `problem` is a kind of error, null when it went well. */
export type Done = { useCase: string; ms: number; problem: string | null };

export type Telemetry = {
  /** Runs work as a span, below the one it is in. `note` adds to what is told of it. */
  span: <T>(name: string, attributes: Attributes, work: (note: Note) => Promise<T>) => Promise<T>;
  useCaseDone: (done: Done) => void;
  modelAnswered: (ms: number, tokens: { model: string; task: string; input: number; output: number }) => void;
  providerFailed: (provider: Provider, problem: string) => void;
  /** Adds to the statements of the span that is running, and to how long they took. */
  databaseAnswered: (ms: number) => void;
};

/** Who adds up what was done and what failed, whether or not a collector is told. */
export type Counter = Pick<Telemetry, "useCaseDone" | "providerFailed"> & {
  /** Resolves when what was counted so far is written. */
  written: () => Promise<void>;
};

type Note = (more: Attributes) => void;

// Next bundles the instrumentation, which switches it on, apart from the routes.
const shared = globalThis as unknown as { shortlistTelemetry?: Telemetry; shortlistCounter?: Counter };

/** Switches it on; nothing of OpenTelemetry is loaded before. */
export const report = (to: Telemetry) => void (shared.shortlistTelemetry = to);

/** Has everything counted by this from here on. */
export const countBy = (counter: Counter) => void (shared.shortlistCounter = counter);

/** Resolves when what this instance counted is written. */
export const figuresWritten = async () => shared.shortlistCounter?.written();

export const providerFailed: Telemetry["providerFailed"] = (provider, problem) =>
  [shared.shortlistCounter, shared.shortlistTelemetry].forEach((to) => to?.providerFailed(provider, problem));

/** Does a use case's work, and has its time counted. */
export async function timed<T>(useCase: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  let problem: string | null = null;
  try {
    return await work();
  } catch (error) {
    problem = problemOf(error);
    throw error;
  } finally {
    const done = { useCase, ms: performance.now() - begun, problem };
    [shared.shortlistCounter, shared.shortlistTelemetry].forEach((to) => to?.useCaseDone(done));
  }
}

/** Where spans and figures go; null while it is off. */
export const telemetry = () => shared.shortlistTelemetry ?? null;

/** Runs work as a span where somebody is told of it, else by itself. */
export const inSpan = <T>(
  name: string,
  attributes: Attributes,
  work: (note: Note) => Promise<T>,
): Promise<T> => shared.shortlistTelemetry?.span(name, attributes, work) ?? work(() => {});

/** Does work that waits for the database, and has its time counted. */
export async function timedInDatabase<T>(work: () => Promise<T>): Promise<T> {
  const to = telemetry();
  if (!to) return work();
  const begun = performance.now();
  try {
    return await work();
  } finally {
    to.databaseAnswered(performance.now() - begun);
  }
}

/** An error's kind: the code of ours, else its name. Never its message, which may quote somebody. */
export function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code } = error as { code?: unknown };
  return error.name === "DomainError" && typeof code === "string" ? code : error.name;
}

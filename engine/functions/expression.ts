import { Environment } from "@marcbachmann/cel-js";

// JSON has one kind of number, CEL has two that do not mix: arithmetic between them is ours to define.
const cel = new Environment({ homogeneousAggregateLiterals: false })
  .registerVariable("event", "map")
  .registerVariable("async", "map");
const arithmetic: Record<string, (a: number, b: number) => number> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
};
for (const [sign, operate] of Object.entries(arithmetic)) {
  const numbers = (a: unknown, b: unknown) => operate(Number(a), Number(b));
  cel.registerOperator(`double ${sign} int`, numbers).registerOperator(`int ${sign} double`, numbers);
}

type Scope = { event: unknown; async?: unknown };
const compiled = new Map<string, (scope: Scope) => unknown>();

function compile(source: string): (scope: Scope) => unknown {
  const cached = compiled.get(source);
  if (cached) return cached;
  const expression = cel.parse(source);
  if (compiled.size > 1_000) compiled.clear();
  compiled.set(source, expression as (scope: Scope) => unknown);
  return expression as (scope: Scope) => unknown;
}

/** Why a CEL expression over `event` (and `async`) cannot be accepted, or undefined when it can. */
export function faultIn(source: string): string | undefined {
  try {
    const check = cel.check(source);
    return check.valid ? undefined : firstLine(check.error);
  } catch (error) {
    return firstLine(error);
  }
}

/** The value of an expression; undefined when the event lacks what it asks for. */
export function valueOf(source: string, scope: Scope): unknown {
  try {
    const value = compile(source)({ async: {}, ...scope });
    return typeof value === "bigint" ? Number(value) : value;
  } catch {
    return undefined;
  }
}

/** Whether an optional condition holds. A condition about something the event lacks does not. */
export function holds(source: string | null | undefined, scope: Scope): boolean {
  return !source || valueOf(source, scope) === true;
}

/** The text under which an event is counted for a key expression; events lacking the value share one key. */
export function keyOf(source: string | undefined, event: unknown): string {
  if (!source) return "";
  const value = valueOf(source, { event });
  return value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value);
}

const firstLine = (error: unknown) =>
  error instanceof Error ? (error.message.split("\n")[0] ?? "") : "not CEL";

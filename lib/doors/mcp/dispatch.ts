import { randomUUID } from "node:crypto";
import type * as z from "zod";
import { recordAgentCall, recorderFor } from "@/lib/platform/audit/record-agent-call";
import { DomainError, type ErrorCode, messageWithIds } from "@/lib/errors";
import { log } from "@/lib/log";
import type { Exchange } from "./exchange";
import { jobsInstead } from "./jobs-instead";
import { withProgress } from "./progress";
import { argumentProblems } from "./text/argument-problems";
import type { Answer, Tool } from "./tool";

/**
 * Calls a tool for an agent: checks the arguments, runs it, turns failures into text the agent can act on, and
 * records the call. Never throws, so that no SDK can send an internal error's message.
 */
export async function callTool(exchange: Exchange, tool: Tool, rawArguments: unknown): Promise<Answer> {
  const started = performance.now();
  const args = withoutNulls(rawArguments ?? {}, tool);
  const callRecorder = recorderFor(exchange.actor, { tool: tool.name, arguments: args });
  const acting = { ...exchange.actor, callRecorder };
  const ran = await runTool({ ...exchange, acting }, tool, args);
  const { reference = null } = ran;
  const answer = saysWithheld(exchange.actor, tool, ran.answer);
  const durationMs = Math.round(performance.now() - started);
  const outcome = "outcome" in answer ? answer.outcome : "asked";
  await exchange.say?.("info", `${tool.name}: ${outcome} in ${durationMs} ms`);
  const recorded = callRecorder.recorded && outcome === "done";
  const call = { tool: tool.name, arguments: args, outcome, durationMs, reference, recorded };
  void recordAgentCall(exchange.actor, call, exchange.defer);
  return answer;
}

/** Tells an agent that what it misses of people is withheld, not unknown. Texts that are JSON stay JSON. */
function saysWithheld({ grant }: Exchange["actor"], { permission }: Tool, answer: Answer): Answer {
  const withheld = grant?.withheld ?? [];
  const isOfPeople = permission.startsWith("candidate:") || permission.startsWith("pool:");
  if (answer.kind !== "result" || !isOfPeople || withheld.length === 0 || answer.text.startsWith("{"))
    return answer;
  return {
    ...answer,
    text: `${answer.text}\nWithheld from this agent where it is on record: ${withheld.join(", ")}.`,
  };
}

async function runTool(
  exchange: Exchange,
  tool: Tool,
  args: unknown,
): Promise<{ answer: Answer; reference?: string }> {
  const parsed = parseArguments(tool.input, args);
  if (!parsed.success) {
    const problems = argumentProblems(parsed.error, tool.input);
    const suggestion = await jobsInstead(exchange.actor, args, parsed.error);
    const text = `The arguments of ${tool.name} are invalid:\n${problems}\n${suggestion}Correct them and call ${tool.name} again.`;
    return { answer: { kind: "failure", text, outcome: "failed:invalid" } };
  }
  try {
    exchange.signal.throwIfAborted();
    return {
      answer: await withProgress(exchange, tool.listing.title, () => tool.run(exchange, parsed.data)),
    };
  } catch (error) {
    if (exchange.signal.aborted)
      return { answer: { kind: "failure", text: "Cancelled: the client went away.", outcome: "cancelled" } };
    if (error instanceof DomainError) {
      const suggestion = await jobsInstead(exchange.actor, args, error);
      const text = explained(tool, error) + (suggestion && `\n${suggestion.trim()}`);
      return { answer: { kind: "failure", text, outcome: `failed:${error.code}` } };
    }
    const reference = randomUUID();
    log.error("tool failed", error);
    log.warn("tool failed", { tool: tool.name, reference });
    const text = `Something went wrong on our side (reference ${reference}). Read the current state before calling ${tool.name} again.`;
    return { answer: { kind: "failure", text, outcome: "error" }, reference };
  }
}

/**
 * Parses arguments. Where one is refused whose text is JSON of what was expected, it is read as that: models and hosts
 * send lists, objects, numbers and yes or no as text.
 */
function parseArguments(input: z.ZodObject, args: unknown) {
  const parsed = input.safeParse(args);
  if (parsed.success) return parsed;
  const read = structuredClone(args) as object;
  const changed = parsed.error.issues.map(({ path }) => readText(read, path)).some(Boolean);
  const again = changed ? input.safeParse(read) : parsed;
  return again.success ? again : parsed;
}

/** Replaces the text at a path, or at the last step of it that is text, by the JSON in it. False if it is none. */
function readText(within: object, path: readonly PropertyKey[]): boolean {
  const [step, ...rest] = path;
  if (step === undefined || !Object.hasOwn(within, step)) return false;
  const holder = within as Record<PropertyKey, unknown>;
  const value = holder[step];
  if (typeof value === "object" && value !== null) return readText(value, rest);
  if (typeof value !== "string") return false;
  try {
    holder[step] = JSON.parse(value) as unknown;
    return true;
  } catch {
    return false;
  }
}

const defaultNext: Record<ErrorCode, (tool: Tool) => string> = {
  invalid: ({ name }) => `Correct this and call ${name} again.`,
  unauthenticated: () => "Authorize again.",
  forbidden: () => "Tell the recruiter; another call will not help.",
  not_found: () => "listConfiguredJobs and listJobCandidates give valid ids.",
  conflict: () => "Read the current state, then decide whether to call again.",
  rate_limited: () => "Wait a minute before calling again.",
  unavailable: ({ name }) => `Wait a little, then call ${name} again.`,
};

const explained = (tool: Tool, error: DomainError) =>
  `${messageWithIds(error)} ${tool.next[error.code] ?? defaultNext[error.code](tool)}`;

/** Drops top-level nulls, which models often write for "not given", unless the argument accepts null. */
export function withoutNulls(args: unknown, tool: Tool): unknown {
  if (typeof args !== "object" || args === null || Array.isArray(args)) return args;
  const isGiven = ([name, value]: [string, unknown]) => {
    // hasOwn: inherited names such as toString are not arguments of any tool.
    if (value !== null || !Object.hasOwn(tool.input.shape, name)) return true;
    return (tool.input.shape[name] as z.ZodType).safeParse(null).success;
  };
  return Object.fromEntries(Object.entries(args).filter(isGiven));
}

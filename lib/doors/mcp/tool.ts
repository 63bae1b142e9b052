import type * as z from "zod";
import type { Permission } from "@/lib/platform/access/permissions";
import type { UseCase } from "@/lib/platform/access/use-case";
import { notOfThisList } from "@/lib/platform/access/paging";
import { DomainError, type ErrorCode, messageWithIds } from "@/lib/errors";
import { digestOf } from "@/lib/platform/security/digest";
import type { Exchange, Question, Questions } from "./exchange";
import { inputListing, outputListing } from "./listing-schema";
import type { TaskWork } from "./tasks/task-work";

/**
 * All hints that mean something are always set: hosts rely on them before asking their user. For a tool that only reads
 * idempotentHint means nothing (MCP, ToolAnnotations). A tool is destructive when a call can
 * replace, decide or send something whose earlier state a person would miss: the current scorecard, a score, an open
 * application, an unsent message. A tool that only adds something new is not.
 */
export type Safety = {
  readOnlyHint: boolean;
  destructiveHint: boolean;
  idempotentHint?: boolean;
  openWorldHint: boolean;
};
export const reads: Safety = {
  readOnlyHint: true,
  destructiveHint: false,
  openWorldHint: false,
};
export const adds: Safety = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: false,
};

/** A piece of content, in the shapes that both eras of the protocol share. */
export type Block =
  | { type: "text"; text: string }
  | { type: "image" | "audio"; data: string; mimeType: string }
  | { type: "resource"; resource: { uri: string; mimeType: string; text: string } };

/** What a tool answers, before it is put into the format of a protocol revision. */
export type Answer =
  | { kind: "result"; structured: Record<string, unknown>; text: string; outcome: string }
  | { kind: "failure"; text: string; outcome: string }
  /** A question for the client to put to its user; comes back as `exchange.answered`. */
  | ({ kind: "question" } & Question)
  | Questions
  /** Content that is more than text. */
  | { kind: "blocks"; blocks: Block[]; outcome: string };

/** An error of the domain as an answer. Throws any other. */
export function failed(error: unknown): Answer {
  if (error instanceof DomainError)
    return { kind: "failure", text: messageWithIds(error), outcome: `failed:${error.code}` };
  throw error;
}

/** What to do after a failure: names the call that helps. */
type NextSteps = Partial<Record<ErrorCode, string>>;

export type Tool = {
  name: string;
  permission: Permission;
  listing: {
    name: string;
    title: string;
    description: string;
    inputSchema: { type: "object"; [key: string]: unknown };
    outputSchema: { type: "object"; [key: string]: unknown };
    annotations: Safety;
    /** For hosts that can show a result in a separate view. */
    _meta?: { ui: { resourceUri: string } };
  };
  input: z.ZodObject;
  output: z.ZodObject;
  next: NextSteps;
  /** Work that continues after a call, for clients that support tasks. */
  task?: TaskWork;
  run: (exchange: Exchange, args: Record<string, unknown>) => Promise<Answer>;
};

export type Described = {
  name: string;
  title: string;
  description: string;
  safety: Safety;
  next?: NextSteps;
  /** Arguments listed by name, type and description only, because they are passed on from another tool's result. */
  handedOn?: readonly string[];
  /** Address of the view (lib/doors/mcp/apps) that shows the result in hosts that can. */
  view?: string;
  task?: TaskWork;
};

type Declaration<
  I extends z.ZodObject,
  O extends z.ZodObject,
  S extends z.ZodObject,
  V extends z.ZodObject,
> = Described & {
  useCase: UseCase<I, O>;
  /** The use case's input, plus what only agents choose, such as `detail`. */
  input: S;
  /** The part of the use case's output that agents get. */
  output: V;
  /** Reduces the result to what the agent asked for and `output` allows. */
  shape: (result: z.output<O>, args: z.output<S>) => z.output<V>;
  /** The result as compact text, in which text from candidates is fenced. */
  text: (result: z.output<V>, args: z.output<S>) => string;
};

/** A tool over a use case: schema, permission and rules come from there; only the presentation is declared here. */
export function tool<I extends z.ZodObject, O extends z.ZodObject>(
  declared: Described & { useCase: UseCase<I, O>; text: (result: z.output<O>, args: z.output<I>) => string },
): Tool {
  const { useCase } = declared;
  return shapedTool({
    ...declared,
    input: useCase.input,
    output: useCase.output,
    shape: (result) => result,
  });
}

/** Marks the cursors of a list with what it lists, so that one of another list, or of other filters, is refused; a cursor stands for the time that a list began with. */
function cursorsOf(name: string, { cursor, limit: _, since: __, ...filters }: Record<string, unknown>) {
  const mark = `${digestOf([name, filters]).slice(0, 8)}.`;
  return {
    open(args: Record<string, unknown>) {
      if (typeof cursor !== "string") return args;
      if (!cursor.startsWith(mark)) throw notOfThisList();
      return { ...args, cursor: cursor.slice(mark.length) };
    },
    mark: <Result extends object>(result: Result): Result =>
      "nextCursor" in result && typeof result.nextCursor === "string"
        ? { ...result, nextCursor: mark + result.nextCursor }
        : result,
  };
}

/** A tool that gives agents less than the use case returns, or lets them choose how much. */
export function shapedTool<
  I extends z.ZodObject,
  O extends z.ZodObject,
  S extends z.ZodObject,
  V extends z.ZodObject,
>({ useCase, input, output, shape, text, ...described }: Declaration<I, O, S, V>): Tool {
  const inputNames = new Set(Object.keys(useCase.input.shape));
  return {
    ...listed(described, input, output),
    permission: useCase.permission,
    async run({ acting }, args) {
      const chosen = args as z.output<S>;
      const useCaseArgs = Object.fromEntries(Object.entries(args).filter(([name]) => inputNames.has(name)));
      const own = cursorsOf(described.name, useCaseArgs);
      const found = own.mark(await useCase(acting, own.open(useCaseArgs) as z.input<I>));
      const result = shape(found, chosen);
      return {
        kind: "result",
        structured: result,
        text: text(result, chosen),
        outcome: "done",
      };
    },
  };
}

/** The parts that all tools share. The input rejects unknown arguments. */
export function listed(
  { name, title, description, safety, next, handedOn, view, task }: Described,
  input: z.ZodObject,
  output: z.ZodObject,
) {
  return {
    name,
    next: next ?? {},
    task,
    input: input.strict(),
    output,
    listing: {
      name,
      title,
      description,
      inputSchema: inputListing(input, handedOn),
      outputSchema: outputListing(output, input),
      annotations: safety,
      ...(view && { _meta: { ui: { resourceUri: view } } }),
    },
  };
}

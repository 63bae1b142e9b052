import type * as z from "zod";
import type { Permission } from "@/lib/access/permissions";
import type { UseCase } from "@/lib/access/use-case";
import type { ErrorCode } from "@/lib/errors";
import type { Exchange, Questions } from "./exchange";
import type { Block } from "./block";
import { inputListing, outputListing } from "./listing-schema";
import type { TaskWork } from "./tasks/task-work";

/**
 * All four hints, always: what a host may assume before it asks its user. A tool is destructive when a call of it can
 * replace, decide or send something, so that a person would miss what stood before: a scorecard in force, a score, an
 * open application, a message not written. One that only puts something new beside it is not.
 */
export type Safety = {
  readOnlyHint: boolean;
  destructiveHint: boolean;
  idempotentHint: boolean;
  openWorldHint: boolean;
};
export const reads: Safety = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};
export const adds: Safety = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: false,
};

/** What a tool says, before a revision of the protocol frames it. */
export type Answer =
  | { kind: "result"; structured: Record<string, unknown>; text: string; outcome: string }
  | { kind: "failure"; text: string; outcome: string }
  /** A question for the client to put to its user; comes back as `exchange.answered`. */
  | { kind: "question"; message: string; token: string; url: string | null }
  | Questions
  /** Content that is more than text. */
  | { kind: "blocks"; blocks: Block[]; outcome: string };

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
    /** For hosts that can show a result in a view of its own. */
    _meta?: { ui: { resourceUri: string } };
  };
  input: z.ZodObject;
  output: z.ZodObject;
  next: NextSteps;
  /** What goes on after a call, for clients that follow tasks. */
  task?: TaskWork;
  run: (exchange: Exchange, args: Record<string, unknown>) => Promise<Answer>;
};

export type Described = {
  name: string;
  title: string;
  description: string;
  safety: Safety;
  next?: NextSteps;
  /** Arguments listed by name and description only, because they are handed on from another tool's result. */
  handedOn?: readonly string[];
  /** Address of the view (lib/mcp/apps) that shows the result in hosts that can. */
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
  /** The use case's input, and what only agents choose, such as `detail`. */
  input: S;
  /** What agents are given of the use case's output. */
  output: V;
  /** What of it an agent asked for, and nothing the view does not have. Null when agents are given all of it. */
  shape: ((result: z.output<O>, args: z.output<S>) => z.output<V>) | null;
  /** The result in words, compact; candidates' words in it are fenced. */
  text: (result: z.output<V>, args: z.output<S>) => string;
};

/** A tool over a use case: schema, permission and rules come from there; here is only how agents see it. */
export function tool<I extends z.ZodObject, O extends z.ZodObject>(
  declared: Described & { useCase: UseCase<I, O>; text: (result: z.output<O>, args: z.output<I>) => string },
): Tool {
  const { useCase } = declared;
  return shapedTool({
    ...declared,
    input: useCase.input,
    output: useCase.output,
    shape: null,
  });
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
      const own = Object.fromEntries(Object.entries(args).filter(([name]) => inputNames.has(name)));
      const whole = await useCase(acting, own as z.input<I>);
      const result = shape ? shape(whole, chosen) : (whole as unknown as z.output<V>);
      return {
        kind: "result",
        structured: result,
        text: text(result, chosen),
        outcome: "done",
      };
    },
  };
}

/** The parts of a tool that are the same whatever it does. Its input refuses arguments it does not know. */
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
      outputSchema: outputListing(output),
      annotations: safety,
      ...(view && { _meta: { ui: { resourceUri: view } } }),
    },
  };
}

import type { Exchange, Questions } from "../exchange";
import type { Completes } from "../completion/completes";
import type { Block } from "../block";

export type PromptMessage = { role: "user" | "assistant"; content: Block };

/** A workflow a person can start by name; what it says is for their agent to follow. */
export type Prompt = {
  listing: {
    name: string;
    title: string;
    description: string;
    arguments: { name: string; description: string; required: boolean }[];
  };
  /** Tools the workflow calls; whoever may not call all of them is not offered the prompt. */
  uses: readonly string[];
  completes: Completes;
  /** Throws `invalid` or `not_found` when an argument is of no use. */
  run: (
    exchange: Exchange,
    args: Record<string, string>,
  ) => Promise<{ kind: "messages"; messages: PromptMessage[] } | Questions>;
};

/** One message of the user's. */
export const asUser = (text: string): PromptMessage => ({ role: "user", content: { type: "text", text } });

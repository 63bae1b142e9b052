import type { Exchange, Questions } from "../exchange";
import type { Completes } from "../completion/completes";
import type { Block } from "../tool";

export type PromptMessage = { role: "user" | "assistant"; content: Block };

/** A workflow a person can start by name; its messages are instructions for their agent. */
export type Prompt = {
  listing: {
    name: string;
    title: string;
    description: string;
    arguments: { name: string; description: string; required: boolean }[];
  };
  /** Tools the workflow calls; the prompt is offered only to recruiters who may use all of them. */
  uses: readonly string[];
  completes: Completes;
  /** Throws `invalid` or `not_found` when an argument cannot be used. */
  run: (
    exchange: Exchange,
    args: Record<string, string>,
  ) => Promise<{ kind: "messages"; messages: PromptMessage[] } | Questions>;
};

/** A message from the user. */
export const asUser = (text: string): PromptMessage => ({ role: "user", content: { type: "text", text } });

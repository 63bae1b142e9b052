import { fieldOf, listOf, textOf } from "./loose";

/** What became of a request that a model answered. Anything but "answered" may still hold part of an answer. */
export type Outcome =
  | "answered"
  | "refused"
  | "filtered"
  | "cut"
  | "empty"
  | "reasoning_only"
  | "tool_call"
  | "malformed";

export type Tokens = { inputTokens: number; cachedInputTokens: number; outputTokens: number };

/** A chat completion, whatever else its server sent along. */
export type Completion = { text: string; outcome: Outcome; tokens: Tokens };

/** The server answered with something that is no chat completion: most often a web page of a proxy or a login. */
export class NotACompletion extends Error {}

/**
 * Reads the body of POST /chat/completions (platform.openai.com/docs/api-reference/chat/object) as servers really
 * send it: usage missing or of wrong types, content in parts, reasoning beside it. Only the choice is required.
 *
 * @throws NotACompletion
 */
export function readCompletion(body: unknown): Completion {
  const choice = listOf(fieldOf(body, "choices"))[0];
  if (!Array.isArray(fieldOf(body, "choices"))) throw new NotACompletion();
  const message = fieldOf(choice, "message");
  const text = contentOf(fieldOf(message, "content"));
  return { text, outcome: outcomeOf(choice, message, text), tokens: tokensOf(fieldOf(body, "usage")) };
}

/** Some servers send the content in parts, the model's reasoning among them: docs.mistral.ai/capabilities/reasoning. */
const contentOf = (content: unknown): string =>
  textOf(content) ??
  listOf(content)
    .map((part) => (fieldOf(part, "type") === "text" ? (textOf(fieldOf(part, "text")) ?? "") : ""))
    .join("");

function outcomeOf(choice: unknown, message: unknown, text: string): Outcome {
  const finish = fieldOf(choice, "finish_reason");
  if (textOf(fieldOf(message, "refusal"))) return "refused";
  if (finish === "content_filter") return "filtered";
  if (finish === "length") return "cut";
  if (text.trim()) return "answered";
  if (listOf(fieldOf(message, "tool_calls")).length > 0) return "tool_call";
  // "reasoning_content" at DeepSeek and vLLM, "reasoning" at OpenRouter and Ollama.
  const thought = textOf(fieldOf(message, "reasoning_content")) ?? textOf(fieldOf(message, "reasoning"));
  return thought ? "reasoning_only" : "empty";
}

/** Zero for what a server does not report: an answer is never lost over its usage, and none costs less than nothing. */
function tokensOf(usage: unknown): Tokens {
  const count = (of: unknown, ...names: string[]) => {
    const number = names.map((name) => Math.round(Number(fieldOf(of, name)))).find((each) => each > 0);
    return number !== undefined && number < 1e9 ? number : 0;
  };
  const inputTokens = count(usage, "prompt_tokens", "input_tokens");
  const cached = count(fieldOf(usage, "prompt_tokens_details"), "cached_tokens");
  return {
    inputTokens,
    cachedInputTokens: Math.min(cached, inputTokens),
    outputTokens: count(usage, "completion_tokens", "output_tokens"),
  };
}

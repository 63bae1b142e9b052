import type { Questions } from "@/lib/doors/mcp/exchange";

type Fields = Record<string, "string" | "boolean">;
const kinds = { string: { type: "string" as const }, boolean: { type: "boolean" as const } };
type Request = Questions["requests"][string];

/** Builds form elicitations by key, each with its message and its required fields. */
export const formQuestions = (forms: Record<string, [string, Fields]>, state: string | null): Questions => ({
  kind: "questions",
  state,
  requests: Object.fromEntries(
    Object.entries(forms).map(([key, [message, fields]]): [string, Request] => {
      const properties = Object.fromEntries(
        Object.entries(fields).map(([name, type]) => [name, kinds[type]]),
      );
      const requestedSchema = { type: "object" as const, properties, required: Object.keys(fields) };
      return [key, { method: "elicitation/create", params: { mode: "form", message, requestedSchema } }];
    }),
  ),
});

export const askSample = (text: string): Request => ({
  method: "sampling/createMessage",
  params: { messages: [{ role: "user", content: { type: "text", text } }], maxTokens: 100 },
});

export const askRoots: Request = { method: "roots/list", params: {} };

import * as z from "zod";

/** The part of a chat completion request the documented API defines and this product could send. */
export const ChatRequest = z.object({
  model: z.string().min(1),
  messages: z
    .array(z.object({ role: z.enum(["system", "developer", "user", "assistant"]), content: z.string() }))
    .min(1),
  temperature: z.number().min(0).max(2).optional(),
  seed: z.int().optional(),
  max_tokens: z.int().optional(),
  max_completion_tokens: z.int().optional(),
  stream: z.literal(false).optional(),
  response_format: z
    .discriminatedUnion("type", [
      z.object({ type: z.literal("text") }),
      z.object({ type: z.literal("json_object") }),
      z.object({
        type: z.literal("json_schema"),
        json_schema: z.object({
          name: z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/),
          description: z.string().optional(),
          strict: z.boolean().nullish(),
          schema: z.record(z.string(), z.unknown()),
        }),
      }),
    ])
    .optional(),
});
export type ChatRequest = z.infer<typeof ChatRequest>;

/** An error body as the API returns it. */
export const errorBody = (
  message: string,
  type: string,
  code: string | null,
  param: string | null = null,
) => ({
  error: { message, type, param, code },
});

const supportedKeywords = new Set(
  "type properties items required additionalProperties enum const anyOf $ref $defs description title $schema pattern format minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minItems maxItems".split(
    " ",
  ),
);

/**
 * Why strict structured output refuses a schema: an open object, a property that is not required, a root that is not
 * an object, or an unsupported keyword. Null when it is accepted.
 */
export function strictProblem(schema: unknown, path = "root"): string | null {
  if (typeof schema !== "object" || schema === null) return `${path} is not a schema`;
  const node = schema as Record<string, unknown>;
  if (path === "root" && node.type !== "object")
    return "schema must have type 'object' and not have 'anyOf' at the top level";
  const unsupported = Object.keys(node).find((keyword) => !supportedKeywords.has(keyword));
  if (unsupported) return `In context=${path}, '${unsupported}' is not permitted`;
  if (node.type === "object") {
    if (node.additionalProperties !== false)
      return `In context=${path}, 'additionalProperties' is required to be supplied and to be false`;
    const names = Object.keys(node.properties ?? {});
    const required = new Set((node.required ?? []) as string[]);
    const missing = names.find((name) => !required.has(name));
    if (missing)
      return `In context=${path}, 'required' is required to include every key in properties. Missing '${missing}'`;
  }
  const inner: [string, unknown][] = [
    ...Object.entries(node.properties ?? {}),
    ...Object.entries(node.$defs ?? {}),
    ...((node.anyOf ?? []) as unknown[]).map((one, i): [string, unknown] => [`anyOf.${i}`, one]),
    ...(node.items ? [["items", node.items] as [string, unknown]] : []),
  ];
  for (const [name, child] of inner) {
    const problem = strictProblem(child, `${path}.${name}`);
    if (problem) return problem;
  }
  return null;
}

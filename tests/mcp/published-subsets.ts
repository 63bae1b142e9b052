/** A JSON Schema, as far as hosts and models read it. */
export type Schema = {
  type?: unknown;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  [keyword: string]: unknown;
};
export type Listed = { name: string; description: string; inputSchema: Schema };

/** What is wrong with one schema inside a tool's arguments, at any depth; null for nothing. */
type Rule = (schema: Schema, at: { top: boolean }) => string | null;

const types = ["string", "number", "integer", "boolean", "array", "object"];
const only =
  (allowed: readonly string[]): Rule =>
  (schema) => {
    const other = Object.keys(schema).find((keyword) => !allowed.includes(keyword));
    return other === undefined ? null : `has the keyword ${other}`;
  };
const oneType: Rule = ({ type }) =>
  types.includes(type as string) ? null : `has the type ${JSON.stringify(type)}`;
const arraysHaveItems: Rule = ({ type, items }) =>
  type === "array" && !items?.type ? "is an array without items" : null;
const objectsHaveProperties: Rule = ({ type, properties = {} }) =>
  type === "object" && Object.keys(properties).length === 0 ? "is an object without properties" : null;
const enumsAreTexts: Rule = ({ type, enum: words }) =>
  words && (type !== "string" || words.some((word) => typeof word !== "string" || word === ""))
    ? "has an enum of something else than text"
    : null;
const namesMatch =
  (pattern: RegExp): Rule =>
  ({ properties = {} }) => {
    const other = Object.keys(properties).find((name) => !pattern.test(name));
    return other === undefined ? null : `has a property named ${other}`;
  };
const requiresItsProperties: Rule = ({ properties = {}, required = [] }) => {
  const other = required.find((name) => !(name in properties));
  return other === undefined ? null : `requires ${other}, which it does not describe`;
};
const without =
  (...keywords: string[]): Rule =>
  (schema) => {
    const found = keywords.find((keyword) => keyword in schema);
    return found === undefined ? null : `has the keyword ${found}`;
  };
const topIsObject: Rule = ({ type }, { top }) => (top && type !== "object" ? "is not an object" : null);

/** The strictest form that each host, or the model's API behind it, is published to take. */
export const subsets: Record<
  string,
  { source: string; tool: RegExp; mostNameLength: number; mostDescription: number; rules: Rule[] }
> = {
  "VS Code": {
    source: "microsoft/vscode#246119: tool parameters array type must have items",
    tool: /^[\w-]+$/,
    mostNameLength: 64,
    mostDescription: Infinity,
    rules: [topIsObject, arraysHaveItems],
  },
  "Gemini API and Gemini CLI": {
    source:
      "ai.google.dev/api/caching#Schema (fields, one type, enum of texts); MarkusPfundstein/mcp-obsidian#21 (non-empty properties), promptfoo/promptfoo#6902 (additionalProperties), anomalyco/opencode#11889, CLIProxyAPI#5292 (items)",
    tool: /^[a-zA-Z_][\w.:-]*$/,
    mostNameLength: 63,
    mostDescription: Infinity,
    rules: [
      oneType,
      only(["type", "description", "enum", "items", "properties", "required", "default"]),
      arraysHaveItems,
      objectsHaveProperties,
      enumsAreTexts,
      requiresItsProperties,
    ],
  },
  "OpenAI API, ChatGPT and Codex": {
    source:
      "platform.openai.com/docs/guides/function-calling; ruvnet/ruflo#1294 (array schema missing items), Gitlawb/openclaude#1114 (schema must have a 'type' key), openai/codex#13768 (anyOf becomes string)",
    tool: /^[\w-]+$/,
    // Codex puts mcp__server__ in front.
    mostNameLength: 64 - "mcp__shortlist__".length,
    mostDescription: 1024,
    rules: [
      topIsObject,
      oneType,
      arraysHaveItems,
      without("anyOf", "oneOf", "allOf", "not", "$ref", "const"),
    ],
  },
  "Anthropic API, Claude and Claude Code": {
    source:
      "docs.claude.com/en/docs/agents-and-tools/tool-use/implement-tool-use; error texts: input_schema does not support oneOf, allOf, or anyOf at the top level; property keys should match ^[a-zA-Z0-9_.-]{1,64}$",
    tool: /^[\w-]+$/,
    mostNameLength: 64 - "mcp__shortlist__".length,
    mostDescription: Infinity,
    rules: [
      topIsObject,
      (schema, at) => (at.top ? without("anyOf", "oneOf", "allOf")(schema, at) : null),
      namesMatch(/^[\w.-]{1,64}$/),
    ],
  },
  "Copilot Studio": {
    source:
      "learn.microsoft.com/microsoft-copilot-studio/mcp-troubleshooting: single types, no references, exclusiveMinimum only as a boolean",
    tool: /^[\w-]+$/,
    mostNameLength: 64,
    mostDescription: Infinity,
    rules: [
      topIsObject,
      oneType,
      without("$ref", "$defs", "definitions", "exclusiveMinimum", "exclusiveMaximum"),
    ],
  },
  Cursor: {
    source:
      "cursor.com/docs/context/mcp; forum.cursor.com: server and tool name together at most 60 characters",
    tool: /^[\w-]+$/,
    mostNameLength: 60 - "shortlist:".length,
    mostDescription: Infinity,
    rules: [topIsObject, arraysHaveItems],
  },
  n8n: {
    source:
      "n8n-io/n8n, packages/@n8n/nodes-langchain/nodes/mcp: json-schema-to-zod reads a schema's one type",
    tool: /^[\w-]+$/,
    mostNameLength: 64,
    mostDescription: Infinity,
    rules: [topIsObject, oneType, without("$ref")],
  },
};

/** Everything a subset refuses about a tool. */
export function problemsIn(
  { name, description, inputSchema }: Listed,
  subset: (typeof subsets)[string],
): string[] {
  const found: string[] = [];
  if (!subset.tool.test(name) || name.length > subset.mostNameLength) found.push(`${name} has a wrong name`);
  if (description.length > subset.mostDescription) found.push(`${name} has a long description`);
  const walk = (schema: Schema, path: string) => {
    for (const rule of subset.rules) {
      const problem = rule(schema, { top: path === name });
      if (problem) found.push(`${path} ${problem}`);
    }
    for (const [key, member] of Object.entries(schema.properties ?? {})) walk(member, `${path}.${key}`);
    if (schema.items) walk(schema.items, `${path}[]`);
    for (const keyword of ["anyOf", "oneOf", "allOf"])
      for (const each of (schema[keyword] as Schema[] | undefined) ?? []) walk(each, `${path}(${keyword})`);
  };
  walk(inputSchema, name);
  return found;
}

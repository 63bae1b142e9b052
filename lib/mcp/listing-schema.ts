import * as z from "zod";

type Schema = { [key: string]: unknown };
type ObjectSchema = Schema & { type: "object" };

/**
 * A tool's arguments as JSON Schema, short enough to be read in every conversation: `handedOn` arguments, which are
 * another tool's result, keep their description only. The arguments themselves are checked by the whole schema.
 */
export function inputListing(schema: z.ZodObject, handedOn: readonly string[] = []): ObjectSchema {
  const { $schema: _, properties = {}, ...rest } = z.toJSONSchema(schema, { io: "input" }) as Schema;
  const listed = Object.entries(properties as Record<string, Schema>).map(([name, property]) =>
    handedOn.includes(name)
      ? [
          name,
          { type: property.type, ...(property.description ? { description: property.description } : {}) },
        ]
      : [name, terse(property)],
  );
  return { ...rest, type: "object", properties: Object.fromEntries(listed), additionalProperties: false };
}

/** How deep a result's schema is listed; docs/tools.md has the whole of it. */
const LISTED_DEPTH = 2;

/** A tool's result as JSON Schema: names, types and meanings; what lies deeper is listed as an object. */
export function outputListing(schema: z.ZodObject): ObjectSchema {
  const { $schema: _, ...whole } = z.toJSONSchema(schema, { io: "output" }) as Schema;
  return shallow(whole, 0) as ObjectSchema;
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Without what a reader can do without: bounds no one meets, and patterns that spell out a named format. */
function terse(schema: Schema): Schema {
  const short: Schema = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === "pattern" && (schema.format || schema.contentEncoding)) continue;
    if (key === "format" && schema.contentEncoding) continue;
    if ((key === "minimum" || key === "maximum") && Math.abs(value as number) === Number.MAX_SAFE_INTEGER)
      continue;
    if (key === "properties" && isSchema(value))
      short[key] = Object.fromEntries(Object.entries(value).map(([name, p]) => [name, terse(p as Schema)]));
    else if (Array.isArray(value) && (key === "anyOf" || key === "oneOf")) short[key] = value.map(terse);
    else short[key] = isSchema(value) && key !== "default" ? terse(value) : value;
  }
  return short;
}

const kept = ["type", "enum", "const", "description"];

function shallow(schema: Schema, depth: number): Schema {
  const nullable = alternatives(schema);
  if (nullable) {
    const inner = shallow({ ...nullable, description: schema.description ?? nullable.description }, depth);
    if (Array.isArray(inner.enum))
      return { ...inner, type: [inner.type, "null"], enum: [...inner.enum, null] };
    return typeof inner.type === "string" ? { ...inner, type: [inner.type, "null"] } : inner;
  }
  const short: Schema = {};
  for (const key of kept) if (schema[key] !== undefined) short[key] = schema[key];
  if (isSchema(schema.items)) short.items = shallow(schema.items, depth);
  if (isSchema(schema.properties) && depth < LISTED_DEPTH) {
    const inner = Object.entries(schema.properties).map(([name, p]) => [
      name,
      shallow(p as Schema, depth + 1),
    ]);
    short.properties = Object.fromEntries(inner);
    if (Array.isArray(schema.required) && schema.required.length > 0) short.required = schema.required;
  }
  return short;
}

/** The one other alternative of "this or null". */
function alternatives({ anyOf }: Schema): Schema | null {
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return null;
  const others = (anyOf as Schema[]).filter((alternative) => alternative.type !== "null");
  return others.length === 1 ? (others[0] ?? null) : null;
}

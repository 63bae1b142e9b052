import * as z from "zod";

type Schema = { [key: string]: unknown };
type ObjectSchema = Schema & { type: "object" };

/** Where an agent gets the ids that tools take. */
const sources: Record<string, string> = {
  jobId: "From listConfiguredJobs or createJob.",
  applicationId: "From listJobCandidates.",
  candidateId: "From listJobCandidates.",
};

/** What narrows a list means the same in every list. */
const filters: Record<string, string> = {
  jobId: "Of this job.",
  applicationId: "Of this application.",
  candidateId: "Of this candidate.",
  disposition: "How it ended.",
  scoreStatus: "How scoring stands.",
};

/**
 * A tool's arguments as JSON Schema, short enough to be read in every conversation: `handedOn` arguments, which are
 * another tool's result, keep their description only. The arguments themselves are checked by the whole schema.
 */
export function inputListing(schema: z.ZodObject, handedOn: readonly string[] = []): ObjectSchema {
  const { $schema: _, properties = {}, ...rest } = z.toJSONSchema(schema, { io: "input" }) as Schema;
  const required = (rest.required ?? []) as string[];
  const listed = Object.entries(properties as Record<string, Schema>).map(([name, property]) => {
    const description = property.description ?? (required.includes(name) ? sources : filters)[name];
    const short = handedOn.includes(name) ? { type: property.type } : terse(property);
    return [name, description ? { ...short, description } : short];
  });
  return { ...rest, type: "object", properties: Object.fromEntries(listed), additionalProperties: false };
}

/** Of a confirmation that is asked for: the text beside the result says all of it. */
const spoken = new Set(["preview", "expiresAt", "approvalUrl"]);

/**
 * A tool's result as JSON Schema: what is in it and of which type, and what a list's items have. It promises less than
 * the result keeps (docs/tools.md has the whole schema), because a catalogue is read in every conversation.
 */
export function outputListing(schema: z.ZodObject): ObjectSchema {
  const whole = z.toJSONSchema(schema, { io: "output" }) as Schema;
  return {
    type: "object",
    properties: members(whole, (name, member) => (name === "items" ? list(member) : kind(member))),
  };
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What a reader can do without: a call that breaks one of these is told so by name. */
const left = new Set([
  "pattern",
  "format",
  "contentEncoding",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "minimum",
  "maximum",
]);

function terse(schema: Schema): Schema {
  const short: Schema = {};
  for (const [key, value] of Object.entries(schema)) {
    if (left.has(key)) continue;
    if (key === "properties" && isSchema(value))
      short[key] = Object.fromEntries(Object.entries(value).map(([name, p]) => [name, terse(p as Schema)]));
    else if (Array.isArray(value) && (key === "anyOf" || key === "oneOf"))
      Object.assign(short, words(value as Schema[]) ?? { [key]: value.map(terse) });
    else short[key] = isSchema(value) && key !== "default" ? terse(value) : value;
  }
  return short;
}

/** One of several words, however their lists were put together. */
function words(alternatives: Schema[]): Schema | null {
  const said = alternatives.flatMap((one) => (one.enum as unknown[] | undefined) ?? [one.const]);
  return said.every((word) => typeof word === "string") ? { type: "string", enum: said } : null;
}

/** A member by its type: its name and the text beside it say what it means, and results which values it can have. */
function kind(schema: Schema): Schema {
  const inner = alternatives(schema);
  return { type: inner ? [inner.type, "null"] : schema.type };
}

/** The items of a page, by what their members are called: with the text beside them the names say what they mean. */
const list = (schema: Schema): Schema => ({
  type: "array",
  items: { type: "object", description: Object.keys((schema.items as Schema).properties ?? {}).join(" ") },
});

const members = ({ properties }: Schema, say: (name: string, member: Schema) => Schema) =>
  Object.fromEntries(
    Object.entries(properties as Record<string, Schema>)
      .filter(([name]) => !spoken.has(name))
      .map(([name, m]) => [name, say(name, m)]),
  );

/** The one other alternative of "this or null". */
function alternatives({ anyOf }: Schema): Schema | null {
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return null;
  const others = (anyOf as Schema[]).filter((alternative) => alternative.type !== "null");
  return others.length === 1 ? (others[0] ?? null) : null;
}

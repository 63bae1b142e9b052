import * as z from "zod";

type Schema = { [key: string]: unknown };
type ObjectSchema = Schema & { type: "object" };

/** Where an agent gets the ids that tools take. */
const sources: Record<string, string> = {
  jobId: "From listConfiguredJobs.",
  applicationId: "From listJobCandidates.",
  candidateId: "From listJobCandidates.",
  organizationId: "From findOrganizations.",
};

/** Appended to descriptions of ids: use cases do not name tools, so the descriptions lack where the id comes from. */
const addedSources: Record<string, string> = {
  applicationIds: " From listJobCandidates.",
  draftId: " From generateScorecard.",
};

/** Filters, which mean the same in every list. */
const filters: Record<string, string> = {
  jobId: "Of this job.",
  applicationId: "Of this application.",
  candidateId: "Of this candidate.",
  disposition: "How it ended.",
  scoreStatus: "Scoring status.",
};

/**
 * A tool's arguments as JSON Schema, short enough to be read in every conversation and within the strictest subset that
 * a host or a model's API takes (tests/mcp/published-subsets.ts): one type each, no alternatives, and every array and
 * object says what is in it. `handedOn` arguments, which come from another tool's result, keep only names and types.
 * Calls are validated against the full schema.
 */
export function inputListing(schema: z.ZodObject, handedOn: readonly string[] = []): ObjectSchema {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: "input" }) as ObjectOf;
  const listed = Object.entries(properties).map(([name, property]) => {
    const description =
      (property.description as string | undefined) ?? (required.includes(name) ? sources : filters)[name];
    const short = handedOn.includes(name) ? outline(property) : terse(property);
    return [name, description ? { ...short, description: description + (addedSources[name] ?? "") } : short];
  });
  return { type: "object", properties: Object.fromEntries(listed), ...(required.length > 0 && { required }) };
}

type ObjectOf = { properties?: Record<string, Schema>; required?: string[] };

/** Names and types: of an object, the members it must have, or all where it must have none; deeper, the first of them. */
function outline(schema: Schema, most = Infinity): Schema {
  const { type, items, properties = {}, required = [] } = merged(schema) as Schema & ObjectOf;
  if (isSchema(items)) return { type, items: outline(items, most) };
  if (type !== "object") return { type };
  const members = Object.entries(properties).filter(
    ([name]) => required.length === 0 || required.includes(name),
  );
  const shown = members.slice(0, most).map(([name, member]) => [name, outline(member, 1)] as const);
  return { type, properties: Object.fromEntries(shown) };
}

/** Members of a result that an agent passes on to another call or acts on. */
const actedOn = /(^i|I)ds?$|Token$|^status$/;

/**
 * A tool's result as JSON Schema: the types of what an agent passes on or acts on, and did not give itself; of the
 * items of its first list where the result has nothing like that; of the first members where they have not either. It
 * promises less than the result contains (docs/tools.md has the full schema), because a catalogue is read in every
 * conversation, and the rest explains itself.
 */
export function outputListing(output: z.ZodObject, input: z.ZodObject): ObjectSchema {
  const { properties = {} } = z.toJSONSchema(output, { io: "output" }) as ObjectOf;
  const { required: given = [] } = z.toJSONSchema(input, { io: "input" }) as ObjectOf;
  const isActedOn = (name: string) => actedOn.test(name) && !given.includes(name);
  const found =
    typed(properties, isActedOn) ?? list(properties, isActedOn) ?? typed(properties) ?? list(properties);
  return { type: "object", ...(found && { properties: found }) };
}

type Members = Record<string, Schema>;

/** Texts, numbers and lists of them. What can be null is not promised: hosts check results. */
function typed(members: Members, isListed?: (name: string) => boolean): Members | null {
  const found = Object.entries(members).flatMap(([name, { type, items }]) => {
    const shown = isSchema(items) ? { type, items: { type: items.type } } : { type };
    const last = isSchema(items) ? items.type : type;
    return (isListed?.(name) ?? true) && typeof last === "string" && last !== "object"
      ? [[name, shown] as const]
      : [];
  });
  return found.length > 0 ? Object.fromEntries(found.slice(0, isListed ? undefined : 2)) : null;
}

/** The first list of objects with such members. */
function list(members: Members, isListed?: (name: string) => boolean): Members | null {
  const found = Object.entries(members).flatMap(([name, { type, items }]) => {
    const properties =
      isSchema(items) && isSchema(items.properties) && typed(items.properties as Members, isListed);
    return properties ? [[name, { type, items: { type: "object", properties } }] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found.slice(0, 1)) : null;
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What listings keep. Of other constraints, a call that violates one gets an error that names it. */
const kept = new Set([
  "type",
  "description",
  "enum",
  "items",
  "properties",
  "required",
  "default",
  "x-mcp-header",
]);

/** Defaults that leaving an argument out says already. */
const emptyDefaults = new Set(["false", "[]"]);

function terse(schema: Schema): Schema {
  const short: Schema = {};
  for (const [key, value] of Object.entries(merged(schema))) {
    if (!kept.has(key) || (key === "default" && emptyDefaults.has(JSON.stringify(value)))) continue;
    if (key === "properties" && isSchema(value))
      short[key] = Object.fromEntries(Object.entries(value).map(([name, p]) => [name, terse(p as Schema)]));
    else short[key] = key === "items" && isSchema(value) ? terse(value) : value;
  }
  return short;
}

/**
 * One type instead of alternatives: null is left out, words that may be given are one enum, and a word beside any
 * text is text. Throws for alternatives of different types, which most models do not see.
 */
function merged({ anyOf, oneOf, const: word, ...schema }: Schema): Schema {
  if (word !== undefined) return { ...schema, enum: [word] };
  const options = ((anyOf ?? oneOf) as Schema[] | undefined) ?? [schema];
  const given = options
    .filter(({ type }) => type !== "null")
    .map((each) => (each === schema ? each : merged(each)));
  const types = new Set(given.flatMap(({ type }) => type).filter((type) => type !== "null"));
  if (types.size > 1) throw new Error("An argument has alternatives of several types.");
  const [type] = types;
  if (given.length === 1) return { ...schema, ...given[0], type };
  const words = given.flatMap((option) => (option.enum as unknown[] | undefined) ?? [null]);
  return { ...schema, type, ...(!words.includes(null) && { enum: words }) };
}

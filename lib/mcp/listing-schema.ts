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
 * A tool's arguments as JSON Schema, short enough to be read in every conversation: `handedOn` arguments, which come
 * from another tool's result, keep only their type and description. Calls are validated against the full schema.
 */
export function inputListing(schema: z.ZodObject, handedOn: readonly string[] = []): ObjectSchema {
  const { $schema: _, properties = {}, ...rest } = z.toJSONSchema(schema, { io: "input" }) as Schema;
  const required = (rest.required ?? []) as string[];
  const listed = Object.entries(properties as Record<string, Schema>).map(([name, property]) => {
    const description =
      (property.description as string | undefined) ?? (required.includes(name) ? sources : filters)[name];
    const short = handedOn.includes(name) ? { type: property.type } : terse(property);
    return [name, description ? { ...short, description: description + (addedSources[name] ?? "") } : short];
  });
  return { ...rest, type: "object", properties: Object.fromEntries(listed), additionalProperties: false };
}

/** Members of a pending confirmation that the result's text already contains in full. */
const inText = new Set(["preview", "expiresAt", "approvalUrl"]);

/**
 * A tool's result as JSON Schema: an object whose description lists the names of its members and of a page's items.
 * It promises less than the result contains (docs/tools.md has the full schema), because a catalogue is read in every
 * conversation, and the names are self-explanatory.
 */
export function outputListing(schema: z.ZodObject): ObjectSchema {
  const { properties = {} } = z.toJSONSchema(schema, { io: "output" }) as {
    properties?: Record<string, Schema>;
  };
  const members = Object.entries(properties)
    .filter(([name]) => !inText.has(name))
    .map(([name, member]) => (name === "items" ? `items(${itemNames(member)})` : name));
  return { type: "object", description: members.join(" ") };
}

const itemNames = ({ items }: Schema) => Object.keys((items as Schema).properties ?? {}).join(" ");

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Constraints omitted from listings: a call that violates one gets an error that names it. */
const omitted = new Set([
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
    if (omitted.has(key)) continue;
    if (key === "properties" && isSchema(value))
      short[key] = Object.fromEntries(Object.entries(value).map(([name, p]) => [name, terse(p as Schema)]));
    else if (Array.isArray(value) && (key === "anyOf" || key === "oneOf"))
      Object.assign(short, mergedEnum(value as Schema[]) ?? { [key]: value.map(terse) });
    else short[key] = isSchema(value) && key !== "default" ? terse(value) : value;
  }
  return short;
}

/** Merges alternatives that are all enums or string constants into one enum; null for any others. */
function mergedEnum(alternatives: Schema[]): Schema | null {
  const values = alternatives.flatMap((option) => (option.enum as unknown[] | undefined) ?? [option.const]);
  return values.every((word) => typeof word === "string") ? { type: "string", enum: values } : null;
}

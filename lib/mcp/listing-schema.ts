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

/** Ids whose description does not say which tool gives them, as use cases name none. */
const givers: Record<string, string> = {
  applicationIds: " From listJobCandidates.",
  draftId: " From generateScorecard.",
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
    const description =
      (property.description as string | undefined) ?? (required.includes(name) ? sources : filters)[name];
    const short = handedOn.includes(name) ? { type: property.type } : terse(property);
    return [name, description ? { ...short, description: description + (givers[name] ?? "") } : short];
  });
  return { ...rest, type: "object", properties: Object.fromEntries(listed), additionalProperties: false };
}

/** Of a confirmation that is asked for: the text beside the result says all of it. */
const spoken = new Set(["preview", "expiresAt", "approvalUrl"]);

/**
 * A tool's result as JSON Schema: an object, and what its members and those of a page's items are called. It promises
 * less than the result keeps (docs/tools.md has the whole schema), because a catalogue is read in every conversation,
 * and the names say what each is.
 */
export function outputListing(schema: z.ZodObject): ObjectSchema {
  const { properties = {} } = z.toJSONSchema(schema, { io: "output" }) as {
    properties?: Record<string, Schema>;
  };
  const members = Object.entries(properties)
    .filter(([name]) => !spoken.has(name))
    .map(([name, member]) => (name === "items" ? `items(${itemNames(member)})` : name));
  return { type: "object", description: members.join(" ") };
}

const itemNames = ({ items }: Schema) => Object.keys((items as Schema).properties ?? {}).join(" ");

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
  const values = alternatives.flatMap((one) => (one.enum as unknown[] | undefined) ?? [one.const]);
  return values.every((word) => typeof word === "string") ? { type: "string", enum: values } : null;
}

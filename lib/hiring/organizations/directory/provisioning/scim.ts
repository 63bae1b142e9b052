import { filter as matching, type Filter, parse } from "scim2-parse-filter";
import * as z from "zod";
import { env } from "@/lib/env";

/** A refused request of a directory, which gets it in SCIM's own form (RFC 7644 §3.12). */
export class ScimProblem extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly scimType?: "invalidFilter" | "uniqueness" | "invalidValue" | "invalidSyntax" | "mutability",
  ) {
    super(message);
    this.name = "ScimProblem";
  }
}

export const noSuch = (what: "user" | "group") => new ScimProblem(404, `There is no such ${what}.`);

export const schemaOf = {
  User: "urn:ietf:params:scim:schemas:core:2.0:User",
  Group: "urn:ietf:params:scim:schemas:core:2.0:Group",
  patch: "urn:ietf:params:scim:api:messages:2.0:PatchOp",
  list: "urn:ietf:params:scim:api:messages:2.0:ListResponse",
  error: "urn:ietf:params:scim:api:messages:2.0:Error",
};

/** Where a directory reaches us. */
export const scimBase = () => `${env.APP_URL}/api/scim/v2`;

/** The most resources of one answer. */
const LONGEST_PAGE = 200;

/** A resource's common attributes (RFC 7643 §3.1). */
export const resource = (
  type: "User" | "Group",
  { id, createdAt, updatedAt }: { id: string; createdAt: Date; updatedAt: Date },
) => ({
  schemas: [schemaOf[type]],
  id,
  meta: {
    resourceType: type,
    created: createdAt.toISOString(),
    lastModified: updatedAt.toISOString(),
    location: `${scimBase()}/${type}s/${id}`,
  },
});

/** A page of resources (RFC 7644 §3.4.2): `startIndex` counts from 1, `count` is at most 200. Throws ScimProblem 400. */
export function listed<R extends { id: string }>(resources: R[], query: URLSearchParams) {
  const number = (name: string, otherwise: number) => {
    const value = Number(query.get(name) ?? otherwise);
    return Number.isInteger(value) ? value : otherwise;
  };
  const from = Math.max(1, number("startIndex", 1));
  const count = Math.min(LONGEST_PAGE, Math.max(0, number("count", LONGEST_PAGE)));
  const found = resources.filter(matcher(query.get("filter")));
  const page = found.slice(from - 1, from - 1 + count);
  return {
    schemas: [schemaOf.list],
    totalResults: found.length,
    startIndex: from,
    itemsPerPage: page.length,
    Resources: page,
  };
}

/** Only these do not depend on the case of letters (RFC 7643 §4.1); names of attributes never do. */
const anyCase = ["username", "displayname", "emails.value"];
const attributes = [
  "id",
  "externalId",
  "userName",
  "displayName",
  "active",
  "emails.value",
  "emails",
  "members",
  "value",
];

function matcher(filter: string | null): (resource: object) => boolean {
  if (!filter) return () => true;
  try {
    const matches = matching(normal(parse(filter)));
    return (each) => matches(lowered(each));
  } catch {
    throw new ScimProblem(400, "This filter is not supported.", "invalidFilter");
  }
}

/** The same filter with attributes as we spell them, and values in lower case where the case does not count. */
function normal(filter: Filter): Filter {
  if ("filters" in filter) return { ...filter, filters: filter.filters.map(normal) };
  if ("filter" in filter) return { ...filter, filter: normal(filter.filter) };
  const path = filter.attrPath.replace(/^urn:ietf:params:scim:schemas:core:2\.0:(User|Group):/i, "");
  const attrPath = attributes.find((each) => each.toLowerCase() === path.toLowerCase());
  if (!attrPath) throw new Error("An unknown attribute.");
  if ("valFilter" in filter) return { ...filter, attrPath, valFilter: normal(filter.valFilter) };
  const ignoresCase = anyCase.includes(attrPath.toLowerCase()) && "compValue" in filter;
  if (ignoresCase && typeof filter.compValue === "string")
    return { ...filter, attrPath, compValue: filter.compValue.toLowerCase() };
  return { ...filter, attrPath };
}

const lowered = (each: object) =>
  Object.fromEntries(
    Object.entries(each).map(([name, value]) => [
      name,
      anyCase.includes(name.toLowerCase()) && typeof value === "string" ? value.toLowerCase() : value,
    ]),
  );

/** A resource as a directory sends it, in our schema. Throws ScimProblem 400. */
export function read<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const { data, error } = schema.safeParse(body);
  if (error)
    throw new ScimProblem(400, `${error.issues[0]?.path.join(".")} is missing or malformed.`, "invalidValue");
  return data;
}

export const Text = z
  .string()
  .trim()
  .max(500)
  .refine((text) => !text.includes("\0"));

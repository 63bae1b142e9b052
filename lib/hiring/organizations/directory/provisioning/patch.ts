import { filter as matching, parse } from "scim2-parse-filter";
import * as z from "zod";
import { read, ScimProblem } from "./scim";

/** What of a resource can be patched. Only these names are ever written to: a directory's paths choose among them. */
export type Patchable = {
  userName?: unknown;
  externalId?: unknown;
  displayName?: unknown;
  active?: unknown;
  name?: { givenName?: unknown; familyName?: unknown };
  members?: unknown;
};

const Patch = z.object({
  Operations: z
    .array(
      z.object({
        // Microsoft Entra writes them with capitals.
        op: z.preprocess(
          (op) => (typeof op === "string" ? op.toLowerCase() : op),
          z.enum(["add", "replace", "remove"]),
        ),
        path: z.string().max(500).optional(),
        value: z.unknown().optional(),
      }),
    )
    .min(1)
    .max(1_000),
});
type Operation = z.output<typeof Patch>["Operations"][number];

const Members = z.array(z.object({ value: z.string() }));

/** A resource after the operations of a PATCH (RFC 7644 §3.5.2). Attributes that we do not store are ignored. Throws ScimProblem 400. */
export function patched<R extends Patchable>(before: R, body: unknown): R {
  const after = { ...before, name: { ...before.name } };
  for (const operation of read(Patch, body).Operations) apply(after, operation);
  return after;
}

function apply(resource: Patchable, { op, path, value }: Operation): void {
  if (path === undefined) {
    for (const [name, each] of Object.entries(read(z.record(z.string(), z.unknown()), value)))
      apply(resource, { op, path: name, value: each });
    return;
  }
  const parts = /^(?:urn:[\w:.-]+:)?(\w+)(?:\[(.+)\])?(?:\.(\w+))?$/.exec(path);
  if (!parts) throw new ScimProblem(400, "A path is malformed.", "invalidValue");
  const [, attribute = "", filter, part] = parts;
  const set = op === "remove" ? null : value;
  switch (attribute.toLowerCase()) {
    case "username":
      resource.userName = set;
      break;
    case "externalid":
      resource.externalId = set;
      break;
    case "displayname":
      resource.displayName = set;
      break;
    case "active":
      resource.active = set;
      break;
    case "name":
      setName(resource, part, set);
      break;
    case "members":
      resource.members = membersAfter(read(Members.default([]), resource.members), { op, filter, value });
  }
}

function setName({ name = {} }: Patchable, part: string | undefined, value: unknown) {
  const given =
    part === undefined ? read(z.record(z.string(), z.unknown()).nullable(), value) : { [part]: value };
  for (const [each, text] of Object.entries(given ?? { givenName: null, familyName: null })) {
    if (each.toLowerCase() === "givenname") name.givenName = text;
    if (each.toLowerCase() === "familyname") name.familyName = text;
  }
}

function membersAfter(
  members: z.output<typeof Members>,
  { op, filter, value }: { op: Operation["op"]; filter: string | undefined; value: unknown },
) {
  const named = read(Members, value == null ? [] : [value].flat());
  if (op === "replace") return named;
  if (op === "add") return [...members, ...named];
  // Microsoft Entra names whom to remove in the value, others in the path; without either it is everybody.
  const isRemoved = filter
    ? matching(parsed(filter))
    : ({ value: id }: { value: string }) => value == null || named.some((each) => each.value === id);
  return members.filter((member) => !isRemoved(member));
}

function parsed(filter: string) {
  try {
    return parse(filter);
  } catch {
    throw new ScimProblem(400, "A path is malformed.", "invalidValue");
  }
}

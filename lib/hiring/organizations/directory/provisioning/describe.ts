import { schemaOf, scimBase } from "./scim";

/** What of SCIM there is (RFC 7643 §5). */
export const serviceProviderConfig = () => ({
  schemas: ["urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig"],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: 200 },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: "oauthbearertoken",
      name: "Bearer token",
      description: "A token of the organization",
      primary: true,
    },
  ],
  meta: { resourceType: "ServiceProviderConfig", location: `${scimBase()}/ServiceProviderConfig` },
});

const all = <R extends object>(Resources: R[]) => ({
  schemas: [schemaOf.list],
  totalResults: Resources.length,
  startIndex: 1,
  itemsPerPage: Resources.length,
  Resources,
});

const types = ["User", "Group"] as const;

/** RFC 7643 §6. */
export const resourceTypes = () =>
  all(
    types.map((name) => ({
      schemas: ["urn:ietf:params:scim:schemas:core:2.0:ResourceType"],
      id: name,
      name,
      endpoint: `/${name}s`,
      schema: schemaOf[name],
      meta: { resourceType: "ResourceType", location: `${scimBase()}/ResourceTypes/${name}` },
    })),
  );

type Attribute = { name: string; type: string; subAttributes?: Attribute[] };

/** An attribute's definition; those that are left out have the defaults of RFC 7643 §2.2. */
const attribute = (name: string, more: object = {}): Attribute => ({
  name,
  type: "string",
  ...{ multiValued: false, required: false, caseExact: false, mutability: "readWrite", returned: "default" },
  ...{ uniqueness: "none" },
  ...more,
});
const complex = (name: string, subAttributes: Attribute[], more: object = {}) =>
  attribute(name, { type: "complex", subAttributes, ...more });

const attributesOf: Record<(typeof types)[number], Attribute[]> = {
  User: [
    attribute("userName", { required: true, uniqueness: "server" }),
    attribute("externalId", { caseExact: true }),
    complex("name", [attribute("givenName"), attribute("familyName")]),
    attribute("displayName"),
    complex("emails", [attribute("value"), attribute("type"), attribute("primary", { type: "boolean" })], {
      multiValued: true,
    }),
    attribute("active", { type: "boolean" }),
    complex("groups", [attribute("value"), attribute("display")], {
      multiValued: true,
      mutability: "readOnly",
    }),
  ],
  Group: [
    attribute("displayName", { required: true, uniqueness: "server" }),
    attribute("externalId", { caseExact: true }),
    complex("members", [attribute("value"), attribute("display")], { multiValued: true }),
  ],
};

/** RFC 7643 §7: the attributes that are stored; others are ignored. */
export const schemas = () =>
  all(
    types.map((name) => ({
      schemas: ["urn:ietf:params:scim:schemas:core:2.0:Schema"],
      id: schemaOf[name],
      name,
      attributes: attributesOf[name],
      meta: { resourceType: "Schema", location: `${scimBase()}/Schemas/${schemaOf[name]}` },
    })),
  );

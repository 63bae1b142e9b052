import { expect, test } from "vitest";
import { readDocument } from "@/lib/platform/access/oauth/cimd/read-document";

// ChatGPT's document prefers private_key_jwt and also lists none (RP Metadata Choices): gamedevpl#641,
// BuilderIO/agent-native#4672, operately#5164; some of its documents list none only as a fallback or not at all:
// Altinity/altinity-mcp#118 and #119, engram-app/Engram#1633.
const at = "https://chatgpt.com/oauth/kDmjx77UnKOM/client.json";
const document = {
  client_id: at,
  client_uri: "https://chatgpt.com/",
  redirect_uris: ["https://chatgpt.com/connector/oauth/kDmjx77UnKOM"],
  grant_types: ["authorization_code", "refresh_token"],
  response_types: ["code"],
  client_name: "ChatGPT",
  token_endpoint_auth_method: "private_key_jwt",
  token_endpoint_auth_methods_supported: ["none", "private_key_jwt"],
  token_endpoint_auth_signing_alg: "RS256",
  jwks_uri: "https://chatgpt.com/oauth/jwks.json",
};
const read = (more: object = {}) => readDocument({ ...document, ...more }, new URL(at));
const keys = { jwks: null, jwksUri: document.jwks_uri };

test.each([
  ["both methods", {}, { keys, assertionOnly: false }],
  ["its keys alone", { token_endpoint_auth_methods_supported: undefined }, { keys, assertionOnly: true }],
  ["none, its keys unusable", { jwks_uri: "http://10.0.0.1/jwks" }, { keys: null, assertionOnly: false }],
  ["none, its keys named twice", { jwks: { keys: [] } }, { keys: null, assertionOnly: false }],
  [
    "none beside a method of the future",
    {
      token_endpoint_auth_method: "spiffe_jwt",
      token_endpoint_auth_methods_supported: ["spiffe_jwt", "none"],
    },
    { keys: null, assertionOnly: false },
  ],
  [
    "keys in the document",
    { jwks_uri: undefined, jwks: { keys: [] } },
    { keys: { jwks: '{"keys":[]}', jwksUri: null } },
  ],
])("accepts ChatGPT's document with %s", (_, more, expected) => {
  expect(read(more)).toMatchObject({ name: "ChatGPT", redirectUris: document.redirect_uris, ...expected });
});

test.each([
  [{ token_endpoint_auth_methods_supported: ["client_secret_basic"], jwks_uri: undefined }],
  [{ token_endpoint_auth_method: "client_secret_basic", token_endpoint_auth_methods_supported: undefined }],
  [{ token_endpoint_auth_methods_supported: ["private_key_jwt"], jwks_uri: "https://10.0.0.1/jwks" }],
  [{ token_endpoint_auth_methods_supported: ["private_key_jwt"], jwks_uri: "file:///etc/passwd" }],
])("refuses a document without a usable method: %j", (more) => {
  expect(() => read(more)).toThrow("The document at client_id is invalid");
});

test("reads a client that only presents assertions of an identity provider", () => {
  const grant_types = ["urn:ietf:params:oauth:grant-type:jwt-bearer"];
  const { redirect_uris: _, response_types: __, ...asserting } = document;
  expect(readDocument({ ...asserting, grant_types }, new URL(at))).toMatchObject({
    redirectUris: [],
    grantTypes: grant_types,
  });
});

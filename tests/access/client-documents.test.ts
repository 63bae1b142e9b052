import { expect, test } from "vitest";
import { isDocumentUrl, parseDocumentUrl } from "@/lib/platform/access/oauth/cimd/document-url";
import { freshSeconds } from "@/lib/platform/access/oauth/cimd/freshness";
import { readDocument } from "@/lib/platform/access/oauth/cimd/read-document";

const refusal = { status: 400, error: "invalid_client" };

test.each([
  "https://client.example/oauth/client.json",
  "https://client.example:8443/c",
  "https://client.example/c?version=2",
  "https://xn--80ak6aa92e.com/c",
  "https://a_b.client.example/~c/%20x",
])("accepts %s as the address of a document", (url) => expect(parseDocumentUrl(url, false).href).toBe(url));

test.each([
  // Not normalized, so that parsers may read them differently.
  "https:client.example/c",
  "https:///client.example/c",
  "https://client.example",
  "HTTPS://client.example/c",
  "https://CLIENT.example/c",
  "https://client.example:443/c",
  "https://client.example/a/../c",
  "https://client.example/./c",
  "https://client.example/%2e%2e/c",
  "https://client.example/c\t",
  " https://a.b/c",
  "https://client.example\\@evil.example/c",
  "https://client.example/c d",
  "https://clïent.example/c",
  "https://client。example/c",
  "https://client.example/c\n",
  "https://",
  "https://client.example/\u202ec",
  // Without a path, or with a fragment or user info.
  "https://client.example/",
  "https://client.example/?c",
  "https://client.example/c#f",
  "https://client.example/c#",
  "https://user@client.example/c",
  "https://user:pw@client.example/c",
  "https://client.example@10.0.0.1/c",
  // Other schemes.
  "http://client.example/c",
  "http://localhost/c",
  "http://127.0.0.1:80/c",
  "https+x://client.example/c",
  // Hosts that are IP addresses in any notation, or names of the local network.
  "https://127.0.0.1/c",
  "https://127.1/c",
  "https://2130706433/c",
  "https://0x7f000001/c",
  "https://0177.0.0.1/c",
  "https://10.0.0.1/c",
  "https://169.254.169.254/latest/meta-data",
  "https://192.168.0.1/c",
  "https://8.8.8.8/c",
  "https://[::1]/c",
  "https://[::ffff:7f00:1]/c",
  "https://[::ffff:127.0.0.1]/c",
  "https://[64:ff9b::7f00:1]/c",
  "https://[fe80::1]/c",
  "https://[2606:4700::1111]/c",
  "https://0/c",
  "https://0.0.0.0/c",
  "https://①②⑦.0.0.1/c",
  "https://localhost/c",
  "https://localhost:8443/c",
  "https://metadata/c",
  "https://client.example./c",
  "https://client..example/c",
  "https://.client.example/c",
  "https://client.example%00.evil.example/c",
  // Other services' ports.
  "https://client.example:22/c",
  "https://client.example:25/c",
  "https://client.example:80/c",
  "https://client.example:0/c",
  `https://client.example/${"c".repeat(1024)}`,
])("refuses %j as the address of a document", (url) => {
  expect(() => parseDocumentUrl(url, false)).toThrow(expect.objectContaining(refusal));
});

test("refuses an address of this service", () => {
  // The APP_URL of test runs.
  expect(() => parseDocumentUrl("http://localhost:3000/api/health", true)).toThrow("of this service");
});

test("accepts this machine only when loopback is allowed, and then no other private address", () => {
  for (const url of ["https://localhost:8443/c", "http://127.0.0.1:8080/c", "http://[::1]:8080/c"]) {
    expect(parseDocumentUrl(url, true).href).toBe(url);
    expect(() => parseDocumentUrl(url, false)).toThrow(expect.objectContaining(refusal));
  }
  for (const url of [
    "http://10.0.0.1/c",
    "http://client.example/c",
    "https://127.0.0.2/c",
    "https://[::2]/c",
  ])
    expect(() => parseDocumentUrl(url, true)).toThrow(expect.objectContaining(refusal));
});

test("treats only an id with an http or https scheme as a document's address", () => {
  for (const id of ["abcDEF", "javascript:x", "urn:x", "ftp://client.example/c", ""])
    expect(isDocumentUrl(id)).toBe(false);
  for (const id of ["https://a", "HTTPS:", "http://a/c"]) expect(isDocumentUrl(id)).toBe(true);
});

const now = Date.parse("2026-11-20T12:00:00Z");
const date = (seconds: number) => new Date(now + seconds * 1000).toUTCString();

test.each<[string, Record<string, string>, number]>([
  ["no headers", {}, 3600],
  ["a max-age", { "cache-control": "public, max-age=5400" }, 5400],
  ["another spelling of max-age", { "cache-control": 'Max-Age = "5400"' }, 5400],
  ["a max-age below the minimum", { "cache-control": "max-age=1" }, 60],
  ["a max-age above the maximum", { "cache-control": "max-age=31536000, immutable" }, 86_400],
  ["an absurdly large max-age", { "cache-control": `max-age=${"9".repeat(400)}` }, 86_400],
  ["s-maxage", { "cache-control": "max-age=10, s-maxage=600" }, 600],
  ["no-store", { "cache-control": "no-store, max-age=5400" }, 60],
  ["no-cache", { "cache-control": "no-cache" }, 60],
  ["private", { "cache-control": "private, max-age=5400" }, 60],
  ["max-age twice", { "cache-control": "max-age=600, max-age=5400" }, 600],
  ["a negative max-age", { "cache-control": "max-age=-5" }, 60],
  ["an invalid max-age", { "cache-control": "max-age=soon" }, 60],
  ["an age", { "cache-control": "max-age=5400", age: "400" }, 5000],
  ["an age above its max-age", { "cache-control": "max-age=5400", age: "99999" }, 60],
  ["an invalid age", { "cache-control": "max-age=5400", age: "old" }, 5400],
  ["an expiry date", { expires: date(7200), date: date(0) }, 7200],
  ["an expiry date by another clock", { expires: date(7200), date: date(3600) }, 3600],
  ["an expiry date by our clock", { expires: date(1800) }, 1800],
  ["an expiry date in the past", { expires: date(-1) }, 60],
  ["an expiry of zero", { expires: "0" }, 60],
  ["max-age and an expiry date", { "cache-control": "max-age=600", expires: date(7200) }, 600],
])("caches a document with %s", (_, headers, seconds) => expect(freshSeconds(headers, now)).toBe(seconds));

const url = new URL("https://client.example/oauth/client.json");
const document = {
  client_id: url.href,
  client_name: "An agent",
  redirect_uris: ["https://client.example/cb", "http://127.0.0.1/cb"],
};

test("reads a client from its document, with defaults for optional fields", () => {
  expect(readDocument(document, url)).toEqual({
    name: "An agent",
    redirectUris: ["http://127.0.0.1/cb", "https://client.example/cb"],
    grantTypes: ["authorization_code"],
    keys: null,
    assertionOnly: false,
  });
  const { client_name: _, ...nameless } = document;
  expect(readDocument(nameless, url).name).toBe("client.example");
  const full = {
    token_endpoint_auth_method: "none",
    grant_types: ["authorization_code", "refresh_token", "urn:ietf:params:oauth:grant-type:device_code"],
    response_types: ["code"],
    scope: "whatever:they:have",
    logo_uri: "https://client.example/logo.png",
  };
  expect(readDocument({ ...document, ...full }, url)).toMatchObject({
    name: "An agent",
    grantTypes: ["authorization_code", "refresh_token"],
  });
});

test.each<[string, Record<string, unknown>, string]>([
  ["a wrong address", { client_id: "https://client.example/oauth/other.json" }, "not the document's address"],
  [
    "its client_id with the default port",
    { client_id: "https://client.example:443/oauth/client.json" },
    "not the doc",
  ],
  [
    "its client_id in another case",
    { client_id: "https://Client.example/oauth/client.json" },
    "not the document's",
  ],
  ["no client_id", { client_id: undefined }, "not the document's address"],
  ["several client_ids", { client_id: [url.href] }, "not the document's address"],
  ["a secret", { client_secret: "s" }, "must not contain a client secret"],
  ["the expiry of a secret", { client_secret_expires_at: 0 }, "must not contain a client secret"],
  ["a signature without keys", { token_endpoint_auth_method: "private_key_jwt" }, "needs either jwks_uri"],
  ["HTTP Basic", { token_endpoint_auth_method: "client_secret_basic" }, "must be one of none"],
  ["a secret in the form", { token_endpoint_auth_method: "client_secret_post" }, "must be one of none"],
  ["a method that is no string", { token_endpoint_auth_method: ["none"] }, "must be one of none"],
  ["no redirect URIs", { redirect_uris: undefined }, "redirect_uris must list"],
  ["an empty list of redirect URIs", { redirect_uris: [] }, "redirect_uris must list"],
  [
    "too many redirect URIs",
    { redirect_uris: Array.from({ length: 11 }, (_, i) => `https://client.example/${i}`) },
    "1 to 10",
  ],
  [
    "a script among its redirect URIs",
    { redirect_uris: ["https://client.example/cb", "javascript:alert(1)"] },
    "is invalid",
  ],
  ["plain http to another host", { redirect_uris: ["http://client.example/cb"] }, "use https"],
  ["a fragment", { redirect_uris: ["https://client.example/cb#x"] }, "fragment"],
  ["a name with a right-to-left override", { client_name: "Claude\u202e" }, "client_name"],
  ["a name of mixed alphabets", { client_name: "Сlaude" }, "client_name"],
  ["a name in two scripts", { client_name: "Claude Ассистент" }, "client_name"],
  ["a name that is no string", { client_name: 7 }, "client_name"],
  ["other grant types only", { grant_types: ["client_credentials"] }, "grant_types"],
  ["grant types that are no list", { grant_types: "authorization_code" }, "grant_types"],
  ["other response types only", { response_types: ["token"] }, "response_types"],
])("refuses a document with %s", (_, more, message) => {
  const read = () => readDocument({ ...document, ...more }, url);
  expect(read).toThrow(expect.objectContaining(refusal));
  expect(read).toThrow(message);
});

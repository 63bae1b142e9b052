import fc from "fast-check";
import { expect, test } from "vitest";
import { safePath } from "@/lib/platform/access/origins";
import { env } from "@/lib/env";

const base = `${env.APP_URL}/sign-in/submit`;
/** The origin that a browser reaches when it is redirected to this path. */
const originOf = (path: string) => new URL(path, base).origin;

test.each([
  ["/jobs?sort=score&page=2", "/jobs?sort=score&page=2"],
  ["/consent?client_id=a%2Fb", "/consent?client_id=a%2Fb"],
  ["/a/../jobs", "/jobs"],
  [`${env.APP_URL}/jobs`, "/jobs"],
])("keeps a path of this service: %s", (target, path) => expect(safePath(target, "/")).toBe(path));

test.each([
  "/..//evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "/%2e%2e//evil.example",
  "/%2E//evil.example",
  "/./\\evil.example",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "\n//evil.example",
  "https://evil.example/jobs",
  "https:evil.example",
  "javascript:alert(1)",
  `blob:${env.APP_URL}/jobs`,
  "",
  null,
  undefined,
])("falls back for %j", (target) => expect(safePath(target, "/fallback")).toBe("/fallback"));

const part = fc.constantFrom(
  "/",
  "//",
  "\\",
  ".",
  "..",
  "%2e",
  "%2E%2e",
  "%2f",
  "%5c",
  "%09",
  "%00",
  "?",
  "#",
  "@",
  ":",
  " ",
  "\t",
  "\r\n",
  "evil.example",
  "http:",
  "https://",
  "javascript:",
  "data:",
  "blob:",
  env.APP_URL,
  new URL(env.APP_URL).host,
  "jobs",
  "\u0000",
  "\u2028",
  "／",
  "。",
  "℀",
  "\ud800",
  "[::1]",
);

test("always returns a path on the service that is a valid header value", () => {
  const hostile = fc.oneof(
    fc.array(part, { maxLength: 9 }).map((parts) => parts.join("")),
    fc.string(),
    fc.webUrl(),
  );
  fc.assert(
    fc.property(hostile, (target) => {
      const path = safePath(target, "/");
      expect(originOf(path)).toBe(env.APP_URL);
      expect(new Headers({ location: path }).get("location")).toBe(path);
      expect(safePath(path, "/fallback")).toBe(path);
    }),
    { numRuns: 5_000 },
  );
});

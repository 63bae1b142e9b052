import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What each key means, whatever the page; a label that is worked out stands as it is written. */
const meanings: Record<string, RegExp> = {
  a: /^(Accept|Apply those chosen|props\.verb)/,
  r: /^(Reject|no$)/,
  o: /^Reopen/,
  x: /^(Select|Choose)/,
  e: /^Evaluate/,
  c: /^Compare/,
  z: /^(Undo|undo)/,
  j: /^Next (row|candidate)/,
  k: /^Previous (row|candidate)/,
  n: /^Next quote/,
  b: /^Previous quote/,
  p: /^shown \?/,
  space: /^Peek/,
  enter: /^Open/,
  v: /^Saved views/,
  w: /^Say why/,
  m: /^Move/,
  d: /^Rediscover/,
  u: /^Add candidates/,
  i: /^Import/,
  s: /^Send to the ATS/,
  l: /^Leave the ATS/,
  "+": /^Create/,
  "/": /^Filter/,
  "?": /^List the shortcuts/,
  "mod+k": /^Find/,
  "mod+enter": /^Publish/,
  // Out of whatever one is in, one step at a time.
  escape: /./,
};

test("a key means the same on every page", () => {
  const found: [key: string, label: string, file: string][] = [];
  for (const file of globSync("{components,app}/**/*.{ts,tsx}"))
    for (const [, key, label] of readFileSync(file, "utf8").matchAll(
      /keys: "([^"]+)",\s*label: "?([^",}]+)/g,
    ))
      found.push([key!, label!, file]);
  expect(found.length).toBeGreaterThan(30);
  for (const [key, label, file] of found) expect(label, `${key} in ${file}`).toMatch(meanings[key] ?? /^$/);
});

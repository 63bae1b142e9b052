import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import shortcutWords from "@/messages/en/shortcuts.json";

/** The labels each key may have, on every page. For a computed label the source text is matched. */
const meanings: Record<string, RegExp> = {
  a: /^(Accept|Add selected|Approve selected|yes$|t\(atOnce)/,
  r: /^(Reject|Decline selected|no$|t\(atOnce)/,
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
  enter: /^(Open|Peek at the row in focus, then open|t\(peeking)/,
  "Home End": /^First row, last row/,
  "PgUp PgDn": /^Page up, page down/,
  v: /^Saved views/,
  w: /^Show why/,
  f: /^Write to the candidate/,
  h: /^Snooze/,
  y: /^Tag/,
  m: /^Move/,
  t: /^Write a note/,
  d: /^Rediscover/,
  u: /^Add candidates/,
  i: /^Import/,
  s: /^Send to the ATS/,
  l: /^Leave the ATS/,
  "+": /^Create/,
  "/": /^Filter/,
  "?": /^List the shortcuts/,
  "mod+k": /^Find/,
  "mod+enter": /^(Publish|Send what is typed)/,
  "1–9": /^Show the tab/,
  // Closes whatever is open, one step at a time.
  escape: /./,
};

test("gives each key the same meaning on every page", () => {
  const shortcuts: [key: string, label: string, file: string][] = [];
  for (const file of globSync("{components,app}/**/*.{ts,tsx}")) shortcuts.push(...shortcutsIn(file));
  expect(shortcuts.length).toBeGreaterThan(30);
  for (const [key, label, file] of shortcuts)
    expect(label, `${key} in ${file}`).toMatch(meanings[key] ?? /^$/);
});

test("has an English heading for every group of shortcuts", () => {
  const headings = globSync("{components,app}/**/*.{ts,tsx}").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/group(?::| =) "([^"]+)"/g)].map(([, group]) => group),
  );
  expect(headings.length).toBeGreaterThan(10);
  for (const group of new Set(headings)) expect(shortcutWords).toHaveProperty([`group.${group}`]);
});

/** Shortcuts of a file, with English labels where they come from a catalogue. */
function shortcutsIn(file: string): [key: string, label: string, file: string][] {
  const source = readFileSync(file, "utf8");
  const english: Record<string, string> = {};
  for (const [, name] of source.matchAll(/^import \w+ from "@\/messages\/en\/([a-z-]+)[.]json"/gm))
    Object.assign(english, JSON.parse(readFileSync(`messages/en/${name}.json`, "utf8")));
  return [...source.matchAll(/keys: "([^"]+)",\s*label: (?:\w+\("([^"]+)"|"?([^",}]+))/g)].map(
    ([, key, message, label]) => [key!, message ? (english[message] ?? message) : label!, file],
  );
}

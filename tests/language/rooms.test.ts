import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

/** The rooms that process language. The folders in lib/reading/language hold data and no rules. */
const rooms = [
  "lib/reading/language",
  "lib/reading/profile",
  "lib/judging/ai/embedded",
  "lib/judging/evaluation/identity",
  "lib/judging/evaluation/flags",
  "lib/judging/scorecards",
];
const files = rooms
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: "utf8" }).map((name) => path.join(room, name)),
  )
  .filter((file) => file.endsWith(".ts"))
  .filter(
    (file) =>
      !file.startsWith("lib/judging/scorecards/") || /^(?:protected-|named-kinds)/.test(path.basename(file)),
  );
const isData = (file: string) => /^lib\/reading\/language\/[^/]+\//.test(file);

/** Counts regular expressions, literal or constructed, and lines of code without blanks and comments. */
function countsOf(file: string) {
  const text = readFileSync(file, "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lines = new Set<number>();
  let patterns = 0;
  const visit = (node: ts.Node) => {
    const isBuilt = ts.isNewExpression(node) || ts.isCallExpression(node);
    if (ts.isRegularExpressionLiteral(node) || (isBuilt && node.expression.getText(source) === "RegExp"))
      patterns++;
    const children = node.getChildren(source).filter((child) => !ts.isJSDoc(child));
    for (const child of children) visit(child);
    if (children.length || node.getEnd() === node.getStart(source)) return;
    const first = source.getLineAndCharacterOfPosition(node.getStart(source)).line;
    const last = source.getLineAndCharacterOfPosition(node.getEnd()).line;
    for (let line = first; line <= last; line++) lines.add(line);
  };
  visit(source);
  return { patterns, lines: lines.size };
}

const sum = (of: "patterns" | "lines", among: readonly string[]) =>
  among.reduce((total, file) => total + countsOf(file)[of], 0);

test("keeps the rooms that process language within their limit of regular expressions, without data", () => {
  expect(
    sum(
      "patterns",
      files.filter((file) => !isData(file)),
    ),
  ).toBeLessThanOrEqual(459);
});

test("keeps the rooms that process language within their limit of lines, without data", () => {
  expect(
    sum(
      "lines",
      files.filter((file) => !isData(file)),
    ),
  ).toBeLessThanOrEqual(9_565);
});

test("keeps regular expressions out of the language folders, whose data are phrases", () => {
  expect(files.filter((file) => isData(file) && countsOf(file).patterns > 0)).toEqual([]);
});

test("keeps lines within 120 characters", () => {
  const long = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, at) => (line.length > 120 ? [`${file}:${at + 1}`] : [])),
  );
  expect(long).toEqual([]);
});

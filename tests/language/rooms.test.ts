import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

/** The rooms that read language. A folder of lib/language holds data and no rules. */
const rooms = [
  "lib/language",
  "lib/profile",
  "lib/ai/embedded",
  "lib/evaluation/identity",
  "lib/evaluation/flags",
  "lib/scorecards",
];
const files = rooms
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: "utf8" }).map((name) => path.join(room, name)),
  )
  .filter((file) => file.endsWith(".ts"))
  .filter(
    (file) => !file.startsWith("lib/scorecards/") || /^(?:protected-|named-kinds)/.test(path.basename(file)),
  );
const isData = (file: string) => /^lib\/language\/[^/]+\//.test(file);

/** Regular expressions, written out or built, and lines that hold code rather than blanks and comments. */
function counted(file: string) {
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
  among.reduce((total, file) => total + counted(file)[of], 0);

test("the rooms that read language have grown a regular expression", () => {
  expect(
    sum(
      "patterns",
      files.filter((file) => !isData(file)),
    ),
  ).toBeLessThanOrEqual(276);
});

test("the rooms that read language have grown, data apart", () => {
  expect(
    sum(
      "lines",
      files.filter((file) => !isData(file)),
    ),
  ).toBeLessThanOrEqual(6000);
});

test("a language's folder holds a regular expression: its data are phrases", () => {
  expect(files.filter((file) => isData(file) && counted(file).patterns > 0)).toEqual([]);
});

test("a line is too long to be read", () => {
  const long = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, at) => (line.length > 120 ? [`${file}:${at + 1}`] : [])),
  );
  expect(long).toEqual([]);
});

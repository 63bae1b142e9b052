import "../support/database";
import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, it } from "vitest";
import { allTools } from "@/lib/doors/mcp/all-tools";

/** Tool names that are not English words: search and fetch are left out. */
const names = allTools.map(({ name }) => name).filter((name) => /[A-Z]/.test(name));
const aTool = new RegExp(`\\b(?:${names.join("|")})\\b`);

/** String literals with a space that name a tool; use case names and confirmation acts have none. */
function sentencesNamingATool(file: string): string[] {
  const source = readFileSync(file, "utf8");
  if (!aTool.test(source)) return [];
  const sentences: string[] = [];
  const visit = (node: ts.Node) => {
    const isText =
      ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (isText && aTool.test(node.text) && node.text.includes(" ")) sentences.push(`${file}: ${node.text}`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest));
  return sentences;
}

it("names no tool in the texts of use cases", () => {
  expect(names.length).toBeGreaterThan(40);
  const files = globSync("lib/**/*.ts", { exclude: ["lib/doors/mcp/**", "lib/*/*/generated/**"] });
  expect(files.length).toBeGreaterThan(900);
  expect(files.flatMap(sentencesNamingATool)).toEqual([]);
});

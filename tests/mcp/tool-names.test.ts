import "../support/database";
import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, it } from "vitest";
import { allTools } from "@/lib/mcp/all-tools";

/** Names that are no English word; what is called search or fetch is one too. */
const names = allTools.map(({ name }) => name).filter((name) => /[A-Z]/.test(name));
const aName = new RegExp(`\\b(?:${names.join("|")})\\b`);

/** Texts of more than one word; a use case's own name and the act of a confirmation are one. */
function sentencesNamingATool(file: string): string[] {
  const source = readFileSync(file, "utf8");
  if (!aName.test(source)) return [];
  const sentences: string[] = [];
  const visit = (node: ts.Node) => {
    const isText =
      ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (isText && aName.test(node.text) && node.text.includes(" ")) sentences.push(`${file}: ${node.text}`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest));
  return sentences;
}

it("names no tool in what use cases say", () => {
  expect(names.length).toBeGreaterThan(40);
  const files = globSync("lib/**/*.ts", { exclude: ["lib/mcp/**", "lib/*/generated/**"] });
  expect(files.length).toBeGreaterThan(900);
  expect(files.flatMap(sentencesNamingATool)).toEqual([]);
});

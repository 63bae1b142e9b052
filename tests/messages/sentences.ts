import { globSync, readFileSync } from "node:fs";
import ts from "typescript";

/** Code whose text only agents read, always in English. */
const agentsOnly =
  /^lib\/(doors\/mcp|platform\/(reporting-sql|agent-tasks))\/|^lib\/platform\/confirmations\/(redeem|check)-/;

const speaking = ["say", "sentence", "toStore"];
const refusing = ["invalid", "conflict", "forbidden", "notFound", "unavailable"];

type Sentence = { at: string; english: string };

/** Every sentence that lib may show to people, with its place; `pieced` are the places that concatenate one. */
export function sentencesOfLib(): { whole: Sentence[]; pieced: string[] } {
  const whole: Sentence[] = [];
  const pieced: string[] = [];
  for (const file of globSync("lib/**/*.ts", { exclude: ["lib/platform/db/generated/**", "lib/say.ts"] })) {
    const text = readFileSync(file, "utf8");
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const names = [
      ...(/from "(?:@\/lib|\.)\/say"/.test(text) ? speaking : []),
      ...(text.includes('from "@/lib/errors"') && !agentsOnly.test(file) ? refusing : []),
    ];
    const visit = (node: ts.Node) => {
      if (ts.isCallExpression(node) && names.includes(node.expression.getText()) && node.arguments[0])
        for (const part of choicesOf(node.arguments[0])) {
          const at = `${file}:${source.getLineAndCharacterOfPosition(part.getStart()).line + 1}`;
          if (ts.isStringLiteralLike(part)) whole.push({ at, english: part.text });
          else if (ts.isTemplateExpression(part) || ts.isBinaryExpression(part)) pieced.push(at);
        }
      // The message of a connector's failure is shown on the connections page and beside a decision.
      if (ts.isNewExpression(node) && node.expression.getText() === "AtsFailure" && node.arguments?.[1])
        if (ts.isStringLiteralLike(node.arguments[1]) || ts.isTemplateExpression(node.arguments[1]))
          pieced.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  for (const file of globSync("lib/**/sentences.json"))
    for (const english of Object.values(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>))
      whole.push({ at: file, english });
  return { whole, pieced };
}

/** The alternatives of a conditional expression, or the expression itself. */
const choicesOf = (node: ts.Expression): ts.Expression[] =>
  ts.isConditionalExpression(node)
    ? [...choicesOf(node.whenTrue), ...choicesOf(node.whenFalse)]
    : ts.isParenthesizedExpression(node)
      ? choicesOf(node.expression)
      : [node];

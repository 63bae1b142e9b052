import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import { slotsOf } from "./slots";

const sources = globSync("{app,components}/**/*.{ts,tsx}");

/** A message lookup: the messages it may return and the arguments it provides. Computed keys are left out. */
type Call = { at: string; messages: string[]; provided: string[] };

test("every message lookup provides the arguments that its message needs", () => {
  const calls = sources.flatMap(callsIn);
  expect(calls.length).toBeGreaterThan(500);
  const lacking = calls.flatMap(({ at, messages, provided }) =>
    messages.flatMap((message) => {
      const names = slotsOf(message).map((slot) => slot.replace(/^<(.*)>$|^(\S+) \d+$/, "$1$2"));
      const missing = names.filter((name) => !provided.includes(name));
      return missing.length > 0 ? [`${at}: ${missing.join(", ")}`] : [];
    }),
  );
  expect(lacking).toEqual([]);
});

function callsIn(file: string): Call[] {
  const text = readFileSync(file, "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const catalogues = new Map<string, Record<string, string>>();
  for (const [, name, area] of text.matchAll(
    /^import (?:type )?(\w+) from "@\/messages\/en\/([a-z-]+)[.]json"/gm,
  ))
    catalogues.set(
      name!,
      JSON.parse(readFileSync(`messages/en/${area}.json`, "utf8")) as Record<string, string>,
    );
  if (catalogues.size === 0) return [];
  /** The variables that hold message functions, with their catalogues. */
  const bound = new Map<string, Set<string>>();
  for (const [, name, catalogue] of text.matchAll(
    /(\w+)(?: = (?:await getWords|useWords)\("[^"]+", |: Words<typeof )(\w+)/g,
  ))
    bound.set(name!, (bound.get(name!) ?? new Set()).add(catalogue!));

  const calls: Call[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) {
      const callee = ts.isPropertyAccessExpression(node.expression)
        ? node.expression.expression
        : node.expression;
      // A page's title: titled("area", catalogue, key).
      const isTitle = callee.getText() === "titled";
      const boundCatalogues = isTitle ? [node.arguments[1]!.getText()] : bound.get(callee.getText());
      const [key, values] = isTitle ? [node.arguments[2]] : node.arguments;
      const provided = namesIn(values);
      if (boundCatalogues && key && provided)
        for (const catalogue of boundCatalogues) {
          const english = catalogues.get(catalogue) ?? {};
          const messages = keysOf(key).flatMap((each) => english[each] ?? []);
          const { line } = source.getLineAndCharacterOfPosition(node.getStart());
          calls.push({ at: `${file}:${line + 1} ${key.getText()}`, messages, provided });
        }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return calls;
}

/** The property names of an object literal; null for other expressions and literals with a spread. */
function namesIn(values: ts.Expression | undefined): string[] | null {
  if (!values) return [];
  if (!ts.isObjectLiteralExpression(values)) return null;
  if (values.properties.some(ts.isSpreadAssignment)) return null;
  return values.properties.map(({ name }) => name?.getText() ?? "");
}

/** The literal keys that an expression may evaluate to; none for computed keys. */
function keysOf(key: ts.Expression): string[] {
  if (ts.isStringLiteralLike(key)) return [key.text];
  if (ts.isConditionalExpression(key)) return [...keysOf(key.whenTrue), ...keysOf(key.whenFalse)];
  if (ts.isParenthesizedExpression(key) || ts.isAsExpression(key)) return keysOf(key.expression);
  return [];
}

import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

const root = path.join(import.meta.dirname, "../..");

/** A pattern, and the file in which it stands or is built. */
export type Placed = { pattern: RegExp; file: string };

/**
 * Every pattern of the code: those written in it, and those that are built while all modules of lib are loaded and
 * `use` runs, which makes the code build the others. Patterns built inside packages are not ours.
 */
export async function allPatterns(use: () => Promise<unknown>): Promise<Placed[]> {
  const files = globSync(["{lib,app,components,engine}/**/*.{ts,tsx}", "proxy.ts"], {
    cwd: root,
    exclude: ["lib/platform/db/generated/**"],
  }).sort();
  const patterns = new Map<string, Placed>();
  const add = (pattern: RegExp, file: string) => {
    const id = `${pattern.source}/${pattern.flags.replace("g", "")}`;
    if (!patterns.has(id)) patterns.set(id, { pattern, file });
  };
  for (const file of files) for (const pattern of patternsIn(file)) add(pattern, file);
  const Native = RegExp;
  globalThis.RegExp = new Proxy(Native, {
    construct(target, args: [string], newTarget) {
      const pattern = Reflect.construct(target, args, newTarget) as RegExp;
      const [, , caller = ""] = (new Error().stack ?? "").split("\n");
      const file = /[(/ ](\/.*?):\d+:\d+\)?$/.exec(caller)?.[1];
      const place = file ? path.relative(root, file) : "";
      if (files.includes(place)) add(pattern, place);
      return pattern;
    },
  });
  try {
    for (const file of files)
      if (/^lib\/.*(?<!main|program)\.tsx?$/.test(file)) await import(path.join(root, file));
    await use();
  } finally {
    globalThis.RegExp = Native;
  }
  return [...patterns.values()];
}

/** The patterns written in a file. */
function patternsIn(file: string): RegExp[] {
  const patterns: RegExp[] = [];
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(root, file), "utf8"),
    ts.ScriptTarget.Latest,
  );
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      patterns.push(new RegExp(node.text.slice(1, end), node.text.slice(end + 1)));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return patterns;
}

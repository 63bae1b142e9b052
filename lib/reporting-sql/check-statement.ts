import { parse } from "libpg-query";
import { invalid } from "@/lib/errors";
import { functions, momentary, nodes, operators, types, views } from "./allowed";

export const STATEMENT_MAX = 10_000;
/** Deeper than anyone writes, and far from what a parser's stack holds. */
const NESTED_MAX = 200;

type Node = Record<string, unknown>;

/**
 * Reads a statement with PostgreSQL's own parser and refuses whatever is not one plain SELECT over the reporting
 * views, made of known parts. Returns the statement without what may follow it.
 * Throws `invalid` with what stood in the way.
 */
export async function checkedStatement(sql: string): Promise<string> {
  if (nesting(sql) > NESTED_MAX) throw invalid("The statement is nested too deeply.");
  const { stmts = [] } = await parse(sql).catch((error: unknown) => {
    throw invalid(`PostgreSQL cannot read this: ${error instanceof Error ? error.message : "syntax error"}.`);
  });
  const [only] = stmts;
  if (!only || stmts.length > 1) throw invalid("Give exactly one statement.");
  const statement = only.stmt as Node | undefined;
  if (!statement || !("SelectStmt" in statement)) throw invalid("Only SELECT can be run here.");
  const seen = { relations: [] as Node[], queries: new Set<string>() };
  walk(statement, seen);
  for (const relation of seen.relations) checkRelation(relation, seen.queries);
  // Places are counted in bytes. Without a length the statement goes to the end.
  const from = only.stmt_location ?? 0;
  const length = only.stmt_len;
  return Buffer.from(sql)
    .subarray(from, length ? from + length : undefined)
    .toString("utf8");
}

function walk(value: unknown, seen: { relations: Node[]; queries: Set<string> }) {
  if (Array.isArray(value)) for (const item of value) walk(item, seen);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    // Nodes are spelled with a capital, the fields that hold them without.
    if (/^[A-Z]/.test(key)) checkNode(key, inner as Node, seen);
    walk(inner, seen);
  }
}

function checkNode(kind: string, node: Node, seen: { relations: Node[]; queries: Set<string> }) {
  if (!nodes.has(kind)) throw invalid(`${spelled(kind)} cannot be used here.`);
  checks[kind]?.(node);
  if (kind === "RangeVar") seen.relations.push(node);
  if (kind === "CommonTableExpr") seen.queries.add(String(node.ctename));
}

const checks: Record<string, (node: Node) => void> = {
  SelectStmt(node) {
    if (node.intoClause) throw invalid("SELECT INTO writes: only reading is possible here.");
    if (node.lockingClause) throw invalid("Locks cannot be taken here.");
    if ((node.withClause as Node | undefined)?.recursive)
      throw invalid("WITH RECURSIVE cannot be used here.");
  },
  CommonTableExpr(node) {
    // Out of its scope the name would mean PostgreSQL's own table.
    if (/^pg_/i.test(String(node.ctename))) throw invalid("A query's name cannot begin with pg_.");
    if (!("SelectStmt" in (node.ctequery as Node))) throw invalid("Only SELECT can stand in WITH.");
  },
  FuncCall(node) {
    const name = plainName(node.funcname);
    if (!name || !functions.has(name))
      throw invalid(`The function ${joined(node.funcname)} cannot be used here.`);
    if (node.func_variadic) throw invalid("VARIADIC cannot be used here.");
  },
  A_Expr(node) {
    const name = plainName(node.name);
    if (!name || !operators.has(name))
      throw invalid(`The operator ${joined(node.name)} cannot be used here.`);
  },
  SortBy(node) {
    if (node.useOp) throw invalid("ORDER BY … USING cannot be used here.");
  },
  SubLink({ operName }) {
    if (operName) checks.A_Expr?.({ name: operName });
  },
  TypeCast(node) {
    const { names, setof, pct_type } = node.typeName as Node;
    const name = plainName(names);
    if (!name || !types.has(name) || setof || pct_type)
      throw invalid(`The type ${joined(names)} cannot be used here.`);
  },
  SQLValueFunction(node) {
    if (!momentary.has(String(node.op))) throw invalid("Only the present date and time can be asked for.");
  },
};

function checkRelation(relation: Node, queries: Set<string>) {
  const { catalogname, schemaname, relname = "" } = relation as Record<string, string | undefined>;
  const known = views.has(relname) || (!schemaname && queries.has(relname));
  if (catalogname || (schemaname && schemaname !== "reporting") || !known)
    throw invalid(
      `There is no view ${schemaname ? `${schemaname}.` : ""}${relname}. SELECT * FROM columns lists what there is.`,
    );
}

const parts = (name: unknown): string[] =>
  (name as { String?: { sval?: string } }[]).map((part) => part.String?.sval ?? "");

/** The name, if it is PostgreSQL's own and not qualified otherwise. */
function plainName(name: unknown): string | null {
  const [first, second, ...more] = parts(name);
  if (second === undefined) return first ?? null;
  return first === "pg_catalog" && more.length === 0 ? second : null;
}

const joined = (name: unknown) => parts(name).join(".");

const spelled = (kind: string) => kind.replace(/(Stmt|Expr)$/, "").replace(/([a-z])([A-Z])/g, "$1 $2");

/** How deep brackets and CASE could nest; what stands in texts and comments counts too, which does no harm. */
function nesting(sql: string): number {
  let depth = 0;
  let deepest = 0;
  for (const sign of sql) {
    if (sign === "(" || sign === "[") deepest = Math.max(deepest, ++depth);
    if (sign === ")" || sign === "]") depth -= 1;
  }
  return deepest;
}

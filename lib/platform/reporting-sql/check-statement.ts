import { parse } from "libpg-query";
import { invalid } from "@/lib/errors";
import { functions, currentTimes, operators, types, views } from "./allowed";
import { grammar, refusals } from "./grammar";

export const STATEMENT_MAX = 10_000;
/** Nodes within nodes: deeper than any real statement, and far below what the stack of the walk can hold. */
const NESTED_MAX = 1_000;

type Node = Record<string, unknown>;

/** Collected during the walk, to be checked after it. */
type Seen = {
  relations: Node[];
  queries: Set<string>;
  /** Names and aliases of tables, as they are used. */
  tables: Set<string>;
  columns: { node: Node; names: string[] }[];
  /** ColumnRefs in ORDER BY that PostgreSQL resolves to a result column. */
  results: Set<unknown>;
  /** Nodes around the current one: a sum of a thousand terms is as deep as a thousand brackets. */
  depth: number;
};

/**
 * Parses a statement with PostgreSQL's own parser and refuses everything but one plain SELECT over the reporting
 * views, made of allowed parts. Returns the statement without anything after it, and the columns it qualifies by a
 * table: PostgreSQL reads `u.to_json` as to_json(u) where u has no such column, so the caller has to refuse such
 * function names. Throws `invalid` with the reason.
 */
export async function checkedStatement(sql: string): Promise<{ statement: string; columns: string[] }> {
  const { stmts = [] } = await parse(sql).catch((error: unknown) => {
    // The parser's own recursion.
    if (error instanceof RangeError) throw tooDeep();
    throw invalid(`PostgreSQL cannot read this: ${error instanceof Error ? error.message : "syntax error"}.`);
  });
  const [only] = stmts;
  if (!only || stmts.length > 1) throw invalid("Give exactly one statement.");
  const statement = only.stmt as Node | undefined;
  if (!statement || !("SelectStmt" in statement)) throw invalid("Only SELECT can be run here.");
  const seen: Seen = {
    relations: [],
    queries: new Set(),
    tables: new Set(),
    columns: [],
    results: new Set(),
    depth: 0,
  };
  walkField(statement, ["SelectStmt"], "", seen);
  for (const relation of seen.relations) checkRelation(relation, seen.queries);
  for (const column of seen.columns) checkColumn(column, seen);
  // Locations are byte offsets. Without a length, the statement extends to the end.
  const from = only.stmt_location ?? 0;
  const length = only.stmt_len;
  return {
    statement: Buffer.from(sql)
      .subarray(from, length ? from + length : undefined)
      .toString("utf8"),
    columns: [...new Set(seen.columns.flatMap(({ names }) => (names.length > 1 ? names.slice(-1) : [])))],
  };
}

/** Walks a node that names its kind, or a list of such nodes. */
function walkField(value: unknown, kinds: readonly string[], parent: string, seen: Seen) {
  for (const wrapped of Array.isArray(value) ? value : [value]) {
    const [[kind, node] = ["", {}], ...more] = Object.entries(asNode(wrapped));
    if (more.length > 0 || !kinds.includes(kind)) throw invalid(`${spelled(kind)} cannot be used here.`);
    if (kind) walk(kind, asNode(node), parent, seen);
  }
}

function walk(kind: string, node: Node, parent: string, seen: Seen) {
  const fields = grammar[`${parent}.${kind}`] ?? grammar[kind];
  if (!fields) throw invalid(`${spelled(kind)} cannot be used here.`);
  if (++seen.depth > NESTED_MAX) throw tooDeep();
  for (const [name, value] of Object.entries(node)) {
    const field = name === "location" ? "plain" : Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field)
      throw invalid(refusals[`${kind}.${name}`] ?? `${spelled(kind)} with ${name} cannot be used here.`);
    if (field === "plain") {
      if (typeof value === "object") throw invalid(`${spelled(kind)} cannot be used here.`);
    } else if ("of" in field) walk(field.of, asNode(value), kind, seen);
    else walkField(value, field, kind, seen);
  }
  seen.depth -= 1;
  checks[kind]?.(node, seen, parent);
}

const tooDeep = () =>
  invalid("The statement is nested too deeply: split it, or shorten its longest expression.");

function asNode(value: unknown): Node {
  if (typeof value !== "object" || value === null)
    throw invalid("PostgreSQL's parser returned an unexpected result.");
  return value as Node;
}

const checks: Record<string, (node: Node, seen: Seen, parent: string) => void> = {
  SelectStmt({ targetList = [], sortClause = [] }, { results }) {
    const named = new Set((targetList as { ResTarget: Node }[]).map(({ ResTarget }) => ResTarget.name));
    for (const { SortBy } of sortClause as { SortBy: { node: { ColumnRef?: Node } } }[]) {
      const column = SortBy.node.ColumnRef;
      if (column && named.has(parts(column.fields).join("."))) results.add(column);
    }
  },
  CommonTableExpr({ ctename }, { queries }) {
    // Outside its scope, the name would refer to PostgreSQL's own table.
    if (/^pg_/i.test(String(ctename))) throw invalid("A query's name cannot begin with pg_.");
    queries.add(String(ctename));
  },
  RangeVar(node, { relations, tables }) {
    relations.push(node);
    if (!node.alias) tables.add(String(node.relname));
  },
  Alias({ aliasname }, { tables }) {
    tables.add(String(aliasname));
  },
  ColumnRef(node, { columns }, parent) {
    const names = parts(node.fields);
    const star = (node.fields as Node[]).findIndex((field) => "A_Star" in field);
    if (star < 0) columns.push({ node, names });
    else if (parent !== "ResTarget")
      throw invalid(`${names.join(".")}* can only stand for columns of SELECT.`);
  },
  FuncCall(node) {
    checkName("function", node.funcname, functions);
  },
  A_Expr(node) {
    checkName("operator", node.name, operators);
    // The only comparison that returns one of its operands.
    if (node.kind === "AEXPR_NULLIF")
      for (const value of [node.lexpr, node.rexpr])
        if ("RowExpr" in asNode(value) || "A_ArrayExpr" in asNode(value))
          throw invalid("NULLIF of rows or arrays cannot be used here.");
  },
  SubLink({ subLinkType, operName }, seen) {
    if (subLinkType === "ARRAY_SUBLINK") throw invalid("ARRAY(SELECT …) cannot be used here.");
    if (operName) checks.A_Expr?.({ name: operName }, seen, "SubLink");
  },
  TypeName({ names }) {
    checkName("type", names, types);
  },
  SQLValueFunction(node) {
    if (!currentTimes.has(String(node.op))) throw invalid("Only the current date and time can be used here.");
  },
};

function checkRelation(relation: Node, queries: Set<string>) {
  const { catalogname, schemaname, relname = "" } = relation as Record<string, string | undefined>;
  const isReadable = views.has(relname) || (!schemaname && queries.has(relname));
  if (catalogname || (schemaname && schemaname !== "reporting") || !isReadable)
    throw invalid(
      `There is no view ${schemaname ? `${schemaname}.` : ""}${relname}. SELECT * FROM columns lists the views.`,
    );
}

/** Refuses a table's name in place of a column's, which would be the whole row. */
function checkColumn({ node, names }: Seen["columns"][number], { tables, results }: Seen) {
  const [name = "", ...more] = names;
  if (more.length === 0 && tables.has(name) && !results.has(node))
    throw invalid(`${name} is a table here, and whole rows cannot be selected: name columns.`);
}

const parts = (name: unknown): string[] =>
  (name as { String?: { sval?: string } }[]).map((part) => part.String?.sval ?? "");

/** The name, if it is unqualified or qualified by pg_catalog; else null. */
function plainName(name: unknown): string | null {
  const [first, second, ...more] = parts(name);
  if (second === undefined) return first ?? null;
  return first === "pg_catalog" && more.length === 0 ? second : null;
}

function checkName(what: string, name: unknown, allowed: ReadonlySet<string>) {
  const plain = plainName(name);
  if (!plain || !allowed.has(plain))
    throw invalid(`The ${what} ${parts(name).join(".")} cannot be used here.`);
}

const spelled = (kind: string) => kind.replace(/(Stmt|Expr)$/, "").replace(/([a-z])([A-Z])/g, "$1 $2");

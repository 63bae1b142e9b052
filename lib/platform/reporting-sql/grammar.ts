/** The content of a field: a plain value, nodes that name their kind (one or a list), or a node of a fixed kind. */
export type Field = "plain" | readonly string[] | { of: string };

const expression = [
  "ColumnRef",
  "A_Const",
  "A_Expr",
  "BoolExpr",
  "NullTest",
  "BooleanTest",
  "CaseExpr",
  "CoalesceExpr",
  "MinMaxExpr",
  "FuncCall",
  "TypeCast",
  "SQLValueFunction",
  "SubLink",
  "GroupingFunc",
];
/** Rows and arrays are allowed in comparisons, never as values: as text, each level of nesting doubles the length. */
const compared = [...expression, "RowExpr", "A_ArrayExpr", "List"];
const grouped = [...expression, "RowExpr", "GroupingSet"];
const source = ["RangeVar", "RangeSubselect", "JoinExpr"];
const names = ["String"];

/**
 * Every kind of node that a statement may contain, and every field it may have, as PostgreSQL's parser names them
 * (libpg_query's pg_query.proto). Everything else is refused; `location` is allowed in all of them.
 */
export const grammar: Record<string, Record<string, Field>> = {
  SelectStmt: {
    // DISTINCT without ON is one empty entry.
    distinctClause: [...expression, ""],
    targetList: ["ResTarget"],
    fromClause: source,
    whereClause: expression,
    groupClause: grouped,
    groupDistinct: "plain",
    havingClause: expression,
    windowClause: ["WindowDef"],
    valuesLists: ["List"],
    sortClause: ["SortBy"],
    limitOffset: expression,
    limitCount: expression,
    limitOption: "plain",
    withClause: { of: "WithClause" },
    op: "plain",
    all: "plain",
    larg: { of: "SelectStmt" },
    rarg: { of: "SelectStmt" },
  },
  ResTarget: { name: "plain", val: expression },
  WithClause: { ctes: ["CommonTableExpr"] },
  CommonTableExpr: {
    ctename: "plain",
    aliascolnames: names,
    ctematerialized: "plain",
    ctequery: ["SelectStmt"],
  },
  SortBy: { node: expression, sortby_dir: "plain", sortby_nulls: "plain" },
  WindowDef: {
    name: "plain",
    refname: "plain",
    partitionClause: expression,
    orderClause: ["SortBy"],
    frameOptions: "plain",
    startOffset: expression,
    endOffset: expression,
  },
  GroupingSet: { kind: "plain", content: grouped },
  GroupingFunc: { args: expression },
  RangeVar: {
    catalogname: "plain",
    schemaname: "plain",
    relname: "plain",
    inh: "plain",
    relpersistence: "plain",
    alias: { of: "Alias" },
  },
  Alias: { aliasname: "plain", colnames: names },
  RangeSubselect: { lateral: "plain", subquery: ["SelectStmt"], alias: { of: "Alias" } },
  JoinExpr: {
    jointype: "plain",
    isNatural: "plain",
    larg: source,
    rarg: source,
    usingClause: names,
    join_using_alias: { of: "Alias" },
    quals: expression,
    alias: { of: "Alias" },
  },
  SubLink: {
    subLinkType: "plain",
    testexpr: [...expression, "RowExpr"],
    operName: names,
    subselect: ["SelectStmt"],
  },
  ColumnRef: { fields: ["String", "A_Star"] },
  A_Star: {},
  A_Const: {
    ival: { of: "Integer" },
    fval: { of: "Float" },
    boolval: { of: "Boolean" },
    sval: { of: "String" },
    isnull: "plain",
  },
  Integer: { ival: "plain" },
  Float: { fval: "plain" },
  Boolean: { boolval: "plain" },
  String: { sval: "plain" },
  A_Expr: {
    kind: "plain",
    name: names,
    lexpr: compared,
    rexpr: compared,
    rexpr_list_start: "plain",
    rexpr_list_end: "plain",
  },
  A_ArrayExpr: { elements: expression, list_start: "plain", list_end: "plain" },
  RowExpr: { args: expression, row_format: "plain" },
  /** In VALUES. */
  List: { items: expression },
  /** In IN and BETWEEN. */
  "A_Expr.List": { items: [...expression, "RowExpr"] },
  BoolExpr: { boolop: "plain", args: expression },
  NullTest: { arg: [...expression, "RowExpr"], nulltesttype: "plain", argisrow: "plain" },
  BooleanTest: { arg: expression, booltesttype: "plain" },
  CaseExpr: { arg: expression, args: ["CaseWhen"], defresult: expression },
  CaseWhen: { expr: expression, result: expression },
  CoalesceExpr: { args: expression },
  MinMaxExpr: { op: "plain", args: expression },
  FuncCall: {
    funcname: names,
    args: expression,
    agg_order: ["SortBy"],
    agg_filter: expression,
    over: { of: "WindowDef" },
    agg_within_group: "plain",
    agg_star: "plain",
    agg_distinct: "plain",
    funcformat: "plain",
  },
  TypeCast: { arg: expression, typeName: { of: "TypeName" } },
  TypeName: { names, typmods: ["A_Const"], typemod: "plain" },
  SQLValueFunction: { op: "plain", typmod: "plain" },
};

/** Messages for refused fields that people try. */
export const refusals: Record<string, string> = {
  "SelectStmt.intoClause": "SELECT INTO writes: only reading is possible here.",
  "SelectStmt.lockingClause": "Locks cannot be taken here.",
  "WithClause.recursive": "WITH RECURSIVE cannot be used here.",
  "FuncCall.func_variadic": "VARIADIC cannot be used here.",
  "SortBy.useOp": "ORDER BY … USING cannot be used here.",
  "TypeName.arrayBounds": "Casts to arrays cannot be used here. Write ARRAY[…] where it is compared.",
};

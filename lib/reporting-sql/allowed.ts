/** What a statement may be made of, by the names PostgreSQL's own parser gives. Anything else is refused. */

/** The views of the schema `reporting`; `SELECT * FROM columns` describes them. */
export const views = new Set([
  ...["organizations", "members", "users", "invitations", "jobs", "scorecards", "scorecard_versions"],
  ...["candidates", "applications", "evaluations", "decisions", "attachments", "credit_accounts"],
  ...[
    "credit_transactions",
    "ai_usage",
    "ats_connections",
    "agents",
    "agent_grants",
    "audit_events",
    "columns",
  ],
]);

/**
 * Functions of their arguments alone, none of which makes a long value of short ones: nothing here can fill the
 * server's memory.
 */
export const functions = new Set([
  ...[
    "count",
    "sum",
    "avg",
    "min",
    "max",
    "bool_and",
    "bool_or",
    "every",
    "stddev",
    "stddev_pop",
    "stddev_samp",
  ],
  ...["variance", "var_pop", "var_samp", "percentile_cont", "percentile_disc", "mode", "corr"],
  ...["row_number", "rank", "dense_rank", "percent_rank", "cume_dist", "ntile", "lag", "lead"],
  ...["first_value", "last_value"],
  ...["lower", "upper", "length", "char_length", "btrim", "ltrim", "rtrim", "left", "right", "substring"],
  ...["substr", "position", "strpos", "split_part", "starts_with"],
  ...["abs", "sign", "round", "floor", "ceil", "ceiling", "trunc", "mod", "width_bucket"],
  ...["now", "date_trunc", "date_part", "date_bin", "extract", "age", "to_char", "timezone", "make_date"],
  ...["make_interval", "array_length", "cardinality"],
]);

export const operators = new Set([
  ...[
    "=",
    "<>",
    "<",
    ">",
    "<=",
    ">=",
    "+",
    "-",
    "*",
    "/",
    "%",
    "~~",
    "!~~",
    "~~*",
    "!~~*",
    "~",
    "~*",
    "!~",
    "!~*",
  ],
  ...["@>", "<@", "&&", "BETWEEN", "NOT BETWEEN"],
]);

export const types = new Set([
  ...["int2", "int4", "int8", "numeric", "float4", "float8", "bool", "text", "varchar", "uuid"],
  ...["date", "time", "timestamp", "timestamptz", "interval"],
]);

export const momentary = new Set([
  ...["SVFOP_CURRENT_DATE", "SVFOP_CURRENT_TIME", "SVFOP_CURRENT_TIMESTAMP", "SVFOP_LOCALTIMESTAMP"],
]);

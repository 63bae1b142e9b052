import * as z from "zod";

/** The problems in a tool's arguments, or in a request's parameters, in words an agent can act on. */
export const argumentProblems = (error: z.ZodError, input?: z.ZodObject) =>
  error.issues.map((issue) => `✖ ${problem(issue, input)}${at(issue.path)}`).join("\n");

const at = (path: PropertyKey[]) => (path.length > 0 ? `\n  → at ${z.core.toDotPath(path)}` : "");

function problem(issue: z.core.$ZodIssue, input?: z.ZodObject): string {
  const allowed = allowedValues(issue);
  if (allowed.length > 0) return `Must be one of ${allowed.map((value) => `"${value}"`).join(", ")}`;
  switch (issue.code) {
    case "unrecognized_keys": {
      const named = issue.keys.map((key) => `"${key}"`).join(", ");
      const known = input && issue.path.length === 0 ? Object.keys(input.shape).join(", ") : null;
      return `Unknown: ${named}${known === null ? "" : `. The arguments are ${known}`}`;
    }
    case "invalid_type":
      return issue.message.endsWith("received undefined")
        ? "Missing"
        : `Must be ${kinds[issue.expected] ?? issue.expected}`;
    case "too_small":
      return `Must ${bound("at least", "more than", issue.origin, issue.minimum, issue.inclusive)}`;
    case "too_big":
      return `Must ${bound("at most", "less than", issue.origin, issue.maximum, issue.inclusive)}`;
    case "invalid_format":
      return `Must be ${formats[issue.format] ?? "written differently"}`;
    case "invalid_union":
      return issue.errors.flatMap(([first]) => (first ? problem(first) : [])).join(", or: ");
    case "custom":
      return issue.message;
    default:
      return "Not valid";
  }
}

const kinds: Partial<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
  null: "null",
};

const formats: Partial<Record<string, string>> = {
  uuid: "an id, as another tool returned it",
  url: "a full address that begins with https://",
  email: "an e-mail address",
  date: "a day such as 2026-11-01",
  datetime: "a time such as 2026-11-01T09:00:00Z",
  base64: "base64",
};

function bound(
  from: string,
  beyond: string,
  origin: string,
  limit: number | bigint,
  inclusive = true,
): string {
  const amount = `${inclusive ? from : beyond} ${limit}`;
  if (origin === "string") return `have ${amount} characters`;
  return origin === "array" || origin === "set" ? `have ${amount} entries` : `be ${amount}`;
}

/** The allowed values of an enum; those of a union's alternatives are merged. */
function allowedValues(issue: z.core.$ZodIssue): string[] {
  if (issue.code === "invalid_value") return issue.values.map(String);
  if (issue.code !== "invalid_union") return [];
  return issue.errors.flat().flatMap((inner) => (inner.path.length === 0 ? allowedValues(inner) : []));
}

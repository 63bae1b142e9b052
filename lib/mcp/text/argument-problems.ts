import * as z from "zod";

/** What is wrong with a tool's arguments, as zod words it, and the values that a word of a list can have. */
export const argumentProblems = (error: z.ZodError, input: z.ZodObject) =>
  error.issues.map((issue) => `✖ ${problem(issue, input)}${at(issue.path)}`).join("\n");

const at = (path: PropertyKey[]) => (path.length > 0 ? `\n  → at ${z.core.toDotPath(path)}` : "");

function problem(issue: z.core.$ZodIssue, input: z.ZodObject): string {
  if (issue.code === "unrecognized_keys" && issue.path.length === 0)
    return `${issue.message}. The arguments are ${Object.keys(input.shape).join(", ")}`;
  const allowed = allowedValues(issue);
  return allowed.length > 0
    ? `Must be one of ${allowed.map((value) => `"${value}"`).join(", ")}`
    : issue.message;
}

/** Of a union each alternative has its own list: they are given as one. */
function allowedValues(issue: z.core.$ZodIssue): string[] {
  if (issue.code === "invalid_value") return issue.values.map(String);
  if (issue.code !== "invalid_union") return [];
  return issue.errors.flat().flatMap((inner) => (inner.path.length === 0 ? allowedValues(inner) : []));
}

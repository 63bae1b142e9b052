import * as z from "zod";

/** The problems in a tool's arguments, in zod's messages; for enums, with the allowed values. */
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

/** The allowed values of an enum; those of a union's alternatives are merged. */
function allowedValues(issue: z.core.$ZodIssue): string[] {
  if (issue.code === "invalid_value") return issue.values.map(String);
  if (issue.code !== "invalid_union") return [];
  return issue.errors.flat().flatMap((inner) => (inner.path.length === 0 ? allowedValues(inner) : []));
}

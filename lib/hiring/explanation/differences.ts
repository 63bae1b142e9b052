/** Where two values differ, in words: "overall is 99.9, worked out 71.2". At most four; empty if they agree. */
export const differences = (stated: unknown, workedOut: unknown, names: Record<string, string>): string[] =>
  compare(stated, workedOut, [], names).slice(0, most);

const most = 4;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

function compare(a: unknown, b: unknown, path: string[], names: Record<string, string>): string[] {
  if (Object.is(a, b)) return [];
  if (isRecord(a) && isRecord(b) && Array.isArray(a) === Array.isArray(b))
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap((key) =>
      compare(a[key], b[key], [...path, named(key, a, b, names)], names),
    );
  return [`${path.join(", ") || "all of it"} is ${shown(a)}, recomputed ${shown(b)}`];
}

/** The name of a criterion or a dimension; the position of any other item. */
function named(
  key: string,
  a: Record<string, unknown>,
  b: Record<string, unknown>,
  names: Record<string, string>,
) {
  const item = a[key] ?? b[key];
  if (!Array.isArray(a) || !isRecord(item)) return key;
  const { criterionId, dimension } = item;
  if (typeof criterionId === "string") return names[criterionId] ?? criterionId;
  return typeof dimension === "string" ? dimension : String(Number(key) + 1);
}

const longest = 60;
function shown(value: unknown): string {
  if (value === undefined || value === null) return "none";
  const text = typeof value === "string" ? `“${value}”` : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

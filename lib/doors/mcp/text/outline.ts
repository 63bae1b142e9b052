/**
 * A value as indented lines of `name: value`, without empty values: fewer tokens than JSON, and as easy to read.
 */
export const outline = (value: unknown): string => lines(value, "").join("\n");

function lines(value: unknown, indent: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => listItem(item, indent));
  if (!isRecord(value)) return isEmpty(value) ? [] : [`${indent}${scalar(value)}`];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (isEmpty(inner)) return [];
    if (Array.isArray(inner) && inner.every((item) => !isRecord(item) && !Array.isArray(item)))
      return [`${indent}${name}: ${inner.map(scalar).join(", ")}`];
    if (Array.isArray(inner) || isRecord(inner)) return [`${indent}${name}:`, ...lines(inner, `${indent}  `)];
    return [`${indent}${name}: ${scalar(inner)}`];
  });
}

/** An array's member: a dash before its first line. */
function listItem(item: unknown, indent: string): string[] {
  const [first, ...rest] = lines(item, `${indent}  `);
  return first === undefined ? [] : [`${indent}- ${first.trimStart()}`, ...rest];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === "" ||
  (Array.isArray(value) && value.every(isEmpty)) ||
  (isRecord(value) && Object.values(value).every(isEmpty));

const scalar = (value: unknown) => String(value).replace(/(?<!\s)\s*\n\s*/g, " ⏎ ");

import compile from "icu-minify/compile";

/** The arguments and tags of a message, sorted: an argument with its kind as "count 2", a tag as "<link>". */
export const slotsOf = (message: string) => [...new Set(slots(compile(message)))].sort();

/** The arguments and tags of a compiled message, with their kinds; in a plural, 0 is the number itself. */
function slots(parts: unknown): string[] {
  if (!Array.isArray(parts)) return [];
  return parts.filter(Array.isArray).flatMap(([name, kind, ...rest]: unknown[]) => {
    if (kind === undefined) return [`${name as string}`];
    if (typeof kind !== "number" || kind === 0) return [`<${name as string}>`, ...slots([kind, ...rest])];
    const branches = rest.filter((each) => typeof each === "object" && each !== null);
    return [`${name as string} ${kind}`, ...branches.flatMap((each) => Object.values(each)).flatMap(slots)];
  });
}

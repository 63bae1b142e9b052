const path = String.raw`event(?:\.[A-Za-z_]\w*)+`;
const key = new RegExp(`^${path}$`);
const condition = new RegExp(`^(${path}) == '([^'\\\\]*)'$`);

/** Whether this names a value of the event, as `event.data.organizationId` does. */
export const isKey = (source: string) => key.test(source);

/** Whether this compares a value of the event with a string, which is how the SDK selects failures for onFailure. */
export const isCondition = (source: string) => condition.test(source);

/** Whether an optional condition holds. A condition on a value that the event lacks does not. */
export function matches(source: string | undefined, event: unknown): boolean {
  if (!source) return true;
  const [, name, text] = condition.exec(source) ?? [];
  return name !== undefined && valueAt(name, event) === text;
}

/** The value of a key in an event, as text; events without the value share the empty text. */
export function keyOf(source: string | undefined, event: unknown): string {
  const value = source && valueAt(source, event);
  return value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value);
}

function valueAt(name: string, event: unknown): unknown {
  let value = event;
  for (const part of name.split(".").slice(1)) {
    if (value === null || typeof value !== "object" || !Object.hasOwn(value, part)) return undefined;
    value = (value as Record<string, unknown>)[part];
  }
  return value;
}

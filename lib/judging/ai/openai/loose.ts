/** A field of what may be an object. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

/** What may be a list, as one. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** What may be a text, unless it is empty. */
export const textOf = (value: unknown): string | null => (typeof value === "string" && value ? value : null);

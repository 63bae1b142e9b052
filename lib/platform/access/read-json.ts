/** A form field that a script has filled with JSON; an empty object for anything else. */
export function readJson(field: string | null): object {
  try {
    const value: unknown = JSON.parse(field ?? "");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

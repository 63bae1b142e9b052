/** One line of JSON on stderr. Ids, names, counts and statuses only: a payload may hold a candidate's data. */
export function log(event: string, fields: Record<string, string | number | boolean | undefined> = {}): void {
  process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), engine: event, ...fields })}\n`);
}

/** The part of an error that may be logged: its code, else the name of its class. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code = (error as NodeJS.ErrnoException).code;
  return typeof code === "string" ? code : error.name;
}

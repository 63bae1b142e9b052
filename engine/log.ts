/** One line of JSON on stderr. Ids, names, counts and statuses only: a payload may hold a candidate's words. */
export function log(event: string, fields: Record<string, string | number | boolean | undefined> = {}): void {
  process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), engine: event, ...fields })}\n`);
}

/** What may be said of an error that is our own or the network's: its code, else the name of its class. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code = (error as NodeJS.ErrnoException).code;
  return typeof code === "string" ? code : error.name;
}

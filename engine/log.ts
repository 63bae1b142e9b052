type Fields = Record<string, string | number | boolean | undefined>;

const write =
  (level: "info" | "warn") =>
  (event: string, fields: Fields = {}) =>
    void process.stderr.write(
      `${JSON.stringify({ level, time: new Date().toISOString(), program: "engine", event, ...fields })}\n`,
    );

/** One line of JSON on stderr. Ids, names, counts and statuses only: a payload may hold a candidate's data. */
export const log = write("info");
/** The same, for what an operator should look at. */
export const warn = write("warn");

/** The part of an error that may be logged: its code, else the name of its class. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code = (error as NodeJS.ErrnoException).code;
  return typeof code === "string" ? code : error.name;
}

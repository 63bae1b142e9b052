/** A line of the engine's log as Prisma's CLI reads it on stderr. */
export function logLine(level, fields) {
  const timestamp = new Date().toISOString();
  process.stderr.write(
    `\n${JSON.stringify({ timestamp, level, fields, target: "schema_engine::logger" })}\n`,
  );
}

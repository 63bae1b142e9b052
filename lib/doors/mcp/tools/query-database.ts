import { queryDatabase } from "@/lib/platform/reporting-sql/query-database";
import { candidateData } from "../text/candidate-data";
import { reads, tool } from "../tool";

export const queryDatabaseTool = tool({
  name: "queryDatabase",
  title: "Query the database",
  description:
    "Runs one SELECT over reporting views of all organizations, 5 s and 1,000 rows at most. SELECT * FROM columns lists the views. Recorded.",
  safety: reads,
  next: {
    invalid: "Correct it; SELECT * FROM columns lists views and columns.",
    unavailable: "Call again in a few seconds.",
  },
  useCase: queryDatabase,
  text: ({ columns, rows, truncated, durationMs }) =>
    [
      `${rows.length} rows in ${durationMs} ms.${truncated ? " There are more: aggregate, or add conditions." : ""}`,
      rows.length > 0
        ? candidateData(
            [
              columns.join(" | "),
              ...rows.map((row) => columns.map((name) => cell(row[name])).join(" | ")),
            ].join("\n"),
          )
        : "",
    ]
      .filter(Boolean)
      .join("\n"),
});

const cell = (value: unknown) =>
  typeof value === "string" ? value.replace(/(?<!\s)\s*\n\s*/g, " ⏎ ") : JSON.stringify(value);

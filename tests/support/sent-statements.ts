import pg from "pg";
import { vi } from "vitest";

export type SentStatement = { text: string; values: unknown[] };

/** The statements with this text that the product sends to PostgreSQL during some work, as it sends them. */
export async function sentStatements(
  containing: string,
  work: () => Promise<unknown>,
): Promise<SentStatement[]> {
  const query = vi.spyOn(pg.Client.prototype, "query");
  try {
    await work();
    const sent = query.mock.calls as unknown as [Partial<SentStatement> | string][];
    return sent.flatMap(([each]) =>
      typeof each === "object" && each.text?.includes(containing)
        ? [{ text: each.text, values: each.values ?? [] }]
        : [],
    );
  } finally {
    query.mockRestore();
  }
}

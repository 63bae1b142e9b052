import type { Context } from "@/lib/platform/access/use-case";
import { mayBeOneName } from "./one-name";

/** A candidate as others are compared with them. */
export type Compared = { id: string; fullName: string | null; sketch: number[] | null };

/** Whether another candidate is known by another name: who has none may be the same person. */
export const isOther = (self: Pick<Compared, "fullName">, { fullName }: Pick<Compared, "fullName">) =>
  self.fullName !== null && fullName !== null && !mayBeOneName(self.fullName, fullName);

/** Those of these who are not erased, locked so that an erasure comes before this or finds what this writes. */
export async function present({ db }: Pick<Context, "db">, ids: string[]): Promise<Set<string>> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM "Candidate" WHERE id = ANY(${ids}::uuid[]) AND "erasedAt" IS NULL ORDER BY id FOR KEY SHARE`;
  return new Set(rows.map(({ id }) => id));
}

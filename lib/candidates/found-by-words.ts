import { Prisma } from "@/lib/db/generated/client";
import { isBlindCandidate } from "@/lib/blind-review/blind-candidate";

/** Ids of candidates by words of their CVs, where names are masked; and by name, unless a blind review hides it. */
export function foundByWords(query: string): Prisma.Sql {
  // Apart, because each has an index of its own.
  // Literal, whatever LIKE would make of it. Every word has to be in the name, in any order.
  const words = query.split(/\s+/).map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`);
  const named = Prisma.join(
    words.map((word) => Prisma.sql`folded(c."fullName") LIKE folded(${word})`),
    " AND ",
  );
  return Prisma.sql`
    SELECT w."candidateId" FROM "CandidateWords" w
    WHERE w.words @@ websearch_to_tsquery('simple', folded(${query}))
    UNION
    SELECT c.id FROM "Candidate" c WHERE ${named} AND NOT ${isBlindCandidate}
    UNION
    SELECT c.id FROM "Candidate" c WHERE folded(c.email) = folded(${query}) AND NOT ${isBlindCandidate}`;
}

/** What people and agents may search by, as one line. */
export const wordsHint = 'Words, "a phrase", -without; a name; an e-mail address.';

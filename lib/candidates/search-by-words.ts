import { Prisma } from "@/lib/db/generated/client";
import { isBlindCandidate } from "@/lib/blind-review/blind-candidate";

/** Ids of candidates by words in their CVs, where names are masked; by name or e-mail, unless in blind review. */
export function searchByWords(query: string): Prisma.Sql {
  // Separate queries, because each uses its own index.
  // Escaped for LIKE. Every word has to be in the name, in any order.
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

/** The search syntax for people and agents, in one line. */
export const wordsHint = 'Words, "a phrase", -without; a name; an e-mail address.';

import * as z from "zod";
import { paged } from "@/lib/access/paging";
import { flow } from "@/lib/access/use-case";
import { FoundCandidate, searchCandidates } from "@/lib/candidates/search-candidates";
import { makeDossier } from "@/lib/evaluation/dossier";
import { Excerpt, excerptOf } from "./excerpt";
import { newestCvs } from "./rerank";

/** As many as newestCvs reads at a time. */
const pageSize = 20;

/** Searches people by keywords in their CVs or by name, best score first, each with an excerpt around the match. */
export const searchPeople = flow({
  name: "searchPeople",
  permission: "pool:read",
  input: z.object({ query: z.string().trim().min(1).max(200), cursor: z.string().max(500).optional() }),
  output: z.object(
    paged(
      FoundCandidate.extend({ excerpt: Excerpt.nullable().describe("Where the first of the words is.") }),
    ),
  ),

  async run(actor, { query, cursor }) {
    const page = await searchCandidates(actor, { query, cursor, limit: pageSize });
    const { cvs } = await newestCvs(actor, {
      candidateIds: page.items.map(({ candidateId }) => candidateId),
    });
    const texts = new Map(
      cvs.map(({ candidateId, text, profile, knownNames }) => [
        candidateId,
        makeDossier({ text }, profile, [], knownNames).text,
      ]),
    );
    return {
      ...page,
      items: page.items.map((candidate) => ({
        ...candidate,
        excerpt: excerptFor(texts.get(candidate.candidateId) ?? "", query),
      })),
    };
  },
});

/** An excerpt around the first query term that occurs in a text; skips excluded terms. */
function excerptFor(text: string, query: string): Excerpt | null {
  for (const [, not, phrase, word] of query.matchAll(/(-?)"([^"]+)"|([^\s"]+)/g)) {
    const words = phrase ?? word ?? "";
    if (not || words.startsWith("-") || words.toLowerCase() === "or") continue;
    const excerpt = excerptOf(text, words);
    if (excerpt) return excerpt;
  }
  return null;
}

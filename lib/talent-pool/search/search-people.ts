import * as z from "zod";
import { paged } from "@/lib/access/paging";
import { flow } from "@/lib/access/use-case";
import { FoundCandidate, searchCandidates } from "@/lib/candidates/search-candidates";
import { makeDossier } from "@/lib/evaluation/dossier";
import { Excerpt, excerptOf } from "./excerpt";
import { newestCvs } from "./rerank";

/** As many as their CVs are read at once. */
const pageSize = 20;

/** People found by keywords in their CVs or by name, best known score first, each with the place that was found. */
export const searchPeople = flow({
  name: "searchPeople",
  permission: "pool:read",
  input: z.object({ query: z.string().trim().min(1).max(200), cursor: z.string().max(500).optional() }),
  output: z.object(
    paged(
      FoundCandidate.extend({ excerpt: Excerpt.nullable().describe("Where the first of the words stands.") }),
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
        excerpt: placeOf(texts.get(candidate.candidateId) ?? "", query),
      })),
    };
  },
});

/** The place of the first of the words that stands in a text; what must not be there is not looked for. */
function placeOf(text: string, query: string): Excerpt | null {
  for (const [, not, phrase, word] of query.matchAll(/(-?)"([^"]+)"|([^\s"]+)/g)) {
    const words = phrase ?? word ?? "";
    if (not || words.startsWith("-") || words.toLowerCase() === "or") continue;
    const excerpt = excerptOf(text, words);
    if (excerpt) return excerpt;
  }
  return null;
}

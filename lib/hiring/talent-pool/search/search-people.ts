import * as z from "zod";
import { flow } from "@/lib/platform/access/use-case";
import { plainWords } from "@/lib/records/candidates/search-by-words";
import { FoundCandidate, SearchInput, searchCandidates } from "@/lib/records/candidates/search-candidates";
import { Excerpt } from "./excerpt";
import { maskedExcerpt } from "./in-thread";
import { newestCvs } from "./newest-cvs";

/** Searches people as searchCandidates does, each with an excerpt around the first word that their CV has. */
export const searchPeople = flow({
  name: "searchPeople",
  permission: "candidate:read",
  input: SearchInput,
  output: searchCandidates.output.extend({
    items: z.array(
      FoundCandidate.extend({ excerpt: Excerpt.nullable().describe("Where the first of the words is.") }),
    ),
  }),

  async run(actor, input) {
    const page = await searchCandidates(actor, input);
    const words = plainWords(input.query ?? "");
    const candidateIds = words ? page.items.map(({ candidateId }) => candidateId) : [];
    const { cvs } = await newestCvs(actor, { candidateIds });
    // Without an excerpt if it takes too long.
    const excerpts = await Promise.all(cvs.map((cv) => maskedExcerpt(cv, words).catch(() => null)));
    const found = new Map(cvs.map(({ candidateId }, i) => [candidateId, excerpts[i]]));
    return {
      ...page,
      items: page.items.map((candidate) => {
        const excerpt = found.get(candidate.candidateId) ?? null;
        // The excerpt shows the words already.
        const shownBy = candidate.shownBy.filter(({ asked }) => !excerpt || !words.includes(asked));
        return { ...candidate, excerpt, shownBy };
      }),
    };
  },
});

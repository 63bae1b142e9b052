import * as z from "zod";
import { paged } from "@/lib/access/paging";
import { flow } from "@/lib/access/use-case";
import { FoundCandidate, searchCandidates } from "@/lib/candidates/search-candidates";
import { Excerpt } from "./excerpt";
import { maskedExcerpt } from "./in-thread";
import { batch, newestCvs } from "./newest-cvs";

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
    const page = await searchCandidates(actor, { query, cursor, limit: batch });
    const { cvs } = await newestCvs(actor, {
      candidateIds: page.items.map(({ candidateId }) => candidateId),
    });
    // Without an excerpt if it takes too long.
    const excerpts = await Promise.all(cvs.map((cv) => maskedExcerpt(cv, query).catch(() => null)));
    const found = new Map(cvs.map(({ candidateId }, i) => [candidateId, excerpts[i]]));
    return {
      ...page,
      items: page.items.map((candidate) => ({
        ...candidate,
        excerpt: found.get(candidate.candidateId) ?? null,
      })),
    };
  },
});

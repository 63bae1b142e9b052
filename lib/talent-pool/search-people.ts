import * as z from "zod";
import { paged } from "@/lib/access/paging";
import { flow } from "@/lib/access/use-case";
import { FoundCandidate, searchCandidates } from "@/lib/candidates/search-candidates";
import { makeDossier } from "@/lib/evaluation/dossier";
import { newestCvs } from "./rerank";

/** As many as their CVs are read at once. */
const pageSize = 20;
const longestExcerpt = 180;

const Excerpt = z
  .object({ before: z.string(), words: z.string(), after: z.string() })
  .describe("Where the first of the words stands in the newest CV, identity masked.");

/** People found by keywords in their CVs or by name, best known score first, each with the place that was found. */
export const searchPeople = flow({
  permission: "candidate:read",
  input: z.object({ query: z.string().trim().min(1).max(200), cursor: z.string().max(500).optional() }),
  output: z.object(paged(FoundCandidate.extend({ excerpt: Excerpt.nullable() }))),

  async run(actor, { query, cursor }) {
    const found = await searchCandidates(actor, { query, cursor, limit: pageSize });
    const { cvs } = await newestCvs(actor, {
      candidateIds: found.items.map(({ candidateId }) => candidateId),
    });
    const texts = new Map(
      cvs.map(({ candidateId, text, profile, knownNames }) => [
        candidateId,
        makeDossier({ text }, profile, [], knownNames).text,
      ]),
    );
    return {
      ...found,
      items: found.items.map((candidate) => ({
        ...candidate,
        excerpt: excerptOf(texts.get(candidate.candidateId) ?? "", query),
      })),
    };
  },
});

/** The line in which one of the words stands first, cut to what fits a row. */
function excerptOf(text: string, query: string) {
  const wanted = [...query.matchAll(/(-?)"([^"]+)"|(-?)([^\s"]+)/g)].flatMap((found) =>
    found[1] || found[3] ? [] : [found[2] ?? found[4] ?? ""],
  );
  for (const words of wanted.map(plain).filter((each) => each && each !== "or")) {
    const literal = words.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
    const whole = new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, "u");
    for (const line of text.split("\n")) {
      const at = plain(line).search(whole);
      if (at === -1) continue;
      const from = Math.max(0, at - Math.floor((longestExcerpt - words.length) / 2));
      return {
        before: `${from > 0 ? "… " : ""}${line.slice(from, at).trimStart()}`,
        words: line.slice(at, at + words.length),
        after: line.slice(at + words.length, from + longestExcerpt).trimEnd(),
      };
    }
  }
  return null;
}

/** Without case and accents, letter for letter, so that a place in it is the place in the text. */
const plain = (text: string) =>
  Array.from(text, (letter) => {
    const folded = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    return folded.length === letter.length ? folded : letter;
  }).join("");

import * as z from "zod";
import { asOfDate } from "@/lib/judging/ai/judging";
import type { Dossier, StyleQuote } from "@/lib/judging/ai/judging";
import type { ReadDocument } from "@/lib/reading/documents/document";
import type { Span } from "@/lib/reading/language/mask";
import { workStyles } from "@/lib/reading/language/everywhere/work-styles";
import { roleHead } from "@/lib/reading/profile/role-head";
import { stretchOf } from "@/lib/reading/profile/tenure";
import { findEvidence } from "./quotes";

/** A candidate's quote that shows a work style, and its position. */
export const StyleEvidence = z.object({
  style: z.enum(workStyles),
  quote: z.string(),
  /** "document" or `answer:<id>`. */
  source: z.string(),
  page: z.int().min(1),
  /** The dated role that it describes; null for an answer. */
  role: z
    .object({
      title: z.string(),
      from: z.string().nullable(),
      to: z.string().nullable(),
      current: z.boolean(),
    })
    .nullable(),
});
export type StyleEvidence = z.infer<typeof StyleEvidence>;

/** Quotes with fewer words are labels and describe no work. */
const fewestWords = 3;

/**
 * Keeps the proposed quotes that may be shown: verbatim in the dossier, and in dated work or an answer. Drops all
 * others, whoever proposed them.
 */
export function verifyStyles(
  proposed: readonly StyleQuote[],
  dossier: Dossier,
  pages: ReadDocument["pages"],
): StyleEvidence[] {
  return proposed.flatMap(({ style, quote }): StyleEvidence[] => {
    const evidence = findEvidence(quote, dossier, pages);
    if (!evidence || evidence.quote.split(/\s+/).length < fewestWords) return [];
    const { source, page } = evidence;
    if (source !== "document") return [{ style, quote: evidence.quote, source, page, role: null }];
    const role = datedRoleAround(dossier, evidence);
    return role ? [{ style, quote: evidence.quote, source, page, role }] : [];
  });
}

/** The dated role whose description contains a passage; null elsewhere, and within the role's head. */
function datedRoleAround(dossier: Dossier, { start, end }: Span): StyleEvidence["role"] {
  const role = dossier.profile.roles.find(({ span }) => start >= span.start && start < span.end);
  if (!role || !stretchOf(role, asOfDate(dossier)) || end <= roleHead(dossier.text, role).end) return null;
  const { title, from, to, current } = role;
  return { title, from, to, current };
}

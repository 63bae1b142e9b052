import { readingOf } from "@/lib/reading/profile/reading";
import { asksForTime } from "@/lib/judging/ai/embedded/judge/prepare";
import { tenureYears } from "@/lib/judging/ai/embedded/judge/judge-work";
import type { ReadDocument } from "@/lib/reading/documents/document";
import { storable } from "@/lib/reading/language/storable";
import { sentence } from "@/lib/say";
import type { ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import { embedded } from "@/lib/judging/ai/judge-versions";
import { limitsOfRules } from "./abstention";
import { aggregate } from "./aggregate";
import type { Usage } from "@/lib/judging/ai/usage";
import type { Dossier, Judge, Judgement, RawAssessment, StoredFlag } from "@/lib/judging/ai/judging";
import type { StoredAssessment, Totals } from "./evaluation";
import {
  type Around,
  aroundFlags,
  type FlaggedDossier,
  flagDocument,
  hiddenTextFlags,
} from "./flags/flag-document";
import { yearsByFacts } from "./fact-limit";
import { holdToFacts } from "./hold-to-facts";
import { verifyQuotes } from "./quotes";

export type Assessed = {
  totals: Totals;
  /** In the order of the scorecard's criteria. */
  assessments: StoredAssessment[];
  flags: StoredFlag[];
  usage: Usage[];
};

/** The input of an assessment. */
export type Assessing = {
  dossier: Dossier;
  /** Pages of the dossier's document, to find the page of each quote. */
  pages: ReadDocument["pages"];
  /** Hidden text of the document: flagged, never judged. */
  hidden?: ReadDocument["hidden"];
  /** Other texts that came with the documents (names, file properties): flagged, never judged. */
  around?: Around;
  /** The job's full description, to detect text that was copied from it. */
  jobDescription: string;
  jobTitle?: string;
  content: ScorecardContent;
};

const notJudged = (criterionId: string): RawAssessment => ({
  criterionId,
  verdict: "not_evidenced",
  rating: null,
  confidence: 0,
  reason: sentence("This criterion was not judged."),
  quotes: [],
  question: null,
});

/**
 * The only way from a dossier to a score, for the service and its benchmarks: takes out what must not count, has the
 * judge give verdicts and quotes, looks every quote up, and computes years and totals. Throws what the judge throws;
 * writes nothing.
 */
export async function assessDossier({ judge, ...work }: Assessing & { judge: Judge }): Promise<Assessed> {
  const { dossier, jobDescription, jobTitle: title = null, content } = work;
  const flagged = flagDocument(dossier, { description: jobDescription, criteria: content.criteria });
  return concludeDossier(work, flagged, {
    ...(await judge.assess(flagged.dossier, content.criteria, { title, styles: true })),
    judge: judge.id,
  });
}

/** Verifies and totals a judge's answer about a flagged dossier. */
export function concludeDossier(
  { pages, hidden = [], around = {}, content, jobDescription }: Assessing,
  flagged: FlaggedDossier,
  { assessments: raw, flags: raised, usage, judge }: Judgement & { judge: Judge["id"] },
): Assessed {
  const byCriterion = new Map(raw.map((assessment) => [assessment.criterionId, assessment]));
  const assessments = content.criteria.map((criterion) => {
    const raw = byCriterion.get(criterion.id) ?? notJudged(criterion.id);
    const { dossier } = flagged;
    const years = asksForTime(criterion)
      ? (yearsByFacts(raw.facts, dossier) ?? tenureYears(readingOf(dossier), criterion))
      : null;
    return holdToFacts(verifyQuotes(raw, dossier, pages, years), criterion, dossier, raw.facts);
  });
  const limits = judge === embedded.id ? limitsOfRules(flagged.dossier, content, jobDescription) : [];
  const signs = [...hiddenTextFlags(hidden), ...flagged.flags, ...aroundFlags(around)];
  const flags = storable([...limits, ...signs, ...raised]);
  return {
    totals: aggregate(content, assessments, flags),
    assessments: storable(assessments),
    flags,
    usage,
  };
}

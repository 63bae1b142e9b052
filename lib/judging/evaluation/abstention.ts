import { draftWithRefusals } from "@/lib/judging/ai/embedded/draft/draft-scorecard";
import { asksForTime } from "@/lib/judging/ai/embedded/judge/prepare";
import type { Dossier, EvaluationFlag, StoredFlag } from "@/lib/judging/ai/judging";
import { isRead, languageOf } from "@/lib/reading/language/language-of";
import { memoize, memoizeText } from "@/lib/reading/language/memoize";
import { readingOf } from "@/lib/reading/profile/reading";
import { stored, toStore, type Value } from "@/lib/say";
import type { ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import { wholeOf } from "@/lib/judging/scorecards/shares";

const ofDossier = memoize(({ text }: Dossier) => languageOf(text));
/** Descriptions of the jobs that are judged at a time. */
const rememberedDrafts = 50;
const languageIn = memoizeText(rememberedDrafts, languageOf);
/** Fewer letters may be of any language: "Florist, plant care". */
const enoughLetters = 100;

/** By the scorecard's own words, as sentences that a draft adds are in English; with few of them also by the job's. */
function ofScorecard({ criteria }: ScorecardContent, description: string): string | null {
  const names = criteria
    .flatMap(({ name, skills }) => [name, ...skills.map((skill) => skill.name)])
    .join("\n");
  return languageIn(names.length < enoughLetters ? `${names}\n${description}` : names);
}

const draftOf = memoizeText(rememberedDrafts, (description) => {
  const { content, understood = 1 } = draftWithRefusals({ title: "", description });
  return { names: new Set(content.criteria.map(({ name }) => name)), understood };
});

/** Whether a scorecard says only what was drafted from a description of which less than half was understood. */
function isHalfRead(description: string, { criteria }: ScorecardContent): boolean {
  const { names, understood } = draftOf(description);
  return (
    understood < 0.5 &&
    criteria
      .filter(({ dimension }) => wholeOf(dimension) === "score")
      .every((criterion) => asksForTime(criterion) || names.has(criterion.name))
  );
}

const englishNames = new Intl.DisplayNames(["en"], { type: "language" });
const called = (code: string | null): Value => {
  const language = code ?? "und";
  return { language, name: englishNames.of(language) ?? language };
};

/**
 * Why the rules cannot judge a dossier by a scorecard for a described job, or only in part; none if they can. A model reads more languages
 * and is not limited by this.
 */
export function limitsOfRules(
  dossier: Dossier,
  content: ScorecardContent,
  description: string,
): StoredFlag[] {
  const [document, scorecard] = [ofDossier(dossier), ofScorecard(content, description)];
  if (!isRead(document))
    return notJudged(
      toStore(
        "No score: the document is in {language}, which the rules do not read. A translation, or a language model as judge, would help.",
        { language: called(document) },
      ),
    );
  if (!isRead(scorecard))
    return notJudged(
      toStore(
        "No score: the scorecard is in {language}, which the rules do not read. A translation, or a language model as judge, would help.",
        { language: called(scorecard) },
      ),
    );
  if (isHalfRead(description, content))
    return notJudged(
      toStore(
        "No score: less than half of the job description was understood. Criteria of your own, or a language model that drafts and judges, would help.",
      ),
    );
  const isDated =
    dossier.profile.roles.some(({ from, to }) => from ?? to) || readingOf(dossier).claimed.length > 0;
  if (!isDated && content.criteria.some(asksForTime))
    return notJudged(
      toStore(
        "No score: no dates of work could be read. A document with the months of each role would help.",
      ),
    );
  if (document === null || scorecard === null || document === scorecard) return [];
  return flag(
    "other_language",
    toStore(
      "The document is in {document}, the scorecard in {scorecard}: only terms known in both were compared, so a low score says little.",
      { document: called(document), scorecard: called(scorecard) },
    ),
  );
}

const flag = (kind: EvaluationFlag["kind"], message: string): StoredFlag[] => [
  { kind, ...stored("message", message), quote: null },
];
const notJudged = (message: string) => flag("not_judged", message);

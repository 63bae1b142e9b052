import * as z from "zod";
import { EvaluationFlag } from "@/lib/judging/ai/judging";
import { embedded } from "@/lib/judging/ai/judge-versions";
import { contentHash } from "@/lib/judging/scorecards/stored-content";
import { digestOf } from "@/lib/platform/security/digest";
import { aggregate, scoringVersion } from "@/lib/judging/evaluation/aggregate";
import { assessByRules } from "@/lib/judging/evaluation/in-thread";
import { Assessment, inputHashOf, judgedHashOf, type Totals } from "@/lib/judging/evaluation/evaluation";
import { isAround } from "@/lib/judging/evaluation/flags/flag-document";
import { arithmeticOf } from "./arithmetic";
import { differences } from "./differences";
import type { Explanation } from "./explanation";
import { say } from "@/lib/say";

/** The result of recomputing one part of an explanation. `agrees` is null where that is not possible. */
export type Check = {
  name: "score" | "arithmetic" | "scorecard" | "quotes" | "inputs" | "verdicts" | "flags";
  agrees: boolean | null;
  says: string;
};
type Checked = { totals: Totals; checks: Check[] };

const same = (a: unknown, b: unknown) => digestOf(a) === digestOf(b);

/**
 * Recomputes a score from its explanation alone: the totals from the verdicts, the position of every quote, the hash
 * of the inputs, and, with the embedded evaluator of the same version, the verdicts themselves. Reads nothing else.
 */
export async function checkExplanation(explanation: Explanation): Promise<Checked> {
  const { assessments, scorecard, arithmetic } = explanation;
  const totals = aggregate(scorecard.content, assessments, explanation.flags);
  const checks = [
    sumCheck(
      explanation,
      "score",
      differences(explanation.totals, totals, namesIn(explanation)),
      say("Recalculated from {count} verdicts: overall {overall}; stated: {stated}.", {
        count: assessments.length,
        overall: totals.overall ?? say("none"),
        stated: explanation.totals.overall ?? say("none"),
      }),
    ),
    sumCheck(
      explanation,
      "arithmetic",
      differences(arithmetic, arithmeticOf(scorecard.content, assessments), namesIn(explanation)),
      say("Share, points and what each criterion adds."),
    ),
    scorecardCheck(explanation),
    quotesCheck(explanation),
    inputsCheck(explanation),
    ...(await judgedAgain(explanation)),
  ];
  return { totals, checks };
}

const namesIn = ({ scorecard }: Explanation) =>
  Object.fromEntries(scorecard.content.criteria.map(({ id, name }) => [id, name]));

const where = (says: string, differs: string[]) => (differs.length ? `${says} ${differs.join("; ")}.` : says);

/** If an older scoring version computed the sums, a difference is not a contradiction. */
function sumCheck({ evaluation }: Explanation, name: Check["name"], differs: string[], says: string): Check {
  if (differs.length && evaluation.scoringVersion !== scoringVersion)
    return {
      name,
      agrees: null,
      says: say("Only scoring version {scoringVersion} can recompute it.", {
        scoringVersion: evaluation.scoringVersion,
      }),
    };
  return { name, agrees: differs.length === 0, says: where(says, differs) };
}

function scorecardCheck({ scorecard }: Explanation): Check {
  const agrees = contentHash(scorecard.content) === scorecard.contentHash;
  return {
    name: "scorecard",
    agrees,
    says: agrees
      ? say("The criteria are those published as version {version}.", { version: scorecard.version })
      : say("The criteria are not those published as version {version}.", { version: scorecard.version }),
  };
}

function quotesCheck({ inputs, assessments }: Explanation): Check {
  const quotes = assessments.flatMap(({ evidence }) => evidence);
  if (!inputs) return { name: "quotes", agrees: null, says: say("The document has been erased.") };
  const texts = new Map(["document", "correction"].map((source) => [source, inputs.dossier.text]));
  for (const { id, text } of inputs.dossier.answers) texts.set(`answer:${id}`, text);
  const misplaced = quotes.filter(
    ({ source, start, end, quote }) => texts.get(source)?.slice(start, end) !== quote,
  );
  return {
    name: "quotes",
    agrees: misplaced.length === 0,
    says: where(
      say("{right} of {all} quotes are in the stated place.", {
        right: quotes.length - misplaced.length,
        all: quotes.length,
      }),
      misplaced.slice(0, 3).map(({ quote, source }) => {
        const [kind = ""] = source.split(":");
        return say("Not in the {source}: “{quote}”", { source: say(kind), quote: quote.slice(0, 60) });
      }),
    ),
  };
}

function inputsCheck({ inputs, scorecard, evaluation }: Explanation): Check {
  if (!inputs) return { name: "inputs", agrees: null, says: say("The document has been erased.") };
  const { judge, judgeVersion, scoringVersion: totalled } = evaluation;
  const { content, versionId } = scorecard;
  const judged = { dossier: inputs.dossier, description: inputs.jobDescription, judge, judgeVersion };
  if (evaluation.judgedHash === null && evaluation.verdictsOf !== null)
    return {
      name: "inputs",
      agrees: null,
      says: say("Of verdicts this old only the hash of all inputs was kept."),
    };
  const judgedHash = judgedHashOf(judged);
  const agrees =
    evaluation.judgedHash === null
      ? digestOf({ ...judged, content, versionId, scoringVersion: totalled }) === evaluation.inputHash
      : judgedHash === evaluation.judgedHash &&
        inputHashOf({
          judgedHash,
          contentHash: contentHash(content),
          versionId,
          scoringVersion: totalled,
        }) === evaluation.inputHash;
  return {
    name: "inputs",
    agrees,
    says: agrees
      ? say("Document, answers, job and versions are exactly those that were judged.")
      : say(
          "An input has changed since: the document's masking, an answer, the job's description or a version.",
        ),
  };
}

/** Without the sentences for other languages, which earlier evaluations do not have. */
const InEnglish = z.object({
  assessments: z.array(Assessment.extend({ mentioned: z.boolean().default(false) })),
  flags: z.array(EvaluationFlag),
});

/** Verdicts and flags, judged again if the judge is the embedded evaluator of this version. */
async function judgedAgain(explanation: Explanation): Promise<Check[]> {
  const { inputs, scorecard, evaluation } = explanation;
  const { assessments, flags } = InEnglish.parse(explanation);
  const unknown = (says: string): Check[] => [
    { name: "verdicts", agrees: null, says },
    { name: "flags", agrees: null, says },
  ];
  if (!inputs) return unknown(say("The document has been erased."));
  const { judge, judgeVersion } = evaluation;
  if (
    judge !== embedded.id ||
    judgeVersion !== embedded.version ||
    evaluation.scoringVersion !== scoringVersion
  )
    return unknown(say("Only {judge} {judgeVersion} can judge it again.", { judge, judgeVersion }));
  const { dossier, pages, jobDescription } = inputs;
  const { content } = scorecard;
  const again = InEnglish.parse(await assessByRules({ dossier, pages, jobDescription, content }));
  const moved = again.assessments.filter((assessment, i) => !same(assessment, assessments[i])).length;
  const missing = again.flags.filter((flag) => !flags.some((stated) => same(stated, flag)));
  // The file's hidden text, name and properties are not in the explanation: their flags cannot be found again.
  const foreign = flags.filter(
    (stated) =>
      stated.kind !== "hidden_text" && !isAround(stated) && !again.flags.some((flag) => same(stated, flag)),
  );
  return [
    {
      name: "verdicts",
      agrees: moved === 0 && again.assessments.length === assessments.length,
      says: where(
        say("Judged again by the embedded evaluator: {moved} of {length} verdicts differ.", {
          moved,
          length: again.assessments.length,
        }),
        differences(assessments, again.assessments, namesIn(explanation)),
      ),
    },
    {
      name: "flags",
      agrees: missing.length + foreign.length === 0,
      says: where(say("{length} found again.", { length: again.flags.length }), [
        ...missing.map(({ kind }) => say("Left out: {kind}", { kind })),
        ...foreign.map(({ kind }) => say("Not found: {kind}", { kind })),
      ]),
    },
  ];
}

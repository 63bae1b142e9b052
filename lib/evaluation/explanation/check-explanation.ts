import { embeddedJudge } from "@/lib/ai/embedded/embedded-judge";
import { contentHash } from "@/lib/scorecards/stored-content";
import { digestOf } from "@/lib/security/digest";
import { aggregate, scoringVersion } from "../aggregate";
import { assessDossier } from "../assess-dossier";
import type { Totals } from "../evaluation";
import { workOut } from "./arithmetic";
import type { Explanation } from "./explanation";

/** One thing about an explanation that was worked out again. `agrees` is null where that is not possible. */
export type Check = { name: string; agrees: boolean | null; says: string };
export type Checked = { totals: Totals; checks: Check[] };

const same = (a: unknown, b: unknown) => digestOf(a) === digestOf(b);

/**
 * Works a score out again from its explanation alone: the totals from the verdicts, the place of every quote, the hash
 * of the inputs, and with the embedded evaluator of the same version the verdicts themselves. Reads nothing else.
 */
export async function checkExplanation(explanation: Explanation): Promise<Checked> {
  const { assessments, scorecard, arithmetic } = explanation;
  const totals = aggregate(scorecard.content, assessments);
  const checks = [
    {
      name: "score",
      agrees: same(totals, explanation.totals),
      says: `Worked out again from ${assessments.length} verdicts: overall ${totals.overall ?? "none"}; stated: ${explanation.totals.overall ?? "none"}.`,
    },
    {
      name: "arithmetic",
      agrees: same(workOut(scorecard.content, assessments), arithmetic),
      says: "Points, weights and sums of every criterion.",
    },
    scorecardCheck(explanation),
    quotesCheck(explanation),
    inputsCheck(explanation),
    await verdictsCheck(explanation),
  ];
  return { totals, checks };
}

function scorecardCheck({ scorecard }: Explanation): Check {
  const agrees = contentHash(scorecard.content) === scorecard.contentHash;
  return {
    name: "scorecard",
    agrees,
    says: `The criteria ${agrees ? "are" : "are not"} those published as version ${scorecard.version}.`,
  };
}

function quotesCheck({ inputs, assessments }: Explanation): Check {
  const quotes = assessments.flatMap(({ evidence }) => evidence);
  if (!inputs) return { name: "quotes", agrees: null, says: "The document has been erased." };
  const texts = new Map([["document", inputs.dossier.text]]);
  for (const { id, text } of inputs.dossier.answers) texts.set(`answer:${id}`, text);
  const astray = quotes.filter(
    ({ source, start, end, quote }) => texts.get(source)?.slice(start, end) !== quote,
  );
  return {
    name: "quotes",
    agrees: astray.length === 0,
    says: `${quotes.length - astray.length} of ${quotes.length} quotes stand where they are said to stand.`,
  };
}

function inputsCheck({ inputs, scorecard, evaluation }: Explanation): Check {
  if (!inputs) return { name: "inputs", agrees: null, says: "The document has been erased." };
  const hash = digestOf({
    ...{ dossier: inputs.dossier, content: scorecard.content, versionId: scorecard.versionId },
    description: inputs.jobDescription,
    judge: evaluation.judge,
    judgeVersion: evaluation.judgeVersion,
    scoringVersion: evaluation.scoringVersion,
  });
  const agrees = hash === evaluation.inputHash;
  return {
    name: "inputs",
    agrees,
    says: agrees
      ? "Document, answers, job and versions are the very ones that were judged."
      : "Something that was judged has changed since: the document's masking, an answer, the job's description or a version.",
  };
}

async function verdictsCheck({ inputs, scorecard, evaluation, assessments }: Explanation): Promise<Check> {
  const name = "verdicts";
  if (!inputs) return { name, agrees: null, says: "The document has been erased." };
  if (
    evaluation.judge !== embeddedJudge.id ||
    evaluation.judgeVersion !== embeddedJudge.version ||
    evaluation.scoringVersion !== scoringVersion
  )
    return {
      name,
      agrees: null,
      says: `Only ${evaluation.judge} ${evaluation.judgeVersion} could judge again.`,
    };
  const { dossier, pages, jobDescription } = inputs;
  const { content } = scorecard;
  const again = await assessDossier({ dossier, pages, jobDescription, content, judge: embeddedJudge });
  const moved = again.assessments.filter((assessment, i) => !same(assessment, assessments[i])).length;
  return {
    name,
    agrees: moved === 0 && again.assessments.length === assessments.length,
    says: `Judged again by the embedded evaluator: ${moved} of ${again.assessments.length} verdicts differ.`,
  };
}

import { Unanswered } from "@/lib/judging/ai/unanswered";
import { DomainError } from "@/lib/errors";
import { cut } from "@/lib/reading/language/cut";
import { digestOf } from "@/lib/platform/security/digest";
import { promptVersion } from "../judge-versions";
import type { Usage } from "../usage";
import {
  type Asked,
  type Dossier,
  type EvaluationFlag,
  type Judge,
  judgedByRules,
  type RawAssessment,
  type StyleQuote,
} from "../judging";
import { judgeByRules } from "../in-thread";
import { sentence, stored, toStore } from "@/lib/say";
import type { Criterion } from "@/lib/judging/scorecards/scorecard";
import { moreAttempts, send, type Sent } from "./ask";
import type { OpenAiConfig } from "./config";
import { withControl } from "./control-criterion";
import { mergeAll, questionsOn, readAnswer, withoutLines } from "./in-thread";
import type { Open } from "./judge-answer";
import { judgeQuestion } from "./judge-question";
import type { JudgeQuestion } from "./judge-questions";

/** How many times a document with instructions to the model is judged again without them. */
const mostRemovals = 3;

/** Tokens for an answer that a server cut at a lower limit of its own. */
const moreRoom = 16_000;

/**
 * A language model as judge. It sees the dossier, never identity, weights or totals, and returns verdicts with quotes
 * and facts; the caller verifies them. Each question contains a control criterion that nothing can meet: when the
 * model reports it as met, the lines it quotes are taken for instructions to it, and it is asked again without them.
 * What it leaves open is asked again, twice at most; what it then still leaves open, and everything when it cannot be
 * trusted, the embedded evaluator judges, which follows no instructions.
 */
export function openAiJudge(config: OpenAiConfig): Judge {
  const model = config.models.judge;
  return {
    id: `${config.provider}/${model}`,
    // Another server may have a different model of this name; another context size splits documents elsewhere.
    version: `${promptVersion}:${model}:${digestOf([config.baseUrl ?? null, config.contextTokens]).slice(0, 8)}`,
    async assess(dossier, criteria, asked = { title: null, styles: true }) {
      const usage: Usage[] = [];
      const questions = await questionsOn(config.contextTokens, dossier, criteria, asked);
      const settled = await Promise.allSettled(
        questions.map((question) => judgeFully(config, dossier, question, usage)),
      );
      const failed = settled.find((result) => result.status === "rejected");
      if (failed)
        throw failed.reason instanceof DomainError ? new Unanswered(failed.reason, usage) : failed.reason;
      const judged = settled.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
      const assessments = judged.flatMap((result) => result.assessments);
      return {
        assessments: await mergeAll(assessments, criteria, dossier),
        // Several questions can report the same line: flag each line once.
        flags: [...new Map(judged.flatMap(({ flags }) => flags).map((flag) => [flag.quote, flag])).values()],
        styles: stylesOf(judged),
        usage,
      };
    },
  };
}

/** What several answers give of work styles; null when none of them gave any list. */
export function stylesOf(answers: readonly { styles: StyleQuote[] | null }[]): StyleQuote[] | null {
  const given = answers.flatMap(({ styles }) => (styles ? [styles] : []));
  return given.length > 0 ? given.flat() : null;
}

type Given = { assessments: RawAssessment[]; flags: EvaluationFlag[]; styles: StyleQuote[] | null };

/** Asks until every criterion has a usable answer, and has the embedded evaluator judge the rest. */
async function judgeFully(
  config: OpenAiConfig,
  dossier: Dossier,
  { part, criteria, asked }: JudgeQuestion,
  usage: Usage[],
): Promise<Given> {
  const removed: string[] = [];
  let left = dossier;
  for (let controls = 0; ;) {
    const asking: Asking = { config, dossier: left, part, asked, usage, nextControl: () => controls++ };
    const { assessments, open, styles, obeyed } = await askAll(asking, criteria);
    if (!obeyed)
      return {
        assessments: [...assessments, ...(await byRules(left, open))],
        flags: removed.map(flagged),
        styles,
      };
    const { rest, removed: line } =
      removed.length < mostRemovals ? await withoutLines(left, obeyed) : nothingRemoved;
    if (rest && line) {
      removed.push(line);
      left = rest;
      continue;
    }
    // A model that reports the control about an empty document as well is a bad model: nobody has instructed it.
    const isSwayed =
      removed.length > 0 && !(await askAll({ ...asking, part: noPart }, criteria.slice(0, 1))).obeyed;
    return {
      assessments: await byRules(left, criteria),
      flags: isSwayed ? removed.map(flagged) : [],
      styles: null,
    };
  }
}

const nothingRemoved = { rest: null, removed: null };
const noPart = { start: 0, end: 0, answers: [] };

type Asking = {
  config: OpenAiConfig;
  dossier: Dossier;
  part: JudgeQuestion["part"];
  asked: Asked;
  usage: Usage[];
  /** The number of the next control criterion: none is used twice. */
  nextControl: () => number;
};

/**
 * Asks about criteria, and again about those left open, with what was wrong. After an answer that was cut, with more
 * room, then in halves. Work styles are asked for until an answer lists them. `obeyed` holds the quotes of a control criterion that was reported as met: then nothing of the
 * answer counts.
 */
async function askAll(
  asking: Asking,
  criteria: Criterion[],
): Promise<{
  assessments: RawAssessment[];
  open: Criterion[];
  styles: StyleQuote[] | null;
  obeyed: string[] | null;
}> {
  const assessments: RawAssessment[] = [];
  let styles: StyleQuote[] | null = null;
  let open = criteria;
  let wrong: Open[] = [];
  let cuts = 0;
  for (let attempt = 0; open.length > 0 && attempt <= moreAttempts; attempt++) {
    const groups = cuts > 1 ? inHalves(open) : [open];
    const answers = await Promise.all(
      groups.map((group, at) => {
        const asked = { ...asking.asked, styles: asking.asked.styles && !styles && at === 0 };
        return askOnce({ ...asking, asked }, group, wrong, cuts > 0 ? moreRoom : undefined);
      }),
    );
    const obeyed = answers.find((answer) => answer.obeyed);
    if (obeyed) return { assessments: [], open: criteria, styles: null, obeyed: obeyed.obeyed };
    assessments.push(...answers.flatMap((answer) => answer.assessments));
    styles ??= stylesOf(answers);
    wrong = answers.flatMap((answer) => answer.open);
    open = open.filter(({ id }) => wrong.some(({ criterionId }) => criterionId === id));
    if (answers.some(({ outcome }) => outcome === "cut")) cuts++;
    // The provider's policy, or the model's, is about the documents: another asking is refused as well.
    if (answers.some(({ outcome }) => outcome === "refused" || outcome === "filtered")) break;
  }
  return { assessments, open, styles, obeyed: null };
}

async function askOnce(
  { config, dossier, part, asked, usage, nextControl }: Asking,
  criteria: Criterion[],
  wrong: readonly Open[],
  room: number | undefined,
): Promise<ReturnType<typeof withoutControl> & { outcome: Sent["outcome"] }> {
  const { extended, control } = withControl(criteria, nextControl());
  const question = await judgeQuestion(config, dossier, { part, criteria: extended, asked }, wrong);
  const sent = await send(
    config,
    { ...question, ...(room ? { room } : {}) },
    { tellShape: wrong.length > 0 },
    usage,
  );
  const read = withoutControl(await readAnswer(sent, extended, dossier), control.id, criteria);
  sent.usage.outcome = outcomeOf(read, sent.outcome);
  return { ...read, outcome: sent.outcome };
}

/** What became of an answer, as administrators see it: "one_quote" where all that it found rests on one passage. */
export function outcomeOf(
  { assessments, obeyed }: Pick<ReturnType<typeof withoutControl>, "assessments" | "obeyed">,
  outcome: Sent["outcome"],
): string {
  if (obeyed) return "obeyed";
  const found = assessments.filter(({ quotes }) => quotes.length > 0);
  const isOneQuote =
    found.length >= fewestForOneQuote && new Set(found.flatMap(({ quotes }) => quotes)).size === 1;
  return isOneQuote && outcome === "answered" ? "one_quote" : outcome;
}

/** One line of a CV may well show two criteria. */
const fewestForOneQuote = 3;

/** An answer without its control criterion; all of it is open where the control has no answer. */
export function withoutControl(
  { assessments, open, styles }: Awaited<ReturnType<typeof readAnswer>>,
  controlId: string,
  criteria: readonly Criterion[],
): { assessments: RawAssessment[]; open: Open[]; styles: StyleQuote[] | null; obeyed: string[] | null } {
  const control = assessments.find(({ criterionId }) => criterionId === controlId);
  if (!control) {
    const { problem = "", claims } = open.find(({ criterionId }) => criterionId === controlId) ?? {};
    return {
      assessments: [],
      open: criteria.map(({ id }) => ({ criterionId: id, problem })),
      styles: null,
      obeyed: claims ? [] : null,
    };
  }
  return {
    assessments: assessments.filter((assessment) => assessment !== control),
    open,
    styles,
    obeyed: control.verdict === "met" || control.verdict === "partly" ? control.quotes : null,
  };
}

const inHalves = <T>(all: T[]): T[][] =>
  [all.slice(0, Math.ceil(all.length / 2)), all.slice(Math.ceil(all.length / 2))].filter(
    ({ length }) => length > 0,
  );

async function byRules(dossier: Dossier, criteria: Criterion[]): Promise<RawAssessment[]> {
  if (criteria.length === 0) return [];
  const assessments = await judgeByRules(dossier, criteria);
  return assessments.map((one) => ({
    ...one,
    ...stored("reason", `${toStore(judgedByRules)} ${one.reasonSaid ?? one.reason}`, 600),
  }));
}

const swayed = sentence(
  "The language model reported something that cannot be in any document: text in the application may be addressed to it.",
);
const removedLines = sentence("These lines were removed and the model was asked again.");
const longestQuote = 240;

const flagged = (line: string): EvaluationFlag => ({
  kind: "instructions_to_a_model",
  message: `${swayed} ${removedLines}`,
  quote: cut(line, longestQuote),
});

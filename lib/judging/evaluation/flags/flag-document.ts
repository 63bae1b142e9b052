import { readingOf } from "@/lib/reading/profile/reading";
import type { ReadDocument } from "@/lib/reading/documents/document";
import { asOfDate, type Dossier, type EvaluationFlag, type StoredFlag } from "@/lib/judging/ai/judging";
import { cut } from "@/lib/reading/language/cut";
import { maskSpans, overlap } from "@/lib/reading/language/mask";
import { stored, toStore } from "@/lib/say";
import { memoize } from "@/lib/reading/language/memoize";
import type { Criterion } from "@/lib/judging/scorecards/scorecard";
import { copiedLines, prepareJobText, stuffedLines, wordyLines } from "./copied-text";
import { comparedLines } from "./compared-lines";
import { implausibleLines } from "./implausible-dates";
import { instructionLines, type Passage } from "./instructions";
import { repeatedLines } from "./repeated-lines";
import sentences from "./sentences.json";

export type FlaggedDossier = {
  flags: StoredFlag[];
  /** The dossier without the lines that may not count as evidence; the same object if nothing is left out. */
  dossier: Dossier;
};

/** Those of what is found in documents; why the rules do not judge is said in abstention.ts. */
type Sign = Exclude<EvaluationFlag["kind"], "not_judged" | "other_language">;
export const flagMessages: Record<Sign, string> = {
  instructions_to_a_model:
    "The application contains text addressed to software that reads it. That text was left out of the evaluation.",
  copied_job_text:
    "The document repeats passages of the job description. Those passages were left out of the evaluation.",
  keyword_stuffing:
    "The document contains a dump of keywords from the job description. It was left out of the evaluation.",
  implausible_dates: "The document contains dates that cannot be right. Ask about them.",
  hidden_text: "The document contains text that a reader does not see. It was left out of the evaluation.",
};
const longestQuote = 240;

/** A flag that quotes the first line; none without lines. */
const flag = (kind: Sign, [first]: readonly { text: string }[]): EvaluationFlag[] =>
  first ? [{ kind, message: flagMessages[kind], quote: cut(first.text.trim(), longestQuote) || null }] : [];

/** What is the same for every job: computed once per dossier. */
const ownSigns = memoize((dossier: Dossier) => {
  const lines = comparedLines(dossier.text);
  return {
    lines,
    wordy: wordyLines(lines),
    orders: instructionLines(dossier.text),
    ordersInAnswers: new Map(dossier.answers.map(({ id, text }) => [id, instructionLines(text)])),
    implausible: implausibleLines(readingOf(dossier), asOfDate(dossier)),
  };
});

/** What a CV is compared with: the job's description and its scorecard's criteria. */
export type Asked = { description: string; criteria: readonly Criterion[] };

/**
 * Finds what a recruiter should know before trusting a score, and removes from the dossier what must not affect it:
 * orders to a model, text copied from the job's description, keyword dumps. Lines that describe work in the job's own
 * words stay, as mentions. A flag never lowers a score; removed text simply adds nothing.
 */
export function flagDocument(dossier: Dossier, job: Asked): FlaggedDossier {
  const { lines, wordy, orders, ordersInAnswers, implausible } = ownSigns(dossier);
  const jobText = prepareJobText(job.description);
  const copied = copiedLines(lines, jobText);
  const stuffed = stuffedLines(wordy, jobText);
  const flagged = [...orders, ...copied, ...stuffed];
  const repeated = repeatedLines(readingOf(dossier), job.description, job.criteria, copied.length > 0);
  const counted = repeated.filter((line) => !flagged.some((other) => overlap(line, other)));
  const flags = [
    ...flag("instructions_to_a_model", [...orders, ...[...ordersInAnswers.values()].flat()]),
    ...flag("copied_job_text", copied),
    ...repeatedFlag(counted),
    ...flag("keyword_stuffing", stuffed),
    ...flag("implausible_dates", implausible),
  ];
  const repeats = [...copied, ...stuffed, ...repeated].map(({ start, end }) => ({ start, end }));
  const masked = maskDossier(dossier, flagged, ordersInAnswers);
  return { flags, dossier: repeats.length ? { ...masked, repeats } : masked };
}

/** The dossier without what may not count as evidence; the same object when there is nothing to leave out. */
function maskDossier(dossier: Dossier, document: Passage[], inAnswers: Map<string, Passage[]>): Dossier {
  if (![document, ...inAnswers.values()].some((lines) => lines.length)) return dossier;
  const answers = dossier.answers.map((answer) => ({
    ...answer,
    text: maskSpans(answer.text, inAnswers.get(answer.id) ?? [], " "),
  }));
  return { ...dossier, text: maskSpans(dossier.text, document, " "), answers };
}

/** Enough for all the lines, so that a person can compare them with the job. */
const longestQuotes = 4_000;

function repeatedFlag(lines: readonly Passage[]): StoredFlag[] {
  if (!lines.length) return [];
  const message = stored("message", toStore(sentences.repeated, { lines: lines.length }));
  const quote = lines.map(({ text }) => text).join("\n");
  return [{ kind: "copied_job_text", ...message, quote: cut(quote, longestQuotes) }];
}

/** Texts around the documents: names of files and of the candidate, and properties of files. */
export type Around = { names?: readonly string[]; properties?: readonly string[] };

/** These texts may identify the candidate, and blind review shows flags: such a flag has no quote. */
const aroundMessages = { names: sentences.names, properties: sentences.properties };
export const isAround = ({ message }: EvaluationFlag) =>
  Object.values<string>(aroundMessages).includes(message);

/** The flags for orders in the texts around the documents. */
export const aroundFlags = ({ names = [], properties = [] }: Around): EvaluationFlag[] =>
  Object.entries({ names, properties }).flatMap(([around, texts]) =>
    texts.some(givesOrder)
      ? [{ kind: "instructions_to_a_model", message: aroundMessages[around as keyof Around], quote: null }]
      : [],
  );

const withoutEnding = (name: string) => name.replace(/\.\w{2,5}$/, "");
/** File names use other characters for spaces: "ignore_all_previous_instructions.pdf". */
const withSpaces = (name: string) => withoutEnding(name).replace(/[_+.-]+/g, " ");
const givesOrder = (name: string) =>
  [withoutEnding(name), withSpaces(name)].some((text) => instructionLines(text).length > 0);

/** The flag for text that a person looking at the document would not see; none where nothing is hidden. */
export const hiddenTextFlags = (hidden: ReadDocument["hidden"]) => flag("hidden_text", hidden);

import type { Line } from "@/lib/ai/embedded/reading/lines";
import type { Reading } from "@/lib/ai/embedded/reading/reading";
import type { ReadDocument } from "@/lib/documents/document";
import type { Dossier, EvaluationFlag } from "@/lib/ai/judging";
import type { Criterion } from "@/lib/scorecards/scorecard";
import { copiedLines, cvLines, takeApart } from "./copied-text";
import { implausibleLine } from "./implausible-dates";
import { instructionLines } from "./instructions";
import { stuffedLines, wordyLines } from "./keyword-stuffing";
import { maskDossier } from "./mask";
import { repeatedLines } from "./repeated-lines";
import type { TextLine } from "./text-lines";

export type FlaggedDossier = {
  flags: EvaluationFlag[];
  /** The dossier without the lines that may not count as evidence; the one given where nothing is left out. */
  dossier: Dossier;
};

/** What is the same for every job: worked out once for each dossier. */
type OwnSigns = {
  orders: TextLine[];
  ordersInAnswers: Map<string, TextLine[]>;
  lines: ReturnType<typeof cvLines>;
  wordy: ReturnType<typeof wordyLines>;
  implausible: string | null;
};

const remembered = new WeakMap<Dossier, OwnSigns>();
const longestQuote = 240;

function ownSigns(dossier: Dossier, reading: Reading, asOf: Date): OwnSigns {
  let signs = remembered.get(dossier);
  if (!signs) {
    signs = {
      orders: instructionLines(dossier.text),
      ordersInAnswers: new Map(dossier.answers.map(({ id, text }) => [id, instructionLines(text)])),
      lines: cvLines(dossier.text),
      wordy: wordyLines(dossier.text),
      implausible: implausibleLine(reading, asOf),
    };
    remembered.set(dossier, signs);
  }
  return signs;
}

/** A flag with the first words that show it; none where nothing does. */
const flag = (
  kind: EvaluationFlag["kind"],
  message: string,
  [quote]: readonly (string | undefined)[],
): EvaluationFlag[] =>
  quote === undefined ? [] : [{ kind, message, quote: quote.trim().slice(0, longestQuote) || null }];

/** The job as it is asked for: the text of its description, and what its scorecard says. */
export type Asked = { description: string; criteria: readonly Criterion[] };

/**
 * Looks for what a recruiter should know before trusting a score, and takes out of the dossier what must not move
 * it: orders to a model, text copied from the job's own description, dumps of keywords. Lines that tell of work in the
 * job's own words stay, as mentions. A flag never lowers a score; what is taken out simply adds nothing.
 */
export function flagDocument(dossier: Dossier, job: Asked, reading: Reading, asOf: Date): FlaggedDossier {
  const signs = ownSigns(dossier, reading, asOf);
  const jobText = takeApart(job.description);
  const copied = copiedLines(signs.lines, jobText);
  const stuffed = stuffedLines(signs.wordy, jobText);
  const left = [...signs.orders, ...copied, ...stuffed];
  const repeated = repeatedLines(reading, job.description, job.criteria, copied.length > 0).map(placeOf);
  const counted = repeated.filter(
    (line) => !left.some((gone) => line.start < gone.end && line.end > gone.start),
  );
  const textOf = (lines: readonly TextLine[]) => lines.map(({ text }) => text);
  const flags = [
    ...flag(
      "instructions_to_a_model",
      "The application contains text addressed to software that reads it. That text was left out of the evaluation.",
      textOf([...signs.orders, ...[...signs.ordersInAnswers.values()].flat()]),
    ),
    ...flag(
      "copied_job_text",
      "The document repeats passages of the job description. Those passages were left out of the evaluation.",
      textOf(copied),
    ),
    ...repeatedFlag(textOf(counted)),
    ...flag(
      "keyword_stuffing",
      "The document contains a dump of keywords from the job description. It was left out of the evaluation.",
      textOf(stuffed),
    ),
    ...flag("implausible_dates", "The document contains dates that cannot be right. Ask about them.", [
      signs.implausible ?? undefined,
    ]),
  ];
  const repeats = [...copied, ...stuffed, ...repeated].map(({ start, end }) => ({ start, end }));
  const masked = maskDossier(dossier, left, signs.ordersInAnswers);
  return { flags, dossier: repeats.length ? { ...masked, repeats } : masked };
}

const placeOf = ({ start, text }: Line): TextLine => ({ start, end: start + text.length, text });

/** All the lines, for a person to compare with the job. */
const longestQuotes = 4_000;

function repeatedFlag(lines: readonly string[]): EvaluationFlag[] {
  if (!lines.length) return [];
  const those = lines.length === 1 ? "This line repeats" : `These ${lines.length} lines repeat`;
  const message =
    `${those} the job's own words. ` +
    "They count once, and as a mention at most: no dated work is taken from them.";
  return [{ kind: "copied_job_text", message, quote: lines.join("\n").slice(0, longestQuotes) }];
}

/** What stands around the documents: names of files and of the candidate, and what files say beside their pages. */
export type Around = { names?: readonly string[]; properties?: readonly string[] };

/** Its words may say who it is: a flag that is shown in blind review quotes none. */
const aroundMessages = {
  names:
    "The name of a file, or of the candidate, contains text addressed to software that reads it. No judge is shown it.",
  properties:
    "The properties or comments of the file contain text addressed to software that reads it. No judge is shown them.",
};
export const isAround = ({ message }: EvaluationFlag) => Object.values(aroundMessages).includes(message);

/** The flags for orders in what stands around the documents. */
export const aroundFlags = ({ names = [], properties = [] }: Around): EvaluationFlag[] =>
  Object.entries({ names, properties }).flatMap(([around, texts]) =>
    texts.some(givesOrder)
      ? [{ kind: "instructions_to_a_model", message: aroundMessages[around as keyof Around], quote: null }]
      : [],
  );

const withoutEnding = (name: string) => name.replace(/\.\w{2,5}$/, "");
/** File names stand for spaces by other signs: "ignore_all_previous_instructions.pdf". */
const spoken = (name: string) => withoutEnding(name).replace(/[_+.-]+/g, " ");
const givesOrder = (name: string) =>
  [withoutEnding(name), spoken(name)].some((text) => instructionLines(text).length > 0);

/** The flag for text that a person looking at the document would not see; none where nothing is hidden. */
export const hiddenTextFlags = (hidden: ReadDocument["hidden"]): EvaluationFlag[] =>
  flag(
    "hidden_text",
    "The document contains text that a reader does not see. It was left out of the evaluation.",
    hidden.map(({ text }) => text),
  );

import { shortened } from "@/lib/reading/language/shortened";
import { fold, onOneLine } from "@/lib/reading/language/letters";
import type { Criterion } from "@/lib/judging/scorecards/scorecard";
import { absent, assessment, questionAbout, wording } from "../embedded/judge/wording";
import { type Dossier, Facts, type RawAssessment, StyleQuote, type Verdict, verdicts } from "../judging";
import { keyOf } from "./judge-prompt";
import { fieldOf, listOf, textOf } from "./loose";
import { passagesOf } from "./passages";

const found = verdicts.filter((verdict) => verdict !== "not_evidenced");

/** Ratings that a verdict can have: the anchors of the prompt. */
const ratings: Record<Verdict, readonly [low: number, high: number]> = {
  met: [2.5, 4],
  partly: [0.5, 3],
  contradicted: [0, 1],
  not_evidenced: [0, 4],
};

/** What was wrong about the answer to a criterion, to be told to the model; `claims` when it said met or partly. */
export type Open = { criterionId: string; problem: string; claims?: boolean };

/**
 * Reads a model's answer one criterion at a time, so that what is wrong about one costs no other. Keys and verdicts
 * may be spelled in other ways, quotes may differ from the document in signs; a verdict without a quote that is in the
 * document, a rating outside the verdict's bounds and what is missing are open. `styles` is null without a list.
 *
 * @param whole false when the end of the answer is missing: its last assessment may be half of one
 */
export function readAnswer(
  { value, whole }: { value: unknown; whole: boolean },
  criteria: readonly Criterion[],
  dossier: Dossier,
): { assessments: RawAssessment[]; open: Open[]; styles: StyleQuote[] | null } {
  const texts = [dossier.text, ...dossier.answers.map(({ text }) => text)];
  const entries = entriesIn(value).slice(0, whole ? undefined : -1);
  const silent = listOf(fieldOf(value, "silent"));
  const assessments: RawAssessment[] = [];
  const open: Open[] = [];
  for (const [at, criterion] of criteria.entries()) {
    const own = entries.filter(({ key }) => isOf(key, criterion, at));
    const isSilent = silent.some((key) => isOf(key, criterion, at));
    const read = own.map(({ entry }) => readEntry(entry, criterion, texts));
    const [first] = read;
    const agree = read.every(
      (one) => typeof one !== "string" && one.verdict === (first as RawAssessment).verdict,
    );
    if (first && agree && !isSilent) assessments.push(first as RawAssessment);
    else if (own.length === 0 && isSilent) assessments.push(nothingSaid(criterion));
    else {
      const claims = own.some(({ entry }) => ["met", "partly"].includes(verdictIn(entry) ?? ""));
      open.push({ criterionId: criterion.id, problem: problemOf(read, isSilent), claims });
    }
  }
  return { assessments, open, styles: stylesIn(fieldOf(value, "styles"), texts) };
}

const mostStyles = 24;

/** The passages of a list of styles that are in the texts, as they stand there. */
const stylesIn = (styles: unknown, texts: readonly string[]): StyleQuote[] | null =>
  Array.isArray(styles)
    ? styles.slice(0, mostStyles).flatMap((entry) => {
        const { data } = StyleQuote.safeParse(entry);
        return data ? passagesOf(data.quote, texts).map((quote) => ({ ...data, quote })) : [];
      })
    : null;

const nothingSaid = (criterion: Criterion) =>
  assessment(criterion.id, absent(wording("notMentioned"), questionAbout(criterion, [criterion.name])));

function problemOf(read: (RawAssessment | string)[], isSilent: boolean): string {
  const [problem] = read.filter((one) => typeof one === "string");
  if (problem) return problem;
  return read.length === 0
    ? "it was not answered"
    : isSilent
      ? "it was both assessed and called silent"
      : "it was answered twice";
}

/** The entries of an answer with their keys: a list, or an object by key. */
function entriesIn(value: unknown): { key: unknown; entry: unknown }[] {
  const all = fieldOf(value, "assessments") ?? value;
  if (Array.isArray(all))
    return (all as unknown[]).map((entry) => ({ key: fieldOf(entry, "criterion"), entry }));
  return typeof all === "object" && all !== null
    ? Object.entries(all).map(([key, entry]) => ({ key, entry: entry as unknown }))
    : [];
}

/** Whether a key is a criterion's: "c3", also written "C3", "3" or "criterion 3", or the criterion's name. */
function isOf(key: unknown, { name }: Criterion, at: number): boolean {
  if (typeof key !== "string" && typeof key !== "number") return false;
  const written = fold(String(key)).trim();
  const [, number] = /^(?:criterion|c)?(\d{1,3})$/.exec(written.replace(/\W/g, "")) ?? [];
  return `c${number}` === keyOf(at) || written === fold(name).trim();
}

/** The verdict of an entry, in whatever spelling. */
function verdictIn(entry: unknown): Verdict | undefined {
  const said = (textOf(fieldOf(entry, "verdict")) ?? "").trim().toLowerCase().replace(/[\s-]/g, "_");
  return verdicts.find((one) => one === said.replace(/^partial(?:ly)?(?:_met)?$/, "partly"));
}

function readEntry(entry: unknown, criterion: Criterion, texts: readonly string[]): RawAssessment | string {
  const verdict = verdictIn(entry);
  if (!verdict) return `its verdict was not one of ${found.join(", ")}`;
  if (verdict === "not_evidenced") return nothingSaid(criterion);
  const given = fieldOf(entry, "rating");
  const rating = given === null ? Number.NaN : Number(given);
  const [low, high] = ratings[verdict];
  if (!(rating >= low && rating <= high))
    return `the rating of a "${verdict}" has to be from ${Math.ceil(low)} to ${high}, and was ${JSON.stringify(given) ?? "missing"}`;
  const quotes = quotesIn(fieldOf(entry, "quotes"));
  const passages = [...new Set(quotes.flatMap((quote) => passagesOf(quote, texts)))];
  if (passages.length === 0)
    return `these quotes are not in the documents, or say nothing: ${JSON.stringify(quotes).slice(0, 400)}`;
  const confidence = Number(fieldOf(entry, "confidence") ?? 0.5);
  const facts = Facts.safeParse(fieldOf(entry, "facts"));
  return {
    criterionId: criterion.id,
    verdict,
    rating,
    confidence: Math.min(1, Math.max(0, (confidence > 1 ? confidence / 100 : confidence) || 0)),
    reason: shortened(onOneLine(textOf(fieldOf(entry, "reason")) ?? "").trim(), 600),
    quotes: passages.slice(0, 8),
    question: shortened(onOneLine(textOf(fieldOf(entry, "question")) ?? "").trim(), 300) || null,
    facts: facts.success ? { ...facts.data, roles: datedIn(facts.data.roles, texts) } : null,
  };
}

/** How far from a role's quote its dates may stand. */
const nearDates = 200;

/** The roles whose quotes are in the documents, with the years of their dates beside them. */
const datedIn = (roles: Facts["roles"], texts: readonly string[]): Facts["roles"] =>
  roles.filter(({ from, to, quote }) => {
    const [passage] = passagesOf(quote, texts);
    const text = passage && texts.find((one) => one.includes(passage));
    if (!text || !isMoment(from) || !(isMoment(to) || to === "now")) return false;
    const at = text.indexOf(passage);
    const near = text.slice(Math.max(0, at - nearDates), at + passage.length + nearDates).normalize("NFKC");
    return [from, to].every((moment) => moment === "now" || near.includes(moment.slice(2, 4)));
  });

const isMoment = (text: string) => /^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?$/.test(text);

/** Quotes as a list of texts; some models give one text, or objects that hold it. */
const quotesIn = (quotes: unknown): string[] =>
  [quotes]
    .flat()
    .flatMap(
      (quote) => textOf(quote) ?? textOf(fieldOf(quote, "text")) ?? textOf(fieldOf(quote, "quote")) ?? [],
    );

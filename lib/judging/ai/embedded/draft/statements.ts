import { endsIn, fold, hasLetter, spaced, trimmed, trimmedEnd } from "@/lib/reading/language/letters";
import {
  anyWord,
  inAllLanguages,
  listed as anyListed,
  regex,
  anyUnfoldedWord,
} from "@/lib/reading/language/lists";
import { briefLanguage, briefWords } from "@/lib/reading/language/brief-words";
import { fieldSigns, fragments } from "@/lib/reading/language/fragments";
import { bareTitle, canBeTown, hasGenderMark, isOnlyFacts } from "@/lib/reading/language/job-title";
import { isCity, isTown } from "@/lib/reading/language/places";
import { statedYears } from "@/lib/reading/language/stated-years";
import { findProtectedCriteria, promisesEquality } from "@/lib/judging/scorecards/protected-criteria";
import { after, splitAt, withoutEvery } from "./cut";
import { type Left, type Reason, asksForPermit, clauseReader } from "./evidence";
import { headingReader, type Part } from "./headings";
import { importanceIn } from "./importance";
import { isFact, type Passage, passagesOf } from "./page";
import { hasAlternatives, headline, seeking, titleReader } from "./titles";

/** Sentence ends: after a word, capitals, a digit or a bracket, but not after "e.g.", "Sr." and "max. 35". */
const ends = [
  "(?<=(?:[\\p{L}'’]{3}|\\p{Lu}{2}|\\d\\p{Lu}?|\\))[.!?])\\s+(?=[\\p{Lu}“\"¿¡•*-])",
  "(?<=(?:\\p{L}{5}|\\)|\\d)[.!?])(?<!\\b\\d{1,2}\\.\\d{1,2}\\.)\\s+(?=[\\d\\p{Ll}])",
  "(?<=\\p{Ll}{4}\\s\\p{Lu}\\.)\\s+(?=\\p{Lu})",
  "(?<=\\))\\s+(?=\\p{Lu}\\p{Ll}+ \\p{Ll})",
];
/** "1. März" does not end a sentence. */
const date = `(?<=\\b\\d{1,2}\\.)\\s+${anyUnfoldedWord(inAllLanguages("months"))}(?!\\p{L})`;
const sentenceEnd = new RegExp(`(?!${date})(?:${ends.join("|")})`, "u");

/** Longer sentences are cut: only files of nothing but commas have them. */
const longestSentence = 4_000;
const greeting = regex("^{greetings}(-|,|:|.|!)?");

/** Words whose full stop ends no sentence. */
const short = anyWord(inAllLanguages("briefs.abbreviations"));
const anyEnd = new RegExp(`(?<=[\\p{L}'’]{2}[.!?…]["”»)]?)(?<!(?<!\\p{L})(?:${short})\\.)\\s+`, "iu");
const capitalEnd = new RegExp(`${anyEnd.source}(?=[\\p{Lu}¿¡“"„«])`, "u");

/** In messages these end a sentence. */
const signs = /\p{Extended_Pictographic}[\uFE0F\u200D\p{Emoji_Modifier}]*\s/u;

/** Splits a line into sentences, without greetings. In a message a sentence may begin with a small letter. */
export const sentences = (text: string, isMessage = false) =>
  text
    .split(sentenceEnd)
    .flatMap((part) => part.split(isMessage ? anyEnd : capitalEnd))
    .flatMap((part) => part.split(signs).map((piece) => piece.trim()))
    .map((part) => withoutGreeting(part.slice(0, longestSentence)))
    .filter((part) => part.length > 2);

/** A sentence without the greeting it begins with; "" for a greeting with a name. */
function withoutGreeting(part: string): string {
  const rest = withoutEvery(part, greeting);
  return rest !== part && spaced(rest.trim()).length <= mostInName ? "" : rest;
}
const mostInName = 2;

/** `whole` if it is an item of a list that must not be split further; `knockOut` if the text makes it a condition. */
export type Statement = {
  text: string;
  /** The words of the description it was taken from, if they are more. */
  source?: string;
  part: Part;
  whole?: boolean;
  knockOut?: boolean;
  /** A duty told in a sentence, and not in a list of duties. */
  told?: boolean;
};
/** `listed`: in a part of requirements. `bare`: outside of them, without a word that asks. */
type Found = Statement & { row: number; listed?: boolean; bare?: boolean; reason?: Reason };
const enoughListed = 3;
const longestBrief = 600;
/** One or two words, or "one or another", are asked for in a brief even if unknown: "Stone setting. Silae or ADP." */
const name = new RegExp(`^\\S+(?:\\s\\S+)?$|^\\S+\\s(?:${anyListed("or")}|${anyListed("and")})\\s\\S+$`, "u");
const isName = (text: string) => name.test(trimmedEnd(text, ".! "));

const colon = regex(":");
const listComma = regex(",( )?", "gu");
const joined = regex(" ({and}|{or}) ", "gu");
/** So many empty lines that they separate nothing. */
const mostGaps = 0.8;
/** A title below this part of the lines names something else, such as who signed. */
const headPart = 0.5;

type Section = { part: Part; lines: number; items: boolean; loose: boolean };
const opening: Section = { part: "about", lines: 0, items: false, loose: true };
/** A clause without evidence of its own, which the lines beside it may give. */
type Pending = { row: number; at: number; text: string; isListed: boolean };

/**
 * Reads a description of any layout into statements with their parts, without headings and titles. Every other
 * sentence is in `left`, with the reason.
 */
export function readStatements(given: string) {
  const code = briefLanguage(given);
  // French puts a space before "?".
  const description = code === "fr" ? given.replace(frenchSpace, "") : given;
  const {
    namesHeld,
    namesSomething,
    saidAhead,
    apart,
    clausesOf,
    hasOwnWords,
    readClause,
    saidOf,
    mayBeListed,
    objectOf,
    subjectOf,
    nameOf,
    is,
  } = clauseReader(code);
  const headingOf = headingReader(code);
  const { find, inBothGenders, introduced, isLead, opened, posted } = titleReader(code);
  const small = briefWords(code, "small");
  const nounPhrases = (text: string): string[] =>
    text
      .split(/[^\p{L}\d'’-]+/u)
      .reduce<string[][]>(
        (runs, word) => (small.has(fold(word)) ? [...runs, []] : (runs.at(-1)!.push(word), runs)),
        [[]],
      )
      .map((run) => run.join(" "))
      .filter(Boolean);
  const passages = passagesOf(description);
  const isSpread = passages.filter(({ gap }) => gap).length > mostGaps * passages.length;
  const statements: Found[] = [];
  const left: Left[] = [];
  const pending: Pending[] = [];
  const titles: { title: string; rank: number }[] = [];
  let section = opening;
  let awaitsTitle = false;
  let answers = false;

  const isCasual = anyEnd.test(description) && !capitalEnd.test(description);
  /** Many write messages without capitals. */
  const sentencesOf = (text: string, row: Passage) => sentences(text, row.spoken || isCasual);

  const isBrief = description.length < longestBrief && !passages.some(({ item }) => item);
  /** Whether a title is of several people: by its last word, in Romance languages by its first. */
  const isPlural = (title: string) =>
    endsIn(
      (["en", "de", "nl"].includes(code) ? spaced(title).at(-1)! : spaced(title)[0]!).toLowerCase(),
      "s",
    );

  const namesWork = sentences(description).some((one) => find(one) !== null || introduced(one) !== null);
  const leave = (text: string, reason: Reason, refusal?: string) => {
    if (
      hasLetter(text) &&
      (reason === "refused" ||
        reason === "around" ||
        hasOwnWords(text) ||
        is("required", text) ||
        spaced(text.trim()).length > 2)
    )
      left.push({ text: text.trim(), reason, ...(refusal && { refusal }) });
  };
  const title = (text: string, rank: number) => {
    const found = (find(text) ?? (rank === 0 ? null : find(text, true)))?.title;
    const [first = text] = sentences(text);
    const labelled = rank === 0 ? (fragments(sourceFragment(first), fieldSigns)[0]?.text ?? first) : "";
    const named = labelled && hasAlternatives(labelled) ? labelled : (found ?? labelled);
    // "Fitter of lifts, Coimbra area": the place is no part of it.
    const [whole = "", ...asides] = named.split(", ");
    const kept = asides.filter(
      (aside) => !isFact(aside) && !isOnlyFacts(aside) && !spaced(fold(aside)).some(isCity),
    );
    if (named) titles.push({ title: trimmedEnd(bareTitle([whole, ...kept].join(", ")), "."), rank });
  };

  for (const [at, row] of passages.entries()) {
    if (row.around) {
      if (row.subject) title(row.text, 3);
      const asked = row.spoken ? (row.asked && questionOf(row.text)) || { part: "about" as const } : null;
      if (asked && asked !== "title")
        section = { ...opening, part: asked.part, loose: asked.part === "about" };
      answers = row.asked ?? false;
      leave(row.text, "around");
      continue;
    }
    if (row.head !== undefined) readLabelled(row, at);
    else if (awaitsTitle) {
      title(row.text, 0);
      awaitsTitle = false;
    } else readRow(row, at);
    // An answer about duties is one message long.
    if (row.spoken && answers && section.part === "duties") section = opening;
  }

  /** "What must they have?", as the heading of the answers to it. */
  function questionOf(text: string): ReturnType<typeof headingOf> {
    const part = is("wish", text) ? "nice" : is("needAnywhere", text) ? "must" : null;
    return part ? { part, rest: "" } : headingOf(text, true);
  }

  function readRow(row: Passage, at: number) {
    // "We need another baker. What they need:" is a sentence and a heading.
    const last = !row.item && endsIn(row.text, ":") ? (sentencesOf(row.text, row).at(-1) ?? "") : "";
    const start = row.text.lastIndexOf(last);
    if (last && start > 0 && hasLetter(row.text.slice(0, start))) {
      readRow({ ...row, text: row.text.slice(0, start).trim() }, at);
      return readRow({ ...row, text: last, gap: false }, at);
    }
    // "Chiropodist - Bangor - HCPC - must drive" alone is a list.
    if (isBrief && row.fields && passages.length === 1)
      return readRow({ ...row, fields: undefined, text: row.fields.join(", ") }, at);
    // "Essential - CT, IRR17": a dash behind a label.
    const [label = "", value, ...more] = row.fields ?? [];
    if (value && !more.length && headingOf(`${label}:`, true))
      return readRow({ ...row, fields: undefined, text: `${label}: ${value}` }, at);
    const mayAnnounce = !row.item || row.strong || /[:=]/.test(row.text);
    const announced =
      mayAnnounce && !(row.fields && !row.text.includes(":")) ? headingOf(row.text, !row.item) : null;
    if (announced === "title") {
      const values = (after(row.text, colon) ?? "").split(/\s\|\s/).map((value) => value.trim());
      const [named = "", ...others] = values.flatMap((value) => sentencesOf(value, row));
      if (named) {
        title(named, 0);
        leave(row.text.slice(0, row.text.indexOf(named) + named.length), "about");
      }
      for (const other of others) readSentences(other, row, at, opening);
      awaitsTitle = !named;
      return;
    }
    if (announced) {
      // "We seek a nurse for our home in Tavira: …" names the occupation, too.
      const asking = row.item ? "" : row.text.slice(0, row.text.length - announced.rest.length);
      if (asking && !titles.length && seeking(asking, code)) soughtIn(trimmedEnd(asking, ": "), true);
      const opened = { ...opening, part: announced.part, loose: announced.part === "about" };
      // "Training: a diploma. Salary by experience.": a heading inside a paragraph goes for a sentence.
      const [first = "", ...others] = row.item ? [announced.rest] : sentencesOf(announced.rest, row);
      if (first) readSentences(first, row, at, opened);
      for (const other of others) readSentences(other, row, at, { ...opened, loose: true });
      // "Nice to have: SQL" in a line of its own ends with it, unless a list follows.
      const isClosed = announced.rest !== "" && !passages[at + 1]?.item;
      if (!row.item || !announced.rest) section = isClosed ? opening : opened;
      return;
    }
    if (section.lines && !row.item && (section.items || (row.gap && !isSpread && section.part !== "none")))
      section = section.items ? opening : { ...section, loose: true };
    const mayName = section.part === "about" || (section.part === "none" && row.gap && !titles.length);
    if (mayName && at < headPart * passages.length && readHeadline(row, at)) {
      section = opening;
      return;
    }
    if (row.fields && section.part !== "must" && section.part !== "nice") return leave(row.text, "around");
    section = { ...section, lines: section.lines + 1, items: section.items || row.item };
    readSentences(row.text, row, at, section);
  }

  /** A line above the text that names the occupation, or stands beside a row of place, contract and pay. */
  function readHeadline(row: Passage, at: number): boolean {
    // "Lock keeper - Stourport": the line up to a sign.
    const [head = ""] = row.text.split(aside);
    const likely = find(head, true);
    const isLikely = likely?.start === 0 && !hasLetter(head.slice(likely.end));
    const isBesideFacts = standsBesideFacts(row, at, isLikely);
    // A word alone above the text that ends like an occupation: "Lamplighter".
    const isAlone = at === 0 && passages.length > 1 && !endsIn(row.text, ".?!,:") && spaced(head).length <= 4;
    const isKnown = find(row.text) !== null;
    const isMarked = hasGenderMark(row.text);
    // "Nurse in Leeds, wound care" alone is a brief, and no headline of one.
    if (isBrief && passages.length === 1) return false;
    if (titles.some(({ rank }) => rank <= 1) && !isBesideFacts && !isMarked) return false;
    const named = headline(row, find, isBesideFacts) ?? (isAlone && isLikely ? likely.title : null);
    if (named) {
      titles.push({ title: named, rank: row.spoken ? 3 : isMarked ? 0.5 : isKnown ? 1 : 4 });
      const found = find(row.text);
      const rest = found ? row.text.slice(0, found.start) + row.text.slice(found.end) : "";
      if (hasOwnWords(rest) && !isFacts(rest)) leave(row.text, "about");
    }
    return named !== null;
  }

  /** Whether place, contract or pay stand behind this line, or below it before the next empty line. */
  function standsBesideFacts(row: Passage, at: number, isLikely: boolean): boolean {
    if (row.fields) return row.fields.slice(1).some(isFact);
    const block = passages.slice(at + 1, at + 3);
    const near = block.slice(0, block.findIndex(({ gap }) => gap) + 1 || block.length);
    return (row.gap || isLikely) && near.some((other) => !other.gap && other.fields?.some(isFact));
  }

  /** "Where | Derby": the label tells what its value is. */
  function readLabelled(row: Passage, at: number) {
    const announced = headingOf(`${row.head}:`, true);
    if (announced === "title") title(row.text, 0);
    if (announced && announced !== "title" && announced.part !== "about" && announced.part !== "none")
      readSentences(row.text, { ...row, item: true }, at, { ...opening, part: announced.part, loose: false });
    else leave(`${row.head}: ${row.text}`, "condition");
  }

  function readSentences(text: string, row: Passage, at: number, { part, loose }: Section) {
    const own = row.rating ? ratingOf(row.rating) : null;
    // "The following:" only introduces what comes below it.
    if (text.endsWith(":")) return leave(text, "about");
    const said = answered(withoutAnswers(sentencesOf(text, row), at));
    for (const sentence of said.flatMap((one) => lawful(one, part !== "none"))) {
      // "… Duties: fitting doors": a heading inside a paragraph.
      const opened = sentence !== text && labelled.test(sentence) ? headingOf(sentence, false) : null;
      if (opened && opened !== "title" && opened.rest) {
        readSentences(opened.rest, row, at, {
          ...opening,
          part: opened.part,
          loose: opened.part === "about",
        });
        // What follows in the paragraph is no longer a list under it.
        [part, loose] = [opened.part, opened.part !== "duties"];
        continue;
      }
      if (promisesEquality(sentence)) leave(sentence, "about");
      else if (isFacts(sentence) && !seeking(sentence, code)) leave(sentence, "condition");
      else if (part === "none" && !loose) leave(sentence, "offer");
      else if (part === "duties" && !loose)
        statements.push(...itemsOf(sentence, "duties").map((one) => ({ ...one, row: at })));
      else read(sentence, at, own ?? part, !loose && (part === "must" || part === "nice"));
    }
  }

  /** "French? Handy." asks for French as a wish, if the answer neither denies nor asks for it. */
  function withoutAnswers(all: string[], row: number): string[] {
    return all.filter((one, at) => {
      const answer = isQuestion(one) ? (all[at + 1] ?? "") : isQuestion(all[at - 1] ?? "") ? one : "";
      const isShort = answer && !isQuestion(answer) && spaced(answer).length <= mostInAnswer;
      const isPlain =
        isShort &&
        hasOwnWords(answer) &&
        !["not", "required", "wish", "modal"].some((name) => is(name as "not", answer));
      if (isPlain && answer !== one)
        statements.push({ text: trimmedEnd(one, "? "), part: "nice", source: `${one} ${answer}`, row });
      return !isPlain;
    });
  }

  /** The parts of a sentence that ask for nothing the law protects; the others are left as refused. */
  function lawful(sentence: string, mayAsk: boolean): string[] {
    if (promisesEquality(sentence)) return [sentence];
    const pieces = clausesOf(sentence).flatMap((clause) => (mayAsk ? splitAt(clause, listComma) : [clause]));
    for (const piece of pieces.filter(asksForPermit)) leave(piece, "permit");
    const rest = pieces.filter((piece) => !asksForPermit(piece));
    if (rest.length < pieces.length) return rest.flatMap((piece) => lawful(piece, mayAsk));
    const refusalOf = (piece: string) =>
      [piece, ...(mayAsk ? nounsIn(piece) : [])].flatMap((text) => findProtectedCriteria(text) ?? [])[0]
        ?.reason;
    // "A food handler's card and good looks": what is joined to a refused wish is none.
    const parts = pieces.flatMap((piece) => {
      const halves = splitAt(piece, joined);
      const isOwn = (half: string) => !refusalOf(half) && (is("personHas", half) || namesSomething(half));
      return refusalOf(piece) && halves.some(refusalOf) && halves.some(isOwn) ? halves : [piece];
    });
    const refused = new Map(parts.map((piece) => [piece, refusalOf(piece)]));
    const allowed = parts.filter((piece) => !refused.get(piece));
    const isAllowed = allowed.length === parts.length;
    const whole = isAllowed ? findProtectedCriteria(sentence)?.reason : undefined;
    if (isAllowed && !whole) return [sentence];
    for (const [piece, refusal] of whole ? [[sentence, whole] as const] : refused)
      if (refusal) leave(piece, "refused", refusal);
    return whole ? [] : allowed;
  }

  /** What a clause that asks for somebody asks for, each thing alone. */
  function nounsIn(piece: string): string[] {
    const wanted = seeking(piece, code)?.after;
    const asks =
      wanted !== undefined ||
      ["wish", "someone", "only", "modal", "not"].some((name) => is(name as "wish", piece));
    if (!asks) return [];
    const objects = [objectOf(piece), ...(wanted ? [objectOf(wanted)] : [])].flatMap((one) =>
      splitAt(one, joined),
    );
    // "We prefer a man for this post": what stands between small words.
    return [...objects, ...nounPhrases(piece)];
  }

  /** Reads a sentence that may ask for something: in a list or part of requirements, everything does. */
  function read(sentence: string, row: number, part: Part, isListed: boolean) {
    const said = saidAhead(sentence);
    if (said?.rest) return read(said.rest, row, said.importance, true);
    const isFirst = !statements.length && !pending.length && !left.some(({ reason }) => reason !== "around");
    const sought = isListed ? null : soughtIn(sentence, isFirst);
    // "Our baker bakes the bread at night."
    if (sought && !seeking(sentence, code) && isTold.test(sought) && !is("smallFirst", sought.trim()))
      return void statements.push({ text: sought.trim(), part: "duties", told: true, row });
    // "A sous chef for our hotel in Rostock: HACCP, four years in fine dining": a list behind where the work is.
    const [where, list] = /^([^:,(]{0,80}):\s+(.+)$/su.exec(sought ?? "")?.slice(1) ?? [];
    if (isBrief && where !== undefined && list && !namesSomething(where) && !statedYears(where)) {
      leave(where, "condition");
      return read(list, row, part, true);
    }
    // "Knowledge of: budgets; audits; grants" lists things; each is a statement of its own.
    const items = isListed ? itemsOf(sentence, part) : [];
    if (items.length > 1) {
      const from = statements.length;
      for (const { text } of items) read(text, row, part, true);
      if (items.length > 2) for (const one of statements.slice(from)) one.whole = true;
      return;
    }
    const clauses = clausesOf(bareTitle(sought ?? sentence)).flatMap((one) =>
      apart(one).map((text, _, parts) => ({ text, parts })),
    );
    // In a brief of a few lines, what stands beside the title is a list of things asked for. A name alone is not.
    const isNamed = isName(sentence) && (namesSomething(sentence) || !isAlone(row));
    const isBeside = isBrief && (sought !== null || isNamed || isListOfThings(sentence));
    let last: Found | undefined;
    let unsure: Pending | null = null;
    let ahead: "must" | "nice" | undefined;
    for (const [at, { text: clause, parts }] of clauses.entries()) {
      // "Ideally, you know X" tells of the rest of the sentence how much it is wanted.
      const alone = at === 0 && clauses.length > 1 ? saidOf(clause) : null;
      if (alone && alone !== "denied" && alone.importance) {
        ahead = alone.importance;
        continue;
      }
      const before: string | undefined = last?.text ?? unsure?.text;
      const said: ReturnType<typeof saidOf> = at > 0 && before ? saidOf(clause, before) : null;
      if (said && said !== "denied" && unsure && (said.importance || said.knockOut)) {
        pending.splice(pending.indexOf(unsure), 1);
        last = { text: subjectOf(unsure.text), part: said.importance ?? "must", row };
        statements.push(last);
      }
      unsure = null;
      if (said) {
        if (last) qualify(last, said, clause);
        leave(clause, "about");
      } else if (!isListed && future.test(clause) && !is("required", clause) && !is("modal", clause))
        statements.push({ text: clause, part: "duties", told: true, row });
      else if (!isBeside || !readBeside(clause, row, part)) {
        const verdict = readClause(clause, isListed && at === 0);
        if (typeof verdict !== "string") {
          const being = is("personFirst", clause) ? find(verdict.text, code === "de") : null;
          if (being?.start === 0) titles.push({ title: being.title, rank: 4 });
          last = {
            text: verdict.text,
            part: ahead ?? verdict.importance ?? (part === "nice" ? "nice" : "must"),
            source: toldIn(clause),
            knockOut: verdict.knockOut,
            row,
            listed: isListed,
            bare: !isListed && verdict.bare,
          };
          for (const aside of verdict.aside) leave(aside, "about");
          statements.push(last);
        } else if (verdict !== "notUnderstood") leave(clause, verdict);
        else if (!isListed && (is("personFirst", clause) || future.test(clause)))
          statements.push({ text: clause, part: "duties", told: true, row });
        else {
          unsure = { row, at: statements.length, text: nameOf(clause), isListed: parts.length > 1 };
          pending.push(unsure);
        }
      }
    }
  }

  /** "STCW III/1, ENG1, and time on engines" in a brief that has named the occupation: each thing is asked for. */
  function isListOfThings(sentence: string): boolean {
    const pieces = sentence.split(/[,;]\s+/);
    return (
      (titles.length > 0 || namesWork) &&
      pieces.length > 1 &&
      pieces.every((piece) => mayBeListed(piece) || statedYears(piece) !== null)
    );
  }

  /** What a clause says of the statement before it: how much it counts, or that it does not; and years. */
  function qualify(one: Found, said: NonNullable<ReturnType<typeof saidOf>>, clause: string) {
    if (said === "denied") {
      if (one.part !== "nice") one.part = "none";
    } else {
      one.part = said.importance ?? one.part;
      if (said.knockOut) one.knockOut = true;
    }
    if (statedYears(clause) && !statedYears(one.text)) one.text += `, ${clause}`;
  }

  /** Whether a line is one name: of a person, a company, a street. */
  function isAlone(row: number) {
    return isName(passages[row]!.text) && !/[,;/]/.test(passages[row]!.text);
  }

  /** The parts of a clause that say more than when and where the job is. */
  function toldIn(clause: string): string {
    const pieces = splitAt(clause, listComma);
    return pieces.filter((piece) => hasOwnWords(piece) && !isOnlyFacts(piece)).join(", ");
  }

  /** Reads fragments beside a title; returns whether they are nothing else. */
  function readBeside(clause: string, row: number, part: Part): boolean {
    const pieces = clause.split(/[,.;]\s+/).map((piece) => trimmed(piece, ".–— "));
    // "Enología, valorable": what is said of the thing before it.
    if (pieces.some((piece) => !hasOwnWords(piece) && is("wish", piece))) return false;
    const all = pieces.filter((piece) => hasOwnWords(piece) && !isOnlyFacts(piece));
    // "(Level 2), Theatre Royal, Bury St Edmunds": a house and its town.
    const town = all.slice(0, 3).findIndex(namesTown);
    const houses = all.slice(0, town + 1).filter((piece) => !piece.startsWith("("));
    const isHouse = houses.every(
      (piece) => namesTown(piece) || (isProperName(piece) && !namesSomething(piece)),
    );
    if (isHouse && houses.length) leave(houses.join(", "), "condition");
    const told = isHouse ? all.filter((piece) => !houses.includes(piece)) : all;
    if (isHouse && houses.length && !told.length) return true;
    // "for our ward in Leeds": where the work is.
    const isPlace =
      told.length > 0 &&
      is("smallFirst", told[0]!) &&
      !statedYears(told[0]!) &&
      !is("havingFirst", told[0]!) &&
      (told.length > 1 || is("where", told[0]!) || placeIn(told[0]!) !== null);
    const things = isPlace ? told.slice(1) : told;
    if (isPlace && !things.length) {
      leave(told[0]!, "condition");
      return true;
    }
    const areListed = things.length > 0 && things.every((piece) => mayBeListed(piece) && !is("wish", piece));
    if (!areListed || (pieces.length === 1 && !isName(clause))) return false;
    if (isPlace) leave(told[0]!, "condition");
    statements.push({ text: things.join(", "), part: part === "nice" ? "nice" : "must", row });
    return true;
  }

  /** Whether a piece is a town, or a town behind another noun: "parcel hub Daventry". */
  function namesTown(text: string): boolean {
    const words = spaced(text);
    return [1, 2, 3].some((length) => {
      const name = words.slice(-length).join(" ");
      const isShort = words.length <= length + 3;
      return isShort && isProperName(name) && isTown(fold(name)) && canBeTown(name) && !namesSomething(text);
    });
  }

  /** "In Mirecourt": a name behind a preposition, beside the title, is the place. */
  function placeIn(text: string): string | null {
    const name = placeName.exec(text)?.[1] ?? null;
    return name && is("smallFirst", text) && !namesSomething(name) ? name : null;
  }

  /** The rest of a sentence that names the occupation sought; null if it names none. */
  function soughtIn(sentence: string, isFirst: boolean): string | null {
    const { before, after: rest } = seeking(sentence, code) ?? {};
    if (rest === undefined) {
      if (!isBrief || titles.length) return null;
      const leading = find(sentence);
      // "You will teach two volunteers": people in the plural are not who is sought.
      const isNamed = leading && !isPlural(leading.title) && isLead(sentence.slice(0, leading.start));
      const likely = isNamed ? null : (posted(sentence) ?? (isFirst ? opened(sentence) : null));
      const named = isNamed ? leading : likely;
      if (!named) return null;
      titles.push({ title: named.title, rank: isNamed ? 2 : 5 });
      return sentence.slice(named.end);
    }
    // "Restauratrice de tableaux recherchée": nothing else stands before.
    const alone = find(before ?? "", true);
    const isAlone = alone?.start === 0 && !hasLetter(before!.slice(alone.end));
    const passive = find(before ?? "") ?? (isAlone ? alone : null);
    const known = find(rest);
    const likely = passive ? [] : [introduced(rest), find(rest, true)];
    const found = [known, inBothGenders(rest), ...likely].find(
      (one) => one && isLead(rest.slice(0, one.start)),
    );
    if (!found && passive) {
      titles.push({ title: passive.title, rank: 2 });
      return rest;
    }
    const isNew = !titles.length;
    const named =
      found ??
      (isNew ? posted(rest) : null) ??
      (isNew && !namesSomething(rest) ? introduced(rest, true) : null);
    if (!named) return null;
    titles.push({ title: named.title, rank: found && found === known ? 2 : found ? 5 : 6 });
    leave(before ?? "", "about");
    return rest.slice(named.end);
  }

  settlePending();
  // A title below the site's navigation, by its place alone.
  if (!titles.length)
    for (const [at, row] of passages.entries())
      if (!row.around && row.gap && standsBesideFacts(row, at, false)) {
        const named = headline(row, find, true);
        if (named) titles.push({ title: named, rank: 4 });
      }
  const isAsked = ({ part }: Found) => part !== "none";
  return {
    title: titles.toSorted((a, b) => a.rank - b.rank)[0]?.title ?? mentionedTitle(),
    statements: statements.filter(isAsked),
    left: [
      ...left,
      ...statements
        .filter((one) => !isAsked(one))
        .map(({ text, reason = "notAsked" }): Left => ({ text, reason })),
    ],
  };

  /** What stands in a list or a conversation between things that are asked for is asked for, too. */
  function settlePending() {
    const hasList = statements.filter(({ listed }) => listed).length >= enoughListed;
    for (const one of hasList ? statements.filter(({ bare }) => bare) : [])
      Object.assign(one, { part: "none", reason: "notUnderstood" });
    const asked = new Set(
      statements.filter(({ part }) => part === "must" || part === "nice").map(({ row }) => row),
    );
    const promoted = new Set<Pending>();
    const isBeside = ({ row, isListed, text }: Pending) =>
      // "Degree in law or similar." among sentences that ask.
      ((isListed || namesHeld(text)) && asked.has(row)) ||
      [row - 1, row + 1].some(
        (next) =>
          asked.has(next) &&
          !passages[Math.max(row, next)]!.gap &&
          passages[next]!.item === passages[row]!.item,
      );
    for (const one of hasList ? [] : [...pending, ...pending.toReversed()])
      if (
        !labelled.test(one.text) &&
        mayBeListed(one.text) &&
        isBeside(one) &&
        (namesSomething(one.text) || !find(one.text))
      ) {
        promoted.add(one);
        asked.add(one.row);
      }
    for (const one of pending.toReversed())
      if (promoted.has(one))
        statements.splice(one.at, 0, { text: objectOf(one.text), part: "must", row: one.row });
      else leave(one.text, "notUnderstood");
  }

  /** An occupation in a sentence, where nothing else names one. "Training as a joiner would be a plus" does not. */
  function mentionedTitle(): string | null {
    const listed = new Set(
      statements.filter((one) => one.listed ?? one.part === "duties").map(({ row }) => row),
    );
    const said = passages
      .filter(({ around }, at) => !around && (isBrief || !listed.has(at)))
      .flatMap(({ text }) => sentences(text))
      .filter((one) => !is("wish", one));
    const named = [find, introduced].flatMap((by) => said.map((one) => by(one)));
    return named.find((one) => one && !isPlural(one.title))?.title ?? null;
  }
}

const frenchSpace = /(?<=\p{L}) (?=[?!]\s)/gu;

/** Whether every word begins with a capital and goes on in small letters: "Theatre Royal". */
const isProperName = (text: string) => /^\p{Lu}\p{Ll}+(?:[\s-]\p{Lu}[\p{Ll}.]+)*$/u.test(text);

/** "Brass band? Nice, but no must." is one statement. */
const answered = (all: string[]) =>
  all.flatMap((one, at) => {
    const isAnswer = at > 0 && isQuestion(all[at - 1]!);
    if (isAnswer) return [];
    return isQuestion(one) && all[at + 1] ? [`${trimmedEnd(one, "? ")}, ${all[at + 1]}`] : [one];
  });
const mostInAnswer = 3;
const isQuestion = (text: string) => endsIn(text, "?") && isName(trimmedEnd(text, "? "));

const sourceFragment = (text: string) => ({ text, low: fold(text), start: 0, end: text.length });

const ratingOf = (rating: string): Part =>
  rating === "must" || rating === "nice" ? rating : (importanceIn(rating) ?? "must");

/** Three words or more that begin with a verb: no comma, no noun of a language that writes them in capitals. */
const isTold = /^\s\p{Ll}+\s\S+\s\S/u;

/** A verb in the future begins a sentence about duties: "Llevará el presupuesto". */
const future = /^(?:\p{L}{2,}(?:rá|rás|rán|rão)|[Vv]ai|[Vv]ais|[Vv]as? a)(?!\p{L})/u;

/** Whether a sentence only states facts of the job: "Start: 1 March". */
const isFacts = (sentence: string) => isOnlyFacts(sentence) || isOnlyFacts(sentence.replace(label, ""));
const label = /^[^:]{1,30}:\s*/;
/** "Place: Elgin" under a label that says nothing of what is asked for. */
const labelled = /^\p{L}+(?:\s\p{L}+)?\s?:\s/u;
const aside = /\s[–—|/-]\s|\s?[,(]/u;
const placeName =
  /^\s*\p{Ll}{1,4}\s(\p{Lu}[\p{L}'’-]{1,40}(?: \p{Lu}[\p{L}'’-]{1,40}){0,2})(?=\s*(?:[,.;:(]|$))/u;

/** "Knowledge of: budgets; audits; grants" lists things; each is a statement of its own. */
function itemsOf(text: string, part: Part): Statement[] {
  const items = text.split(/;\s*(?=\p{L})/u).filter((item) => item.trim().length > 2);
  return items.map((item) => ({ text: item.trim(), part, ...(items.length > 2 && { whole: true }) }));
}

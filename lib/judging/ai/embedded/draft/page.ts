import {
  beginsSmall,
  endsIn,
  fold,
  hasLetter,
  onOneLine,
  spaced,
  trimmed,
} from "@/lib/reading/language/letters";
import type { Line } from "@/lib/reading/language/line";
import { goesOn, isUnfinished, linesOf, sourceText } from "@/lib/reading/language/lines";
import { isOnlyFacts, isTownAlone } from "@/lib/reading/language/job-title";
import { regex } from "@/lib/reading/language/lists";
import { has } from "./cut";

/** A line, an item of a list or a cell of a description, by its form alone. */
export type Passage = {
  text: string;
  /** It has a mark or number of a list. */
  item: boolean;
  /** Some of it is bold. */
  strong: boolean;
  /** An empty line came before. */
  gap: boolean;
  /** It belongs to the page or the letter around the description: navigation, a header, a greeting, a signature. */
  around: boolean;
  /** The heading of its column, or the label of its row. */
  head?: string;
  /** What a column of ratings says of its row. */
  rating?: string;
  /** The fields of a row such as "Acme | Leeds | Full-time". */
  fields?: string[];
  /** It is a message of a conversation. */
  spoken?: boolean;
  /** Somebody else in a conversation asks this of the person who has the job to fill. */
  asked?: boolean;
  /** A subject line, without the marks of replies. */
  subject?: boolean;
};

const passage = (text: string, more: Partial<Passage> = {}): Passage => ({
  text,
  item: false,
  strong: false,
  gap: false,
  around: false,
  ...more,
});

/** Splits a description into passages: nothing in it is dropped except marks, rules and empty lines. */
export function passagesOf(description: string): Passage[] {
  const text = emptyQuote.test(description) ? description.replace(quoteMarks, "") : description;
  const lines = rowsOf(text.startsWith("WEBVTT") ? fromCaptions(text) : text);
  const spokenLines = conversation(lines) ?? letter(lines);
  return tables(spokenLines).flatMap(split);
}

/** Marks of a quoted letter; those of a list stand before no empty line. */
const emptyQuote = /^>[ \t>]*$/m;
const quoteMarks = /^(?:>[ \t]?)+/gm;

const symbols = String.raw`\p{So}\p{Sm}\p{Sk}\p{Co}•·»›~=#*>\-–—^°§✓\uFE0F\u200d\u20E3`;
/** The mark of a list, or a number or letter before a bracket or full stop. */
const lead = new RegExp(
  String.raw`^(?!\|)(?:[${symbols}]{1,4}(?=\s|\p{L}|\()\s*|` +
    String.raw`\(?(?:\d{1,2}|\p{L})[.)](?=\s+\p{L}|\p{Lu})\s*|\p{Lu}\d{1,2}(?:\s{2,}|\t))`,
  "u",
);
const isSign = new RegExp(String.raw`^[\s_${symbols}]$`, "u");
/** A text without the marks and blanks at its end; a bar ends the row of a table. */
function unmarked(text: string): string {
  const signs = [...text];
  // "C#" and "C++" keep their signs.
  const isPart = () => /[#+*=<>~-]/.test(signs.at(-1)!) && /[^\s*=<>~_-]/.test(signs.at(-2) ?? " ");
  while (signs.length && signs.at(-1) !== "|" && isSign.test(signs.at(-1)!) && !isPart()) signs.pop();
  return signs.join("");
}
const rule = new RegExp(String.raw`^[\s${symbols}_|:.]*$`, "u");

/** The lines of a page without marks, those joined that the page's width broke. */
function rowsOf(page: string): Passage[] {
  const rows: (Passage & { mark: string })[] = [];
  let before: Line | null = null;
  const source = sourceText(page);
  const lines = linesOf(source);
  // In a note of short lines without capitals, a small letter continues nothing.
  const isNote = lines.filter((line, at) => !line.gap && isNoWrap(lines[at - 1], line)).length > 1;
  const width = Math.max(0, ...lines.map(({ text }) => text.length));
  const isPage = width > wide || lines.filter(({ text }) => text.length > edge * width).length > 1;
  const isBroken = (line: Line) =>
    endsIn(line.text, ",") ||
    isUnfinished(line.low) ||
    (!isNote && isPage && line.text.length > edge * width);
  for (const line of lines) {
    const isPart = before && !page.slice(before.end, line.start).includes("\n");
    const start = isPart ? line.start : page.lastIndexOf("\n", line.start - 1) + 1;
    const written = page.slice(start, line.end);
    const plain = (/[-\u2010-\u2015\u2212]/.test(written) ? source.text.slice(start, line.end) : written)
      .replaceAll("**", "")
      .replaceAll("()", "")
      .trim();
    const last = rows.at(-1);
    if (rule.test(plain)) {
      // The line between a table's heads and its rows separates nothing.
      if (!plain.includes("|")) rows.push({ ...passage("", { gap: true, around: true }), mark: "" });
      before = null;
      continue;
    }
    const mark = lead.exec(plain)?.[0] ?? "";
    if (last?.text && before && (isPart || (!mark && goesOn(before, line) && isBroken(before)))) {
      last.text += ` ${onOneLine(plain)}`;
    } else {
      const text = unmarked(
        onOneLine(plain.slice(mark.length).replace(wideGap, plain.startsWith("|") ? " " : " | ")),
      );
      rows.push({
        ...passage(text || plain, { strong: written.includes("**"), gap: line.gap }),
        mark: markdown.test(plain) ? "" : mark.trim() || (line.bullet ? "•" : ""),
      });
    }
    before = line;
  }
  // A mark makes an item of a list only beside others: "★ Acme ★" is a line of its own.
  return rows.map(({ mark, ...row }, at) => {
    const [second, last] = [rows[at - 2]?.mark, rows[at - 1]?.mark];
    // Two of a kind are a list; another sign below them is beside it.
    const isOther =
      last && last === second && mark !== last && /\p{So}/u.test(mark) && mark !== rows[at + 1]?.mark;
    // A sign above two of another kind is their heading: "✅ What we ask" above "👉 …".
    const [next, following] = [rows[at + 1]?.mark, rows[at + 2]?.mark];
    const isHead = next && next === following && mark !== next && mark !== last && /\p{So}/u.test(mark);
    return { ...row, item: Boolean(mark) && !isOther && !isHead && Boolean(last || next || !row.gap) };
  });
}
const markdown = /^#{1,6}\s/;
/** An edge breaks lines at about the same width; one that is shorter than `wide` breaks at least two. */
const [wide, narrow, edge] = [60, 40, 0.6];
/** Whether a line begins small although the line before it was not broken by an edge. */
const isNoWrap = (before: Line | undefined, { text, bullet }: Line) =>
  before !== undefined &&
  !bullet &&
  beginsSmall(text) &&
  before.text.length < narrow &&
  !endsIn(before.text, ",");
const wideGap = /(?<=\S)(?:\t+|\s{3,})(?=\S)/g;

const clock = String.raw`\d{1,2}[:.h]\d{2}(?::\d{2})?(?:\s?[AaPp]\.?[Mm]\.?)?`;
const day =
  String.raw`(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|\p{L}{3,9}\.?\s\d{1,2}(?:,\s\d{4})?|` +
  String.raw`\d{1,2}\.?\s\p{L}{3,9}\.?(?:\s\d{4})?)`;
const stamp = String.raw`[[(]?(?:${day},?\s(?:\p{L}{2,3}\s)?)?${clock}[\])]?`;
const person = String.raw`~?\s?(?:\p{L}[\p{L}.' -]{0,38}|\+\d[\d ()-]{6,18})`;
/** As chats are exported and copied: "[stamp] Ana: …", "stamp - Ana: …", and "Ana, stamp" above a message. */
const speaker = new RegExp(
  String.raw`^(?:(?<time>${stamp})[\s,–-]{0,3}(?<first>${person})\s?(?::\s|:?$)|` +
    String.raw`(?<second>${person})(?:\s?\([^)]{1,20}\))?(?:[\s,]{1,2}(?<later>${stamp}))\s?(?::\s|:?$)|` +
    String.raw`(?<third>${person})(?:\s?\([^)]{1,20}\))?:(?:\s|$))`,
  "u",
);
const stamped = new RegExp(`^${stamp}`, "u");

/** The captions of a recorded meeting as the lines of a conversation. */
const fromCaptions = (captions: string) =>
  captions
    .replace(/^WEBVTT.*|^.*-->.*/gm, "")
    .replace(/^<v[^\s>]*\s([^>]+)>/gm, "[0:00] $1: ")
    .replaceAll("</v>", "");

/** A message of a conversation: who wrote it, and its lines without names and times. */
type Message = { by: string; isStamped: boolean; rows: Passage[] };

/** The lines of a conversation without names and times; null if it is none. */
function conversation(rows: Passage[]): Passage[] | null {
  const messages: Message[] = [];
  for (const row of rows) {
    const { 0: head = "", groups = {} } = speaker.exec(row.text) ?? {};
    const by = groups.first ?? groups.second ?? groups.third;
    const isStamped = (groups.time ?? groups.later) !== undefined;
    // What an app says itself has a time and no name.
    if (by) messages.push({ by: by.trim(), isStamped, rows: [passage(row.text.slice(head.length))] });
    else messages.at(-1)?.rows.push(stamped.test(row.text) ? { ...row, around: true } : row);
  }
  const written = rows.filter(({ text }) => text).length;
  const speakers = new Map<string, number>();
  for (const { by, rows: said } of messages)
    speakers.set(
      by,
      said.reduce((sum, { text }) => sum + text.length, speakers.get(by) ?? 0),
    );
  const areStamped = messages.filter(({ isStamped }) => isStamped).length > 2;
  const isOne = areStamped
    ? messages.length >= 0.3 * written && speakers.size <= messages.length / 1.5
    : messages.length >= 4 && messages.length >= 0.6 * written && speakers.size <= messages.length / 2.5;
  if (!isOne) return null;
  const [main] = [...speakers].sort((a, b) => b[1] - a[1])[0]!;
  return messages.flatMap(({ by, rows: said }) =>
    said.flatMap((row) => {
      const mark = lead.exec(row.text)?.[0] ?? "";
      const text = unmarked(row.text.slice(mark.length));
      const isOther = by !== main;
      const asked = isOther && endsIn(text, "?");
      const around = isOther || row.around;
      return text
        ? [passage(text, { item: !around, gap: isOther, around, spoken: true, ...(asked && { asked }) })]
        : [];
    }),
  );
}

const mailHeader = regex("^{mailHeaders}( )?:( )?");
const subjectHeader = regex("^{subjectHeaders}( )?:( )?");
const replies = /^(?:(?:re|fw|fwd|aw|wg|tr|rv|antw|ref|enc|res)\s*:\s*)+/i;
const greets = regex("^{greetings}(-|,|:|.|!| )");
const closes = regex("^{closings}(-|,|:|.|!)?( … )?¶");
const mostInGreeting = 5;
const signature = /^(?:--|__)/;

const headerOf = (text: string) => mailHeader.exec(fold(text))?.[0];
/** Which lines are a letter's header: several together, also of a letter that was forwarded below another's text. */
const headerLines = (texts: readonly string[]) => {
  const isLabelled = texts.map((text) => headerOf(text) !== undefined);
  return isLabelled.map((is, at) => is && Boolean(isLabelled[at - 1] || isLabelled[at + 1]));
};

/** Marks what is around the text of a letter: header lines, the greeting, and all below a closing. */
function letter(rows: Passage[]): Passage[] {
  const inHeader = headerLines(rows.map(({ text }) => text));
  let header = true;
  let closed = false;
  let isLetter = false;
  const marked = rows.map((row, at) => {
    if (!row.text) return row;
    const words = spaced(row.text).length;
    const isShort = !row.item && words <= mostInGreeting;
    const label = header || inHeader[at] ? (headerOf(row.text) ?? replies.exec(row.text)?.[0]) : undefined;
    // "Begin forwarded message:"
    if (isShort && !inHeader[at] && inHeader[at + 1]) return { ...row, around: true };
    if (label !== undefined) {
      [isLetter, header, closed] = [true, true, false];
      const subject = subjectHeader.test(fold(row.text)) || replies.test(row.text);
      return {
        ...row,
        text: row.text.slice(subject ? label.length : 0).replace(replies, ""),
        around: true,
        subject,
      };
    }
    const greeting = isShort && endsIn(row.text, ",!:-") && (header || greets.test(`${fold(row.text)} `));
    const isOwn = header && isLetter && isShort && endsIn(row.text, ",");
    header = false;
    if (at > rows.length / 3 && ((isShort && has(row.text, closes)) || signature.test(row.text)))
      closed = true;
    if (greeting && (isOwn || greets.test(`${fold(row.text)} `))) isLetter = true;
    else if (!closed) return row;
    return { ...row, around: true };
  });
  return isLetter ? signed(marked) : marked;
}

/** Marks the lines below a letter that are names, numbers and addresses. */
function signed(rows: Passage[]): Passage[] {
  const last = rows.findLastIndex(
    ({ text, item, around }) =>
      text && !around && (item || (spaced(text).length > mostInGreeting && !contact.test(text))),
  );
  return rows.map((row, at) => (at > last ? { ...row, around: true } : row));
}
const contact = /@|www\.|\d[\d\s./-]{6,}\d|\|/;

const cellsOf = (text: string) =>
  text
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());
const isTableRow = ({ text }: Passage) => text.startsWith("|") && text.endsWith("|");

/** Reads tables by their columns: the column with the most text holds the things, others rate or label them. */
function tables(rows: Passage[]): Passage[] {
  const result: Passage[] = [];
  for (let at = 0; at < rows.length;) {
    let end = at;
    while (end < rows.length && isTableRow(rows[end]!) && (end === at || !rows[end]!.gap)) end++;
    if (end - at < 2) {
      result.push(rows[at]!);
      at++;
      continue;
    }
    result.push(...readTable(rows.slice(at, end).map(({ text }) => cellsOf(text))));
    at = end;
  }
  return result;
}

const factLabel = regex(
  "^({titleHeadings}|{titleLabels}|{labels.location}|{labels.department}|{labels.employment})¶",
);

function readTable(rows: string[][]): Passage[] {
  const [heads = [], ...body] = rows.filter((cells) => cells.some(hasLetter));
  const width = (column: number) => body.reduce((sum, cells) => sum + (cells[column]?.length ?? 0), 0);
  const columns = heads.map((_, column) => column).sort((a, b) => width(b) - width(a));
  const [main = 0] = columns;
  const areLabels = [heads, ...body].some(([label = ""]) => has(label, factLabel));
  if (heads.length === 2 && (main === 1 || areLabels))
    return [heads, ...body].map(([head = "", text = ""], at) => passage(text, { head, gap: at === 0 }));
  const title = passage(heads[main]!, { gap: true, strong: true });
  const items = body.map((cells) => {
    const others = cells.filter((cell, column) => column !== main && hasLetter(cell));
    const legend = heads.find((head, column) => column !== main && /^\p{L}\s?\/\s?\p{L}$/u.test(head));
    const rating = legend
      ? cells[heads.indexOf(legend)] === legend.at(-1)
        ? "nice"
        : "must"
      : others.join("; ");
    return passage(cells[main] ?? "", { item: true, rating });
  });
  return [title, ...items];
}

const inlineMark = new RegExp(String.raw`(?<!\s)\s+[\p{So}•»⇒→✓➤]\s*`, "u");
const slashes = /(?<!\s)\s*\/{2,}\s*/;
const spacedSlash = /\s\/\s/g;
const lettered = /(?<![\s,;])[,;]?\s*(?<![\p{L}\d(/])[a-h]\)\s*/u;
const fieldSign = /(?<!\s)\s*(?:[|·•›»~]|\s[-–—>/*]+|\s{3,}|(?<!=)={2,}|(?<!\*)\*{2,})\s+/;
const listComma = /,\s+/;
const longestField = 70;
const mostInField = 5;
/** A sentence ends in a text and another begins. */
export const isSentenceEnd = /\p{Ll}{4}[.!?]\s+\p{Lu}/u;

/** Whether a field states where, when, in what contract or for what pay people work. */
export const isFact = (field: string) =>
  isOnlyFacts(field) || /[€£$]\s?\d|\d\s?[€£$]/.test(field) || isTownAlone(field);

/** Splits a line at marks, slashes or letters that list things, and finds the fields of a row. */
function split(row: Passage): Passage[] {
  const { text } = row;
  if (!text) return [];
  for (const sign of [inlineMark, slashes, listComma]) {
    const parts = text.split(sign).filter(hasLetter);
    const facts = parts.filter(isFact).length;
    const isRow = parts.length > 1 && parts.every((part) => spaced(part).length <= mostInField);
    const isPlaced = sign !== listComma && parts.slice(1).some(isTownAlone);
    if (isRow && (isPlaced || (facts > 0 && facts >= parts.length / 2)))
      return [{ ...row, item: false, fields: parts.map((part) => part.trim()) }];
  }
  for (const sign of [inlineMark, slashes, lettered]) {
    const parts = text.split(sign).filter(Boolean);
    if (parts.length > 2 || (sign !== inlineMark && parts.length > 1 && sign.test(text)))
      return labelApart(
        parts.map((part, at) => ({ ...row, text: part.trim(), item: true, gap: row.gap && at === 0 })),
      );
  }
  if ((text.match(spacedSlash)?.length ?? 0) > 1) {
    const parts = text.split(/\s\/\s/);
    return labelApart(
      parts.map((part, at) => ({ ...row, text: part.trim(), item: true, gap: row.gap && at === 0 })),
    );
  }
  const fields = text.split(fieldSign).map((field) => trimmed(field, " |·•-–—~=*"));
  const isRow =
    !row.item &&
    fields.filter(hasLetter).length > 1 &&
    fields.every((field) => field.length <= longestField && !isSentenceEnd.test(field));
  return [isRow ? { ...row, fields: fields.filter(hasLetter) } : row];
}

/** "YOU BRING: SAP" as the first of several items: the label is the line above them. */
function labelApart([first, ...others]: Passage[]): Passage[] {
  const [, label, rest] = /^([^:]{2,40}:)\s*(.*)$/.exec(first!.text) ?? [];
  if (!label) return [first!, ...others];
  const items = rest ? [{ ...first!, text: rest, gap: false }] : [];
  return [{ ...first!, text: label, item: false }, ...items, ...others];
}

import type { Withheld } from "@/lib/platform/access/withheld";
import { addresses } from "@/lib/judging/evaluation/identity/addresses";
import { regex } from "@/lib/reading/language/lists";
import { fold } from "@/lib/reading/language/letters";
import { sourceText } from "@/lib/reading/language/lines";
import { maskSpans, type Span, spansOf } from "@/lib/reading/language/mask";
import { findEmails, findLinks, findPhones } from "@/lib/reading/profile/contact";
import { cvLines } from "@/lib/reading/profile/sections";

/** What is on record of a person: contact data, or an answer or field with the question that it answers. */
export type Known = { value: string; question: string | null };

const pay = regex("{pay}");
const sentence = /[^\n]+?(?:[.;!?](?=\s)|$)/gm;
const amount = /\d(?:[\d.,'’ ]*\d)?/g;
/** A link and nothing else: one of ours, or an address that a tool hands on. */
const onlyLink = /^https?:\/\/\S+$/;
const id = /^(?:[\w-]{16,}\.)*[\w-]{20,}$/;

/**
 * Masks in each text what may not be read. Contact data: what is on record of the people, as it is written there, and
 * what the reader of CVs recognizes. Pay: answers and fields about it, and the numbers in sentences that speak of it.
 * Leaves what `said` contains: the agent has said it itself.
 */
export function maskWithheld(
  texts: readonly string[],
  withheld: readonly Withheld[],
  known: readonly Known[],
  said: string,
): string[] {
  const hides = (kind: Withheld) => withheld.includes(kind);
  const values = known
    .filter(({ question }) =>
      question === null ? hides("contact") : hides("pay") && pay.test(fold(question)),
    )
    .map(({ value }) => value.trim().toLowerCase())
    .filter((value) => value.length > 1);
  return texts.map((text) => {
    const low = text.toLowerCase();
    // A few letters change their number when they become small: then only what is recognized is masked.
    const spans = low.length === text.length ? values.flatMap((value) => mentions(low, value)) : [];
    if (hides("contact") && !id.test(text)) spans.push(...contactIn(text));
    if (hides("pay")) spans.push(...amountsOfPay(text));
    return maskSpans(
      text,
      spans.filter(({ start, end }) => !said.includes(text.slice(start, end))),
    );
  });
}

function contactIn(text: string): Span[] {
  if (onlyLink.test(text) || !/[\d@.]/.test(text)) return [];
  const lines = cvLines(sourceText(text));
  const emails = findEmails(text);
  return [
    ...[...emails, ...findPhones(lines), ...findLinks(lines, emails)].map(({ span }) => span),
    ...addresses(text, lines),
  ];
}

const amountsOfPay = (text: string): Span[] =>
  spansOf(sentence, text).flatMap(({ start, end }) => {
    const said = text.slice(start, end);
    return pay.test(fold(said)) ? spansOf(amount, said, start) : [];
  });

/** Where a value stands as a whole in a text, both in small letters. */
function mentions(low: string, value: string): Span[] {
  const spans: Span[] = [];
  const isPart = (sign: string | undefined) => sign !== undefined && /[\p{L}\d]/u.test(sign);
  for (let start = low.indexOf(value); start >= 0; start = low.indexOf(value, start + 1)) {
    const end = start + value.length;
    if (!isPart(low[start - 1]) && !isPart(low[end])) spans.push({ start, end });
  }
  return spans;
}

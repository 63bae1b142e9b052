import { fold } from "@/lib/reading/language/letters";
import * as everywhere from "@/lib/reading/language/everywhere/orders";
import { inEvery, languages } from "@/lib/reading/language/languages";
import type { Language } from "@/lib/reading/language/language";
import { phraseFinder } from "@/lib/reading/language/phrase-finder";
import { anyOf, linesIn } from "@/lib/reading/language/phrases";

export type Sign = keyof Language["orders"];
const list = (sign: Sign) => inEvery((language) => language.orders[sign]);

const sentences = linesIn(everywhere.orderSentences).map((sentence) => {
  const steps = sentence
    .split(" ")
    .map((step) => ({ sign: step.replace("+", "") as Sign, near: step[0] === "+" }));
  const source = steps.map(
    ({ sign, near }, at) => (at ? (near ? "[\\s\\w]{1,8}" : "[^.\\n]{1,40}?") : "") + anyOf(list(sign)),
  );
  return { needs: steps.map(({ sign }) => sign), pattern: new RegExp(source.join(""), "u") };
});

const machines = anyOf(list("machine"), list("anyMachine"));
/** "Assistant, …", "Note to the AI: …". */
const addressed = new RegExp(
  `^[^\\p{L}\\d\\n]*${machines}\\s*[,:!]|${anyOf(list("note"))}[\\s,:]*${machines}\\s*(?:[,:!-]|$|\\p{L})`,
  "mu",
);

const signs = Object.keys(languages[0]!.orders) as Sign[];
const finder = phraseFinder(signs.map((sign) => [sign, list(sign)]));

/** The signs that a text may have, by its words; they decide whether it is worth a closer look. */
export const possibleSigns = (low: string): ReadonlySet<Sign> => finder.mayHave(low);

const format = new RegExp(everywhere.softwareForms.join("|"), "u");
/** A cheaper check before `format`. */
const mayFormat = new RegExp(everywhere.softwareSigns);

/** Whether a folded text gives software an order, or says how its own application should be judged. */
export function isOrder(low: string, signs = possibleSigns(low)): boolean {
  if ((mayFormat.test(low) && format.test(low)) || isForeignOrder(low)) return true;
  if (!mayOrder(signs)) return false;
  const text = low.replace(/^[^\p{L}\d]+/u, "");
  const present = finder.presentIn(text);
  return (
    present.has("anywhere") ||
    sentences.some(({ needs, pattern }) => needs.every((sign) => present.has(sign)) && pattern.test(text)) ||
    tellsHowToJudge(present, () => addressed.test(text))
  );
}

/** Whether a text with at most these signs can be an order. */
export const mayOrder = (signs: ReadonlySet<Sign>): boolean =>
  signs.has("anywhere") ||
  sentences.some(({ needs }) => needs.every((sign) => signs.has(sign))) ||
  tellsHowToJudge(signs, () => true);

/** One sign proves nothing: a recruiter's CV mentions candidates and scores too. These combinations do. */
const combinations = `
thisPerson judging commanding
thisPerson feigning
toMachine thisPerson
toMachine judging
toMachine commanding
toMachine you
speaking thisPerson commanding
speaking you thisPerson
speaking you commanding
speaking you judging
you judging commanding candidate
highest thisPerson
highest begging
highest alike
highest speaking commanding
candidate alike judging
`;
const judgedBy = linesIn(combinations).map((line) => line.split(" ") as (Sign | "toMachine" | "speaking")[]);

function tellsHowToJudge(signs: Pick<ReadonlySet<Sign>, "has">, isAddressed: () => boolean): boolean {
  const toMachine = (signs.has("machine") || signs.has("anyMachine")) && isAddressed();
  const has = { toMachine, speaking: signs.has("machine") || toMachine };
  return judgedBy.some((needs) =>
    needs.every((sign) => (sign === "toMachine" || sign === "speaking" ? has[sign] : signs.has(sign))),
  );
}

const close = "[^.!?。！？\\n]{0,16}";
const near = "[^.!?。！？\\n]{0,40}";
const wide = "[^.!?。！？\\n]{0,60}";

const isLatin = (words: string) => /^[\s\d\p{sc=Latin}\p{P}|=]+$/u.test(words);
/** Words in Latin script must begin where a word does; others, such as Japanese, may be anywhere. */
const atWordStart = (words: string) => `${isLatin(words) ? "(?<!\\p{L})" : ""}(?:${words})`;

/** Matches words near each other in any order, since word order differs between languages. */
const inAnyOrder = (gap: string, ...words: string[]): string =>
  words.length === 1
    ? atWordStart(words[0]!)
    : `(?:${words.map((word, at) => atWordStart(word) + gap + inAnyOrder(gap, ...words.toSpliced(at, 1))).join("|")})`;

/** Patterns of orders, each preceded by words of which every such order contains one. */
function sourcesOf(written: everywhere.OrdersElsewhere): [needs: string, source: string][] {
  const words = Object.fromEntries(Object.entries(written).map(([sign, list]) => [sign, fold(list)]));
  const { ignore, orders, rate, top, person, machine, youAre, consider, criteria, met, hide, message, note } =
    words as everywhere.OrdersElsewhere;
  return [
    [ignore, inAnyOrder(near, ignore, orders)],
    [top, inAnyOrder(wide, rate, top, person)],
    [met, inAnyOrder(wide, consider, criteria, met)],
    [hide, inAnyOrder(near, hide, message)],
    // Not the machine: "AI" is part of many words.
    [youAre, atWordStart(youAre) + near + atWordStart(machine)],
    [note, `${inAnyOrder(close, note, machine)}${close}[:：]`],
  ];
}

const written = [
  ...everywhere.ordersElsewhere.flatMap(sourcesOf),
  [fold(everywhere.systemPrompts), fold(everywhere.systemPrompts)],
];
const pattern = (source: string) => new RegExp(source, "u");
const needed = pattern(written.map(([needs]) => needs).join("|"));
const orders = written.map((both) => both.map(pattern));

/** Whether a folded text is an order in a language without a folder in lib/reading/language. */
export const isForeignOrder = (low: string) =>
  needed.test(low) && orders.some((both) => both.every((one) => one.test(low)));

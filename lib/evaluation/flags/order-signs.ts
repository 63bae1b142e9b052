import { inEvery, languages } from "@/lib/language/languages";
import type { Language } from "@/lib/language/language";
import { phraseFinder } from "@/lib/language/phrase-finder";
import { anyOf, linesIn } from "@/lib/language/phrases";
import { orderSentences, softwareForms } from "@/lib/language/everywhere/orders";
import { isForeignOrder } from "./order-languages";

export type Sign = keyof Language["orders"];
const list = (sign: Sign) => inEvery((language) => language.orders[sign]);

const sentences = linesIn(orderSentences).map((sentence) => {
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
  `^[^\\p{L}\\d]*${machines}\\s*[,:!]|${anyOf(list("note"))}[\\s,:]*${machines}\\s*(?:[,:!-]|$|\\p{L})`,
  "mu",
);

const signs = Object.keys(languages[0]!.orders) as Sign[];
const finder = phraseFinder(signs.map((sign) => [sign, list(sign)]));

/** Which signs a text may have, by its words: together they tell whether it is worth a closer look. */
export const possibleSigns = (low: string): ReadonlySet<Sign> => finder.mayHave(low);

const format = new RegExp(softwareForms.join("|"), "u");
/** Each of them has one of these, and few lines of a CV have any: looked for first. */
const mayFormat = /[:<[#=]|-->|\bmet\b/;

/** Whether a folded text gives software an order, or tells how its own application is to be judged. */
export function isOrder(low: string): boolean {
  if ((mayFormat.test(low) && format.test(low)) || isForeignOrder(low)) return true;
  if (!mayOrder(possibleSigns(low))) return false;
  const said = low.replace(/^[^\p{L}\d]+/u, "");
  const found = new Set(finder.valuesIn(said));
  return (
    found.has("anywhere") ||
    sentences.some(({ needs, pattern }) => needs.every((sign) => found.has(sign)) && pattern.test(said)) ||
    tellsHowToJudge(found, () => addressed.test(said))
  );
}

/** Whether a text with at most these signs can be an order. */
export const mayOrder = (signs: ReadonlySet<Sign>): boolean =>
  signs.has("anywhere") ||
  sentences.some(({ needs }) => needs.every((sign) => signs.has(sign))) ||
  tellsHowToJudge(signs, () => true);

/** One sign proves nothing: an honest recruiter's CV speaks of candidates and scores. Certain signs together do. */
function tellsHowToJudge(signs: ReadonlySet<Sign>, isAddressed: () => boolean): boolean {
  const [aims, judges, commands, you] = (["thisPerson", "judging", "commanding", "you"] as const).map(
    (sign) => signs.has(sign),
  );
  const toMachine = (signs.has("machine") || signs.has("anyMachine")) && isAddressed();
  const speaks = signs.has("machine") || toMachine;
  return Boolean(
    (aims && ((judges && commands) || signs.has("feigning"))) ||
    (toMachine && (aims || judges || commands || you)) ||
    (speaks && ((aims && commands) || (you && (aims || commands || judges)))) ||
    (you && judges && commands && (signs.has("candidate") || speaks)) ||
    (signs.has("highest") && (aims || signs.has("begging") || signs.has("alike") || (speaks && commands))) ||
    (signs.has("candidate") && signs.has("alike") && judges),
  );
}

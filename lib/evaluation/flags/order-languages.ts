import { fold } from "@/lib/language/fold";
import { type OrdersElsewhere, ordersElsewhere, systemPrompts } from "@/lib/language/everywhere/orders";

const close = "[^.!?。！？\\n]{0,16}";
const near = "[^.!?。！？\\n]{0,40}";
const wide = "[^.!?。！？\\n]{0,60}";

/** Written together, in any order: no language puts its words as another does. */
const inAnyOrder = (gap: string, ...words: string[]): string =>
  words.length === 1
    ? `(?:${words[0]})`
    : words
        .map((word, at) => `(?:${word})${gap}${inAnyOrder(gap, ...words.toSpliced(at, 1))}`)
        .join("|")
        .replace(/^(.*)$/su, "(?:$1)");

const isLatin = (words: string) => /^[\s\d\p{sc=Latin}\p{P}|=]+$/u.test(words);
/** Words of scripts with letters begin where a word does; those of Japanese stand anywhere. */
const begun = (words: string) => (isLatin(words) ? `(?<!\\p{L})(?:${words})` : words);

function sourceOf(written: OrdersElsewhere): string {
  const words = Object.fromEntries(Object.entries(written).map(([sign, list]) => [sign, begun(fold(list))]));
  const { ignore, orders, rate, top, person, machine, youAre, consider, criteria, met, hide, message, note } =
    words as OrdersElsewhere;
  return [
    inAnyOrder(near, ignore, orders),
    inAnyOrder(wide, rate, top, person),
    inAnyOrder(wide, consider, criteria, met),
    inAnyOrder(near, hide, message),
    `(?:${youAre})${near}(?:${machine})`,
    `${inAnyOrder(close, note, machine)}${close}[:：]`,
  ].join("|");
}

/** Orders in languages that have no folder here, against folded text. */
export const foreignOrders = [...ordersElsewhere.map(sourceOf), fold(systemPrompts)].join("|");

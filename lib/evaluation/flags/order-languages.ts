import { fold } from "@/lib/language/fold";
import { type OrdersElsewhere, ordersElsewhere, systemPrompts } from "@/lib/language/everywhere/orders";

const close = "[^.!?。！？\\n]{0,16}";
const near = "[^.!?。！？\\n]{0,40}";
const wide = "[^.!?。！？\\n]{0,60}";

/** Written together, in any order: no language puts its words as another does. */
const inAnyOrder = (gap: string, ...words: string[]): string =>
  words.length === 1
    ? `(?:${words[0]})`
    : `(?:${words.map((word, at) => `(?:${word})${gap}${inAnyOrder(gap, ...words.toSpliced(at, 1))}`).join("|")})`;

const isLatin = (words: string) => /^[\s\d\p{sc=Latin}\p{P}|=]+$/u.test(words);
/** Words of scripts with letters begin where a word does; those of Japanese stand anywhere. */
const begun = (words: string) => (isLatin(words) ? `(?<!\\p{L})(?:${words})` : words);

/** What an order is written like, each with the words of which one stands in every such order. */
function sourcesOf(written: OrdersElsewhere): [needs: string, source: string][] {
  const words = Object.fromEntries(Object.entries(written).map(([sign, list]) => [sign, begun(fold(list))]));
  const { ignore, orders, rate, top, person, machine, youAre, consider, criteria, met, hide, message, note } =
    words as OrdersElsewhere;
  return [
    [ignore, inAnyOrder(near, ignore, orders)],
    [top, inAnyOrder(wide, rate, top, person)],
    [met, inAnyOrder(wide, consider, criteria, met)],
    [hide, inAnyOrder(near, hide, message)],
    [machine, `(?:${youAre})${near}(?:${machine})`],
    [note, `${inAnyOrder(close, note, machine)}${close}[:：]`],
  ];
}

const written = [...ordersElsewhere.flatMap(sourcesOf), [fold(systemPrompts), fold(systemPrompts)]];
const anyOf = (part: 0 | 1) => written.map((one) => one[part]).join("|");

/** Orders in languages that have no folder here, against folded text, and the words of which each has one. */
export const [neededInOrders, foreignOrders] = [anyOf(0), anyOf(1)];

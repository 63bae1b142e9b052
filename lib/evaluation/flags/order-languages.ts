import { fold } from "@/lib/language/fold";
import { type OrdersElsewhere, ordersElsewhere, systemPrompts } from "@/lib/language/everywhere/orders";

const close = "[^.!?。！？\\n]{0,16}";
const near = "[^.!?。！？\\n]{0,40}";
const wide = "[^.!?。！？\\n]{0,60}";

const isLatin = (words: string) => /^[\s\d\p{sc=Latin}\p{P}|=]+$/u.test(words);
/** Words of scripts with letters begin where a word does; those of Japanese stand anywhere. */
const begun = (words: string) => `${isLatin(words) ? "(?<!\\p{L})" : ""}(?:${words})`;

/** Written together, in any order: no language puts its words as another does. */
const inAnyOrder = (gap: string, ...words: string[]): string =>
  words.length === 1
    ? begun(words[0]!)
    : `(?:${words.map((word, at) => begun(word) + gap + inAnyOrder(gap, ...words.toSpliced(at, 1))).join("|")})`;

/** What an order is written like, each behind the words of which one stands in every such order. */
function sourcesOf(written: OrdersElsewhere): [needs: string, source: string][] {
  const words = Object.fromEntries(Object.entries(written).map(([sign, list]) => [sign, fold(list)]));
  const { ignore, orders, rate, top, person, machine, youAre, consider, criteria, met, hide, message, note } =
    words as OrdersElsewhere;
  return [
    [ignore, inAnyOrder(near, ignore, orders)],
    [top, inAnyOrder(wide, rate, top, person)],
    [met, inAnyOrder(wide, consider, criteria, met)],
    [hide, inAnyOrder(near, hide, message)],
    // Not the machine: "AI" stands in many a word.
    [youAre, begun(youAre) + near + begun(machine)],
    [note, `${inAnyOrder(close, note, machine)}${close}[:：]`],
  ];
}

const written = [...ordersElsewhere.flatMap(sourcesOf), [fold(systemPrompts), fold(systemPrompts)]];
const pattern = (source: string) => new RegExp(source, "u");
const needed = pattern(written.map(([needs]) => needs).join("|"));
const orders = written.map((both) => both.map(pattern));

/** Whether a folded text is an order in a language that has no folder here. */
export const isForeignOrder = (low: string) =>
  needed.test(low) && orders.some((both) => both.every((one) => one.test(low)));

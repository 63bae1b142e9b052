import { conceptByKey } from "@/lib/language/concepts";
import { rememberFor } from "@/lib/language/remember";
import { type Term, termsOf, totalWeight } from "@/lib/language/terms";
import { listed } from "@/lib/language/worded";
import type { Line } from "./lines";

/** What parts the things that a line lists. */
const between = new RegExp(`[,;:|•()]|\\s(?:[-–—]|${listed("and")})\\s|(?<=\\p{L})/(?=\\p{L})`, "u");

/** The things a line lists, each as what it says; a line that lists nothing is one thing. */
const entriesOf = rememberFor(({ text }: Line) =>
  text
    .split(between)
    .map(termsOf)
    .filter((terms) => terms.length > 0),
);

/** The most that one thing of a line says in terms of a phrase, as a share of all that it says. */
export function coverage(line: Line, phrase: Term[]): number {
  const isOwn = (key: string) => phrase.some((term) => term.key === key);
  const shares = entriesOf(line).map((entry) => {
    const own = entry.filter(({ key }) => isOwn(key) || conceptByKey(key)?.implies.some((c) => isOwn(c.key)));
    return totalWeight(own) / totalWeight(entry);
  });
  return Math.max(0, ...shares);
}

import { conceptByKey } from "@/lib/language/concepts";
import { type Term, termsOf, totalWeight } from "@/lib/language/terms";
import { listed } from "@/lib/language/worded";
import type { Line } from "./lines";

/** What parts the things that a line lists. */
const between = new RegExp(`[,;:|•()]|\\s(?:[-–—]|${listed("and")})\\s|(?<=\\p{L})/(?=\\p{L})`, "u");

const remembered = new WeakMap<Line, Term[][]>();

/** The things a line lists, each as what it says; a line that lists nothing is one thing. */
function entriesOf(line: Line): Term[][] {
  const known = remembered.get(line);
  if (known) return known;
  const entries = line.text.split(between).map(termsOf);
  const said = entries.filter((terms) => terms.length > 0);
  remembered.set(line, said);
  return said;
}

/** The most that one thing of a line says in terms of a phrase, as a share of all that it says. */
export function coverage(line: Line, phrase: Term[]): number {
  const isOwn = (key: string) => phrase.some((term) => term.key === key);
  const shares = entriesOf(line).map((entry) => {
    const own = entry.filter(({ key }) => isOwn(key) || conceptByKey(key)?.implies.some((c) => isOwn(c.key)));
    return totalWeight(own) / totalWeight(entry);
  });
  return Math.max(0, ...shares);
}

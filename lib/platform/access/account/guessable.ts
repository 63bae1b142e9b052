import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as english } from "@zxcvbn-ts/language-en";

/** Out of 4. zxcvbn calls 3 "safely unguessable, moderate protection from offline slow-hash scenario". */
const SCORE_MIN = 3;
/** Scoring takes more than linear time. A password whose first 24 characters are hard to guess only gets harder. */
const SCORED_CHARACTERS = 24;

const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...english },
  graphs: adjacencyGraphs,
  l33tMaxSubstitutions: 10,
});

/**
 * Whether a password is easy to guess (NIST SP 800-63B-4, 3.1.1.2), by zxcvbn with its lists of common
 * passwords, names and words. `about`: the person's name, address and organization.
 */
export function isGuessable(password: string, about: readonly string[]): boolean {
  const scored = password.slice(0, SCORED_CHARACTERS);
  // An address as a whole, and the part before the @.
  const own = about.flatMap((each) => [each, each.split("@")[0] ?? each]);
  const isWeak = (text: string) => estimator.check(text, own).score < SCORE_MIN;
  // Made mostly of the person's own words, it is as strong as the rest: "northquay-robin1".
  const rest = about
    .flatMap((each) => each.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter(({ length }) => length > 2)
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ""), scored.toLowerCase());
  return isWeak(scored) || (rest.length <= scored.length / 2 && isWeak(rest));
}

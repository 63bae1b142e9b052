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
  const own = about
    .flatMap((each) => [each, ...each.split(/[^\p{L}\p{N}]+/u)])
    .filter(({ length }) => length > 2);
  const isWeak = (text: string) => estimator.check(text, own).score < SCORE_MIN;
  // What is left without the person's own words: "northquay-robin1".
  const rest = own
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word.toLowerCase(), ""), scored.toLowerCase());
  return isWeak(scored) || (rest.length < scored.length && isWeak(rest));
}

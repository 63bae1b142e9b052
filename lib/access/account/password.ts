import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as english } from "@zxcvbn-ts/language-en";
import { DomainError } from "@/lib/errors";

export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 128;

/** Out of 4. zxcvbn calls 3 "safely unguessable, moderate protection from offline slow-hash scenario". */
const SCORE_MIN = 3;
/** Scoring takes more than linear time. A password whose first 24 characters are hard to guess only gets harder. */
const SCORED_CHARACTERS = 24;

/** The password is easy to guess: a common one, a pattern, or made of the person's own data. */
export class GuessablePassword extends DomainError {
  constructor() {
    super("invalid", "This password is easy to guess. Three or four unrelated words are hard to guess.");
    this.name = "GuessablePassword";
  }
}

export type NewPasswordProblem = "invalid" | "guessable";

/** Why a new password is rejected: "invalid" for its length, "guessable" if easy to guess. Null when acceptable. */
export function newPasswordProblem(password: string, about: readonly string[]): NewPasswordProblem | null {
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX) return "invalid";
  return isGuessable(password, about) ? "guessable" : null;
}

/** Throws GuessablePassword for a password that is easy to guess. */
export function assertHardToGuess(password: string, about: readonly string[]): void {
  if (isGuessable(password, about)) throw new GuessablePassword();
}

/**
 * Whether a password is easy to guess (NIST SP 800-63B-4, 3.1.1.2), by zxcvbn with its lists of common
 * passwords, names and words. `about`: the person's name, address and organization.
 */
function isGuessable(password: string, about: readonly string[]): boolean {
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...common, ...english },
    graphs: adjacencyGraphs,
    l33tMaxSubstitutions: 10,
  });
  // An address as a whole, and the part before the @.
  const own = about.flatMap((each) => [each, each.split("@")[0] ?? each]);
  return estimator.check(password.slice(0, SCORED_CHARACTERS), own).score < SCORE_MIN;
}

/** Created on first use: its dictionaries take 15 MB. */
let estimator: ZxcvbnFactory | undefined;

import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as english } from "@zxcvbn-ts/language-en";
import { DomainError } from "@/lib/errors";

export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 128;

/** Of 0 to 4: "safely unguessable, moderate protection from offline slow-hash scenario", by zxcvbn's own words. */
const SCORE_MIN = 3;
/** Judging takes more than linear time. What is hard to guess up to here is harder with more behind it. */
const JUDGED_CHARACTERS = 24;

/** The password would be tried early: a common one, a pattern, or made of what is known of the person. */
export class GuessablePassword extends DomainError {
  constructor() {
    super("invalid", "This password is easy to guess. Three or four unrelated words are hard to guess.");
    this.name = "GuessablePassword";
  }
}

export type NewPasswordProblem = "invalid" | "guessable";

/** Why a password cannot be an account's new one: its length, or that guessing would find it. Null when it can. */
export function newPasswordProblem(password: string, about: readonly string[]): NewPasswordProblem | null {
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX) return "invalid";
  return isGuessable(password, about) ? "guessable" : null;
}

/** Throws GuessablePassword for a password that guessing would find soon. */
export function assertHardToGuess(password: string, about: readonly string[]): void {
  if (isGuessable(password, about)) throw new GuessablePassword();
}

/**
 * Whether guessing would find a password soon (NIST SP 800-63B-4, 3.1.1.2), by zxcvbn with its lists of common
 * passwords, names and words. `about`: the person's name, address and organization.
 */
function isGuessable(password: string, about: readonly string[]): boolean {
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...common, ...english },
    graphs: adjacencyGraphs,
    l33tMaxSubstitutions: 10,
  });
  return estimator.check(password.slice(0, JUDGED_CHARACTERS), [...about]).score < SCORE_MIN;
}

/** Made at the first use: its dictionaries take 15 MB. */
let estimator: ZxcvbnFactory | undefined;

import { DomainError } from "@/lib/errors";

export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 128;

/** The password is easy to guess: a common one, a pattern, or made of the person's own data. */
export class GuessablePassword extends DomainError {
  constructor() {
    super("invalid", "This password is easy to guess. Three or four unrelated words are hard to guess.");
    this.name = "GuessablePassword";
  }
}

export type NewPasswordProblem = "invalid" | "guessable";

/** Why a new password is rejected: "invalid" for its length, "guessable" if easy to guess. Null when acceptable. */
export async function newPasswordProblem(
  password: string,
  about: readonly string[],
): Promise<NewPasswordProblem | null> {
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX) return "invalid";
  return (await isGuessable(password, about)) ? "guessable" : null;
}

/** Throws GuessablePassword for a password that is easy to guess. */
export async function assertHardToGuess(password: string, about: readonly string[]): Promise<void> {
  if (await isGuessable(password, about)) throw new GuessablePassword();
}

/** zxcvbn is loaded on first use: every page loads this module, and its word lists take .4 s and 20 MB. */
const isGuessable = async (password: string, about: readonly string[]) =>
  (await import("./guessable")).isGuessable(password, about);

/** Why a chosen password was not taken, by what the doors call it. */
export const passwordProblems: Record<string, string> = {
  invalid: "The password needs at least 10 characters, and at most 128.",
  guessable:
    "This password is among those that are guessed first: a common one, a pattern, or made of your name or address. Take three or four unrelated words, or let a password manager make one.",
  wait: "Too many attempts. Wait a few minutes and try again.",
};

import { browserCookie } from "@/lib/access/account/guesses";
import type { SignedInAnswer } from "@/lib/access/opened-session";
import { welcomeOwned } from "@/lib/organizations/welcome-owned";
import { forgotten } from "../kept-fields";

/** Where somebody goes who has just signed in, and the cookies they take along. */
export async function entered(answer: Extract<SignedInAnswer, { userId: string }>, next: string) {
  await welcomeOwned(answer.userId);
  return {
    location: answer.consentPath ?? next,
    cookies: [...answer.cookies, browserCookie(answer.email), forgotten],
  };
}

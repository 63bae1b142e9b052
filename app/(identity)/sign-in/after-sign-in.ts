import { browserCookie } from "@/lib/access/account/guesses";
import type { SignedInAnswer } from "@/lib/access/opened-session";
import { welcomeOwned } from "@/lib/organizations/welcome-owned";
import { fieldsCleared } from "../stored-fields";

/** The redirect and cookies that follow a successful sign-in. */
export async function afterSignIn(answer: Extract<SignedInAnswer, { userId: string }>, next: string) {
  await welcomeOwned(answer.userId);
  return {
    location: answer.consentPath ?? next,
    cookies: [...answer.cookies, browserCookie(answer.email), fieldsCleared],
  };
}

import { browserCookie } from "@/lib/access/account/guesses";
import type { SignedInAnswer } from "@/lib/access/opened-session";
import { safePath } from "@/lib/access/origins";
import { seeOther } from "@/lib/access/posted-form";
import { welcomeOwned } from "@/lib/organizations/welcome-owned";
import { fieldsCleared } from "../stored-fields";

/** Where a sign-in form continues: its field `request`, a signed authorization request, or else `next`, a path. */
export function continuationOf(form: URLSearchParams) {
  const oauthQuery = form.get("request") || undefined;
  const next = safePath(form.get("next"), "/");
  const continuation: Record<string, string> = oauthQuery ? { request: oauthQuery } : { next };
  return { oauthQuery, next, continuation };
}

/** Redirects after a successful sign-in, with its cookies. */
export async function afterSignIn(answer: Extract<SignedInAnswer, { userId: string }>, next: string) {
  await welcomeOwned(answer.userId);
  return seeOther(answer.consentPath ?? next, [
    ...answer.cookies,
    await browserCookie(answer.email),
    fieldsCleared,
  ]);
}

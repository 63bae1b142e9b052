import { browserCookie } from "@/lib/platform/access/account/guesses";
import type { SignedInAnswer } from "@/lib/platform/access/opened-session";
import { safePath } from "@/lib/platform/access/origins";
import { seeOther } from "@/lib/platform/access/posted-form";
import { welcomeOwned } from "@/lib/hiring/organizations/welcome-owned";
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

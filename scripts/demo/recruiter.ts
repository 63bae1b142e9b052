import { Browser } from "./browser.ts";
import { held } from "./held.ts";
import type { Person } from "./host.ts";

/** The recruiter at their browser, who sees pages: signs in with what they were given, reads who asks, and allows it. */
export const recruiter =
  (credentials: { email: string; password: string }, agentName: string): Person =>
  async (address) => {
    const browser = new Browser(address.origin);
    const signIn = await browser.open(address.href);
    const consent = await browser.press(signIn, "Sign in", {
      Email: credentials.email,
      Password: credentials.password,
    });
    held(consent.html.includes(agentName), "the consent screen names the agent");
    held(consent.html.includes(">Deny<"), "the recruiter could say no");
    return new URL((await browser.press(consent, "Allow")).url);
  };

import { Browser } from "./browser.ts";
import { check } from "./check.ts";
import type { Person } from "./host.ts";

/** The recruiter at their browser: signs in, checks that the page names the agent, and allows it. */
export const recruiter =
  (credentials: { email: string; password: string }, agentName: string): Person =>
  async (address) => {
    const browser = new Browser(address.origin);
    const signIn = await browser.open(address.href);
    const consent = await browser.press(signIn, "Sign in", {
      Email: credentials.email,
      Password: credentials.password,
    });
    check(consent.html.includes(agentName), "the consent screen names the agent");
    check(consent.html.includes(">Deny<"), "the recruiter could say no");
    return new URL((await browser.press(consent, "Allow")).url);
  };

import { sentence } from "@/lib/say";

/** What an organization asks of a session before it opens the organization. */
export type AccessRules = {
  /** The member's address is of a domain whose people sign in through the organization's provider. */
  throughProvider: boolean;
};

/** How a session came about, and for which member. */
type Opened = {
  role: string;
  identityProviderId: string | null;
  secondStep: boolean;
};

/** Which rule keeps somebody out, in words for whoever called an action or a route. */
export const barMessages = {
  provider: sentence("This organization asks you to sign in through its own sign-in."),
};
export type Bar = keyof typeof barMessages;

/**
 * The rule by which a session may not open an organization now; null when it may. The only place that decides it.
 * Administrators who signed in with both of their own steps come in without the provider, to repair what is wrong with it.
 */
export function barOf(rules: AccessRules, { role, identityProviderId, secondStep }: Opened): Bar | null {
  const repairs = secondStep && ["owner", "admin"].some((each) => role.split(",").includes(each));
  if (rules.throughProvider && identityProviderId === null && !repairs) return "provider";
  return null;
}

import { Prisma } from "@/lib/platform/db/generated/client";
import { isInRanges } from "@/lib/platform/network/address-ranges";
import { sentence } from "@/lib/say";

/** What an organization asks of a session before it opens the organization. */
export type AccessRules = {
  secondStepRequired: boolean;
  sessionHours: number | null;
  idleMinutes: number | null;
  ipRanges: string[];
  /** The member's address is of a domain whose people sign in through the organization's provider. */
  throughProvider: boolean;
};

/** Those of organization o for user u. */
export const accessRules = Prisma.sql`
  o."secondStepRequired", o."sessionHours", o."idleMinutes", o."ipRanges", EXISTS (
    SELECT FROM "SignInProvider" p JOIN "EmailDomain" d ON d."organizationId" = p."organizationId"
    WHERE p."organizationId" = o.id AND p.required AND d."verifiedAt" IS NOT NULL
      AND d.domain = split_part(u.email, '@', 2)) AS "throughProvider"`;

/** How a session came about, for which member, and where it is used from. */
type Used = {
  role: string;
  identityProviderId: string | null;
  secondStep: boolean;
  openedAt: Date;
  usedAt: Date;
};

/** Which rule keeps somebody out, in words for whoever called an action or a route. */
export const barMessages = {
  expired: sentence("This organization asks you to sign in again."),
  address: sentence(
    "This organization lets its people in from certain addresses only, and yours is none of them.",
  ),
  provider: sentence("This organization asks you to sign in through its own sign-in."),
  second_step: sentence("This organization asks you to sign in with a second step."),
};
export type Bar = keyof typeof barMessages;

/**
 * The rule by which a session may not open an organization now; null when it may. The only place that decides it, for
 * people. Whom the organization's provider vouched for needs no second step of ours. Administrators who signed in with
 * both of their own steps come in without the provider, to repair what is wrong with it.
 */
export function barOf(rules: AccessRules, used: Used, address: string, now = Date.now()): Bar | null {
  const { sessionHours, idleMinutes } = rules;
  const { role, identityProviderId, secondStep } = used;
  const since = (time: Date, unit: number) => (now - time.getTime()) / unit;
  if (sessionHours !== null && since(used.openedAt, 3_600_000) >= sessionHours) return "expired";
  if (idleMinutes !== null && since(used.usedAt, 60_000) >= idleMinutes) return "expired";
  if (isOutside(rules.ipRanges, address)) return "address";
  if (identityProviderId !== null) return null;
  const repairs = secondStep && ["owner", "admin"].some((each) => role.split(",").includes(each));
  if (rules.throughProvider && !repairs) return "provider";
  return rules.secondStepRequired && !secondStep ? "second_step" : null;
}

/** Whether an address is in none of these ranges; without ranges every address is allowed. */
export const isOutside = (ranges: readonly string[], address: string): boolean =>
  ranges.length > 0 && !isInRanges(address, ranges);

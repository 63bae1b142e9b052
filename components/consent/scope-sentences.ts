import { hasMessage, type Words } from "@/components/words/translate";
import type { Scope } from "@/lib/platform/access/permissions";
import en from "@/messages/en/consent.json";

type Does = "see" | "change" | "stay";

export type Sentence = { does: Does; text: string; detail?: string; deliberate: boolean };

const fullMeaning: Record<Scope, Does> = {
  openid: "see",
  profile: "see",
  email: "see",
  offline_access: "stay",
  "service:recruiter": "see",
  "service:recruiter:write": "change",
  "service:admin:recruiter": "change",
  "service:admin:sql": "see",
};

/** What a scope allows when the user's role allows less than the scope. */
const reducedMeaning: Record<string, Partial<Record<Scope, Does>>> = {
  hiring_manager: { "service:recruiter": "see", "service:recruiter:write": "change" },
  read_only: { "service:recruiter:write": "see" },
};

/** Whether this role may decide nothing, so that there is nothing to confirm. */
export const decidesNothing = (role: string) => role in reducedMeaning;

/** Whether a scope is so broad that its checkbox starts unticked. */
export const isDeliberate = (scope: Scope) => scope.startsWith("service:admin:");

/**
 * What allowing a scope means for a user with these roles, one per eligible organization. If the roles differ: the
 * full meaning; its detail says what is allowed in each organization where the role allows less.
 */
export function sentenceOf(
  t: Words<typeof en>,
  scope: Scope,
  places: readonly { role: string; organization: string }[],
): Sentence {
  const message = (key: string) => (hasMessage(en, key) ? t(key) : undefined);
  const sentence = (does: Does, key: string): Sentence => ({
    does,
    text: message(key) ?? scope,
    detail: message(`${key}.detail`),
    deliberate: isDeliberate(scope),
  });
  const full = sentence(fullMeaning[scope], `scope.${scope}`);
  const fewer = places.flatMap(({ role, organization }) => {
    const does = reducedMeaning[role]?.[scope];
    return does ? [{ role, organization, sentence: sentence(does, `scope.${scope}.${role}`) }] : [];
  });
  const [first] = fewer;
  if (!first) return full;
  if (fewer.length === places.length && fewer.every(({ role }) => role === first.role)) return first.sentence;
  const limits = fewer.map(({ organization, sentence: { text } }) => t("scope.in", { organization, text }));
  return { ...full, detail: [full.detail, ...limits].join(" ") };
}

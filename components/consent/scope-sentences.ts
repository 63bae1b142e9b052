import { hasMessage, type Words } from "@/components/words/translate";
import type { Scope } from "@/lib/access/permissions";
import en from "@/messages/en/consent.json";

type Does = "see" | "change" | "stay";

export type Sentence = { does: Does; text: string; detail?: string; deliberate: boolean };

const most: Record<Scope, Does> = {
  openid: "see",
  profile: "see",
  email: "see",
  offline_access: "stay",
  "service:recruiter": "see",
  "service:recruiter:write": "change",
  "service:admin:recruiter": "change",
  "service:admin:sql": "see",
};

/** What a scope means less where somebody may do less themselves. */
const lesser: Record<string, Partial<Record<Scope, Does>>> = {
  hiring_manager: { "service:recruiter": "see", "service:recruiter:write": "change" },
  read_only: { "service:recruiter:write": "see" },
};

/** Whether nobody with this role has anything to confirm. */
export const decidesNothing = (role: string) => role in lesser;

/** Whether a scope reaches so far that it has to be ticked, not only left ticked. */
export const isDeliberate = (scope: Scope) => scope.startsWith("service:admin:");

/**
 * What allowing a scope means to whoever has these roles, one for each organization it could be for. Several that
 * differ: what it means at most, and for each lesser role what it means there.
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
  const whole = sentence(most[scope], `scope.${scope}`);
  const fewer = places.flatMap(({ role, organization }) => {
    const does = lesser[role]?.[scope];
    return does ? [{ role, organization, sentence: sentence(does, `scope.${scope}.${role}`) }] : [];
  });
  const [first] = fewer;
  if (!first) return whole;
  if (fewer.length === places.length && fewer.every(({ role }) => role === first.role)) return first.sentence;
  const there = fewer.map(({ organization, sentence: { text } }) => t("scope.in", { organization, text }));
  return { ...whole, detail: [whole.detail, ...there].join(" ") };
}

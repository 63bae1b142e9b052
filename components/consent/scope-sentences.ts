import type { Role, Scope } from "@/lib/access/permissions";

export type Sentence = {
  does: "see" | "change" | "stay";
  text: string;
  detail?: string;
  /** Reaches so far that it has to be ticked, not only left ticked. */
  deliberate?: true;
};

/** What allowing each scope means, in words a recruiter uses. */
export const scopeSentences: Record<Scope, Sentence> = {
  openid: { does: "see", text: "That you are the one who allowed this" },
  profile: { does: "see", text: "Your name" },
  email: { does: "see", text: "Your e-mail address" },
  offline_access: {
    does: "stay",
    text: "Stay connected without asking again, for 30 days after each use",
    detail: "Without this, it has to ask you again every hour.",
  },
  "service:recruiter": {
    does: "see",
    text: "Jobs, candidates, CVs, evaluations, scorecards and credits",
    detail: "Everything you can see in this organization.",
  },
  "service:recruiter:write": {
    does: "change",
    text: "Create jobs and candidates, draft and publish scorecards, accept and reject candidates",
    detail:
      "Decisions and publishing need your confirmation each time. Evaluations use the organization's credits.",
  },
  "service:admin:recruiter": {
    does: "change",
    text: "Find organizations and invite recruiters, in every organization",
    detail: "As a service administrator. Invitations send e-mail.",
    deliberate: true,
  },
  "service:admin:sql": {
    does: "see",
    text: "The whole service's data, by read-only SQL",
    detail: "As a service administrator, across all organizations. Rarely needed.",
    deliberate: true,
  },
};

/** What a scope means less where somebody may do less themselves. */
const lesser: Partial<Record<Role, Partial<Record<Scope, Sentence>>>> = {
  hiring_manager: {
    "service:recruiter": {
      does: "see",
      text: "The jobs shared with you, with their candidates, CVs, evaluations and scorecards",
      detail: "Nothing of other jobs, and no credits: you see none yourself.",
    },
    "service:recruiter:write": {
      does: "change",
      text: "Read and write your team's notes on the candidates of those jobs",
      detail: "It decides nothing and changes nothing else: as a hiring manager, neither do you.",
    },
  },
  read_only: {
    "service:recruiter:write": {
      does: "see",
      text: "Your team's notes on candidates",
      detail: "It changes nothing, although other agents may with this scope: you only read here.",
    },
  },
};

/** Whether nobody with this role has anything to confirm. */
export const decidesNothing = (role: string) => role in lesser;

/**
 * What allowing a scope means to whoever has these roles, one for each organization it could be for. Several that
 * differ: what it means at most, and for each lesser role what it means there.
 */
export function sentenceOf(
  scope: Scope,
  places: readonly { role: string; organization: string }[],
): Sentence {
  const most = scopeSentences[scope];
  const fewer = places.flatMap(({ role, organization }) => {
    const sentence = lesser[role as Role]?.[scope];
    return sentence ? [{ organization, sentence }] : [];
  });
  const [first] = fewer;
  if (!first) return most;
  if (fewer.length === places.length && fewer.every(({ sentence }) => sentence === first.sentence))
    return first.sentence;
  const there = fewer.map(
    ({ organization, sentence }) =>
      `In ${organization}: ${sentence.text.charAt(0).toLowerCase()}${sentence.text.slice(1)}.`,
  );
  return { ...most, detail: [most.detail, ...there].join(" ") };
}

import { createHash } from "node:crypto";
import { totalWeight, termsOf } from "@/lib/ai/embedded/text/terms";
import { type Requirement, requirementsOf, roleAsked } from "./draft-requirements.ts";
import { readStatements } from "./draft-statements.ts";
import { shareOut } from "./draft-weights.ts";
import { valueRequirements } from "./draft-values.ts";
import { findProtectedCriteria } from "./protected-criteria.ts";
import { type Criterion, ScorecardContent } from "./scorecard.ts";

export type DraftInput = { title: string; description: string };
export type OrganizationInput = { values: string | null; teamNeeds: string | null };

const mostCriteria = 40;
/** With fewer requirements than this, the duties say what the work is. */
const enoughRequirements = 4;
const mostDuties = 8;

/** The same job text gives the same ids, so that a draft made twice is the same draft. */
export function idFromContent(content: string): string {
  const hex = createHash("sha256").update(content).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Both ways, how much two names say the same. */
function sameness(a: string, b: string): number {
  const first = termsOf(a);
  const second = termsOf(b);
  const keys = new Set(second.map((term) => term.key));
  const shared = totalWeight(first.filter((term) => keys.has(term.key)));
  return shared / Math.max(totalWeight(first), totalWeight(second), 0.01);
}

function titleRequirement(title: string): Requirement {
  const role = roleAsked(title, "") || title;
  return {
    kind: "role",
    dimension: "hard_skills",
    name: title.slice(0, 120),
    description: "Dated work in this role or one like it.",
    importance: "must",
    knockOut: false,
    minimumYears: 0,
    skills: [{ name: role.slice(0, 80), aliases: [] }],
    share: 1,
  };
}

function merged(requirements: Requirement[]): Requirement[] {
  const kept: Requirement[] = [];
  for (const one of requirements) {
    const twin = kept.find((other) => other.kind === one.kind && sameness(other.name, one.name) >= 0.99);
    if (!twin) kept.push(one);
    else {
      if (one.importance === "must") twin.importance = "must";
      twin.share = Math.max(twin.share, one.share);
      twin.knockOut ||= one.knockOut;
      twin.minimumYears = Math.max(twin.minimumYears ?? 0, one.minimumYears ?? 0) || twin.minimumYears;
    }
  }
  return kept;
}

/**
 * Drafts a scorecard from a job description in any layout. Criteria of culture and team come only from what the
 * organization wrote about itself. What the law protects, and what stands in for it, is left out: see
 * `protectedStatements`. `newId` gives a criterion its id from what makes it this criterion.
 */
export function draftScorecard(
  job: DraftInput,
  organization: OrganizationInput = { values: null, teamNeeds: null },
  newId: (content: string) => string = idFromContent,
): ScorecardContent {
  const { title: written, statements } = readStatements(job.description);
  const title = (job.title || written || "").trim();
  const allowed = statements.filter(({ text }) => !findProtectedCriteria(text));
  const asked = allowed.filter(({ part }) => part === "must" || part === "nice").flatMap(requirementsOf);
  if (asked.length < enoughRequirements) {
    const rest = allowed.filter(({ part }) => part === "about" || part === "duties");
    asked.push(...rest.flatMap(requirementsOf).slice(0, asked.length ? mostDuties : mostCriteria));
  }
  const role =
    title && !asked.some((one) => one.kind === "role" && sameness(one.name, title) >= 0.6)
      ? [titleRequirement(title)]
      : [];
  const requirements = merged([...role, ...asked, ...valueRequirements(organization)]).slice(0, mostCriteria);
  const weights = shareOut(requirements);
  const criteria: Criterion[] = requirements.map((one, at) => ({
    id: newId(`${title}\n${one.dimension}\n${one.name}\n${at}`),
    dimension: one.dimension,
    name: one.name.length < 2 ? `${one.name} (skill)` : one.name,
    description: one.description,
    weight: weights[at] ?? 1,
    importance: one.importance,
    knockOut: one.knockOut,
    minimumYears: one.minimumYears,
    skills: one.skills,
  }));
  return ScorecardContent.parse({ criteria });
}

import type { OrganizationInput } from "./draft-scorecard.ts";
import type { Requirement } from "./draft-requirements.ts";
import { findProtectedCriteria } from "./protected-criteria.ts";
import type { Dimension } from "./scorecard.ts";

const most = 5;
const bullets = /^[\s#*•●▪◦○■·–—\-\d.)]+|[\s.;]+$/g;

function statementsOf(text: string | null): string[] {
  if (!text) return [];
  return text
    .split(/\n|(?<=[.;!?])\s+/)
    .map((line) => line.replace(bullets, "").trim())
    .filter((line) => line.length > 3 && !findProtectedCriteria(line))
    .slice(0, most);
}

function requirement(dimension: Dimension, text: string): Requirement {
  const mark = text.search(/\s[–—-]\s|:\s/);
  const name = (mark > 1 && mark <= 60 ? text.slice(0, mark) : text).slice(0, 120).trim();
  return {
    kind: "skill",
    dimension,
    name,
    description: name === text ? "" : text.slice(0, 600),
    importance: "nice",
    knockOut: false,
    minimumYears: null,
    skills: [],
    share: 1,
  };
}

/** Criteria of culture and team, one for each thing the organization states about itself; none if it states nothing. */
export const valueRequirements = (organization: OrganizationInput): Requirement[] => [
  ...statementsOf(organization.values).map((text) => requirement("culture_fit", text)),
  ...statementsOf(organization.teamNeeds).map((text) => requirement("team_fit", text)),
];

import type { OrganizationInput } from "./draft-scorecard";
import type { Requirement } from "./draft-requirement";
import { findProtectedCriteria } from "./protected-criteria";
import type { Dimension } from "./scorecard";

const most = 5;
const bullets = /^[\s#*•●▪◦○■·–—\-\d.)]+|[\s.;]+$/g;

/** What an organization states about itself, one thing each. */
export function statementsOf(text: string | null): string[] {
  if (!text) return [];
  return text
    .split(/\n|(?<=[.;!?])\s+/)
    .map((line) => line.replace(bullets, "").trim())
    .filter((line) => line.length > 3);
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

const allowed = (text: string | null) =>
  statementsOf(text)
    .filter((line) => !findProtectedCriteria(line))
    .slice(0, most);

/** Criteria of culture and team, one for each thing the organization states about itself; none if it states nothing. */
export const valueRequirements = (organization: OrganizationInput): Requirement[] => [
  ...allowed(organization.values).map((text) => requirement("culture_fit", text)),
  ...allowed(organization.teamNeeds).map((text) => requirement("team_fit", text)),
];

import type { ScorecardContent } from "@/lib/judging/scorecards/scorecard";

/** A scorecard's content as JSON for agents, without the defaults that parsing adds again when it is sent back. */
export const scorecardJson = ({ criteria, ...rest }: ScorecardContent) =>
  JSON.stringify({ criteria: criteria.map((criterion) => withoutDefaults(criterion)), ...rest });

function withoutDefaults(criterion: ScorecardContent["criteria"][number]) {
  const { skills, ...fields } = criterion;
  const named = skills.map(({ name, aliases }) => (aliases.length > 0 ? { name, aliases } : { name }));
  const stated = Object.entries(fields).filter(
    ([, value]) => value !== "" && value !== null && value !== false,
  );
  return { ...Object.fromEntries(stated), ...(named.length > 0 && { skills: named }) };
}

import type { Criterion, ScorecardContent } from "./scorecard";

const fields = {
  dimension: "dimension",
  description: "description",
  weight: "weight",
  importance: "importance",
  knockOut: "knock-out",
  minimumYears: "minimum years",
} as const;

const shown = (value: string | number | boolean | null) =>
  value === null ? "none" : typeof value === "string" ? `“${value}”` : String(value);

function criterionChanges(before: Criterion, after: Criterion): string[] {
  const changes = before.name === after.name ? [] : [`Renamed “${before.name}” to “${after.name}”.`];
  for (const [key, label] of Object.entries(fields) as [keyof typeof fields, string][]) {
    if (before[key] === after[key]) continue;
    changes.push(
      key === "description"
        ? `${after.name}: ${label} changed.`
        : `${after.name}: ${label} from ${shown(before[key])} to ${shown(after[key])}.`,
    );
  }
  if (JSON.stringify(before.skills) !== JSON.stringify(after.skills))
    changes.push(`${after.name}: skills changed.`);
  return changes;
}

const added = ({ name, weight, knockOut }: Criterion) =>
  `Added “${name}” (weight ${weight}${knockOut ? ", knock-out" : ""}).`;

/** The difference between two contents in sentences, in the order of the criteria. Empty when they say the same. */
export function describeChanges(before: ScorecardContent | null, after: ScorecardContent): string[] {
  if (!before) return [`First version with ${after.criteria.length} criteria.`, ...after.criteria.map(added)];
  const old = new Map(before.criteria.map((criterion) => [criterion.id, criterion]));
  const remaining = new Set(after.criteria.map((criterion) => criterion.id));
  const changes = after.criteria.flatMap((criterion) => {
    const was = old.get(criterion.id);
    return was ? criterionChanges(was, criterion) : [added(criterion)];
  });
  for (const criterion of before.criteria)
    if (!remaining.has(criterion.id)) changes.push(`Removed “${criterion.name}”.`);
  const { thresholds, flags } = after;
  if (before.thresholds.shortlistFrom !== thresholds.shortlistFrom)
    changes.push(`Shortlist from ${before.thresholds.shortlistFrom} to ${thresholds.shortlistFrom}.`);
  if (before.thresholds.declineBelow !== thresholds.declineBelow)
    changes.push(`Decline below ${before.thresholds.declineBelow} to ${thresholds.declineBelow}.`);
  if (before.flags.rediscovery !== flags.rediscovery)
    changes.push(`Talent-pool search on publication ${flags.rediscovery ? "on" : "off"}.`);
  if (before.flags.blindReview !== flags.blindReview)
    changes.push(`Blind review ${flags.blindReview ? "on" : "off"}.`);
  const order = (content: ScorecardContent) => content.criteria.map((c) => c.id).join();
  if (changes.length === 0 && order(before) !== order(after)) changes.push("Order of criteria changed.");
  return changes;
}

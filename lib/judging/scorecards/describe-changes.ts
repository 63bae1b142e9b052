import type { Criterion, ScorecardContent } from "./scorecard";
import { say, sentence } from "@/lib/say";

const fields = {
  dimension: sentence("dimension"),
  description: sentence("description"),
  weight: sentence("weight"),
  importance: sentence("importance"),
  minimumYears: sentence("minimum years"),
} as const;

const words: Partial<Record<string, string>> = {
  hard_skills: sentence("hard skills"),
  soft_skills: sentence("soft skills"),
  culture_fit: sentence("culture fit"),
  team_fit: sentence("team fit"),
  must: sentence("must-have"),
  nice: sentence("nice-to-have"),
};
function shown(value: string | number | null): string {
  if (value === null) return say("none");
  const word = words[value];
  return word ? say(word) : String(value);
}

function criterionChanges(before: Criterion, after: Criterion): string[] {
  const changes =
    before.name === after.name
      ? []
      : [say("Renamed “{from}” to “{to}”.", { from: before.name, to: after.name })];
  for (const [key, label] of Object.entries(fields) as [keyof typeof fields, string][]) {
    if (before[key] === after[key]) continue;
    changes.push(
      key === "description"
        ? say("{name}: {field} changed.", { name: after.name, field: say(label) })
        : say("{name}: {field} from {from} to {to}.", {
            name: after.name,
            field: say(label),
            from: shown(before[key]),
            to: shown(after[key]),
          }),
    );
  }
  if (before.knockOut !== after.knockOut)
    changes.push(
      after.knockOut
        ? say("“{name}” is a knock-out now.", { name: after.name })
        : say("“{name}” is no knock-out any more.", { name: after.name }),
    );
  if (JSON.stringify(before.skills) !== JSON.stringify(after.skills))
    changes.push(say("{name}: skills changed.", { name: after.name }));
  return changes;
}

const added = ({ name, weight, knockOut }: Criterion) =>
  knockOut
    ? say("Added “{name}” (weight {weight}, knock-out).", { name, weight })
    : say("Added “{name}” (weight {weight}).", { name, weight });

/** The difference between two contents in sentences, in the order of the criteria. Empty when they are equal. */
export function describeChanges(before: ScorecardContent | null, after: ScorecardContent): string[] {
  if (!before)
    return [
      say("First version with {count} criteria.", { count: after.criteria.length }),
      ...after.criteria.map(added),
    ];
  const old = new Map(before.criteria.map((criterion) => [criterion.id, criterion]));
  const remaining = new Set(after.criteria.map((criterion) => criterion.id));
  const changes = after.criteria.flatMap((criterion) => {
    const previous = old.get(criterion.id);
    return previous ? criterionChanges(previous, criterion) : [added(criterion)];
  });
  for (const criterion of before.criteria)
    if (!remaining.has(criterion.id)) changes.push(say("Removed “{name}”.", { name: criterion.name }));
  const { thresholds, flags } = after;
  if (before.thresholds.shortlistFrom !== thresholds.shortlistFrom)
    changes.push(
      say("Recommended from {from} to {to}.", {
        from: before.thresholds.shortlistFrom,
        to: thresholds.shortlistFrom,
      }),
    );
  if (before.thresholds.declineBelow !== thresholds.declineBelow)
    changes.push(
      say("Decline below {from} to {to}.", {
        from: before.thresholds.declineBelow,
        to: thresholds.declineBelow,
      }),
    );
  if (before.flags.rediscovery !== flags.rediscovery)
    changes.push(
      flags.rediscovery
        ? say("Talent-pool search on publication on.")
        : say("Talent-pool search on publication off."),
    );
  if (before.flags.blindReview !== flags.blindReview)
    changes.push(flags.blindReview ? say("Blind review on.") : say("Blind review off."));
  const order = (content: ScorecardContent) => content.criteria.map((c) => c.id).join();
  if (changes.length === 0 && order(before) !== order(after)) changes.push(say("Order of criteria changed."));
  return changes;
}

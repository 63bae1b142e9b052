import { Plus } from "lucide-react";
import { isBeside } from "@/components/application/words";
import { Permitted } from "@/components/shell/permitted";
import { useUndo } from "@/components/shell/undo";
import { Button } from "@/components/ui/button";
import { useWords } from "@/components/words/use-words";
import { newId } from "@/components/ui/new-id";
import type { Criterion, Dimension, ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import { addTenths, sharesOf } from "@/lib/judging/scorecards/shares";
import en from "@/messages/en/scorecard.json";
import scoring from "@/messages/en/scoring.json";
import { CriterionFields } from "./criterion-fields";
import type { Edit } from "./edits";
import { problemOf, type Problem } from "./problems";
import { toLines } from "./skill-lines";

/** The criteria of one dimension in the editor and their share of the score; culture and team fit are beside it. */
export function DimensionFields(props: {
  dimension: Dimension;
  content: ScorecardContent;
  problems: Problem[];
  onEdit: (edit: Edit) => void;
  /** Keeps a criterion in the library. */
  keep: (criterion: Criterion) => void;
}) {
  const { dimension, onEdit } = props;
  const { criteria } = props.content;
  const t = useWords("scorecard", en);
  const scoringWords = useWords("scoring", scoring);
  const name = scoringWords(`dimension.${dimension}`);
  const own = criteria.filter((criterion) => criterion.dimension === dimension);
  const shares = sharesOf(criteria);
  const offerUndo = useUndo();
  return (
    <section aria-labelledby={`edit-${dimension}`} className="mt-4">
      <div className="flex items-center justify-between gap-4">
        <h2 id={`edit-${dimension}`} className="text-base">
          {name}
          <span className="ml-2 text-sm font-normal text-ink-faint tabular-nums">
            {isBeside(dimension)
              ? scoringWords("beside")
              : scoringWords("share.score", { share: addTenths(own.map(({ id }) => shares.get(id) ?? 0)) })}
          </span>
        </h2>
        <Permitted to="scorecard:write">
          <Button
            intent="quiet"
            size="sm"
            aria-label={t("add.label", { dimension: name })}
            onClick={() => onEdit({ kind: "add", dimension, id: newId() })}
          >
            <Plus aria-hidden />
            {t("add")}
          </Button>
        </Permitted>
      </div>
      {own.length > 0 ? (
        <ul className="mt-1 border-t border-line">
          {own.map((criterion) => (
            <CriterionFields
              key={criterion.id}
              criterion={criterion}
              share={shares.get(criterion.id) ?? 0}
              problem={problemOf(t, props.problems, criteria.indexOf(criterion))}
              onChange={(to) => onEdit({ kind: "criterion", id: criterion.id, to })}
              example={exampleIn(criteria)}
              keep={() => props.keep(criterion)}
              onRemove={() => {
                onEdit({ kind: "remove", id: criterion.id });
                offerUndo({
                  text: t("criterion.removed", { name: criterion.name || t("criterion.new") }),
                  ms: 15_000,
                  undo: () => {
                    onEdit({ kind: "put back", criterion, at: criteria.indexOf(criterion) });
                    return Promise.resolve({ ok: true });
                  },
                  undone: t("criterion.returned"),
                });
              }}
            />
          ))}
        </ul>
      ) : (
        <p className="mt-1 border-t border-line py-2 text-sm text-ink-muted">{t(`empty.${dimension}`)}</p>
      )}
    </section>
  );
}

/** A skill of this scorecard as it is written with other spellings; null if none has any. */
function exampleIn(criteria: ScorecardContent["criteria"]): string | null {
  const skill = criteria.flatMap(({ skills }) => skills).find(({ aliases }) => aliases.length > 0);
  return skill ? toLines([{ ...skill, aliases: skill.aliases.slice(0, 2) }]) : null;
}

import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/explanation.json";
import type { ShownExplanation } from "./shown";

/** What was judged, by which judge and in which versions: enough to identify the exact inputs again. */
export function Origins({ explanation }: { explanation: ShownExplanation }) {
  const { evaluation, scorecard, inputs, application } = explanation;
  const t = useWords("explanation", en);
  const { verdictsOf } = evaluation;
  const facts = [
    [t("origin.application"), application.applicationId],
    [
      t("origin.evaluation"),
      t("origin.evaluation.value", { id: evaluation.evaluationId, at: evaluation.createdAt }),
    ],
    [
      t("origin.judge"),
      t("origin.judge.value", { judge: evaluation.judge, version: evaluation.judgeVersion }),
    ],
    verdictsOf && [
      t("origin.verdicts"),
      t("origin.verdicts.value", {
        id: verdictsOf.evaluationId,
        at: verdictsOf.createdAt,
        version: verdictsOf.version,
      }),
    ],
    [
      t("origin.scorecard"),
      t("origin.scorecard.value", { version: scorecard.version, hash: scorecard.contentHash }),
    ],
    [t("origin.scoring"), t("origin.scoring.value", { version: evaluation.scoringVersion })],
    [t("origin.inputs"), t("origin.inputs.value", { hash: evaluation.inputHash })],
    [
      t("origin.document"),
      inputs
        ? t("origin.document.value", {
            fileName: inputs.document.fileName,
            size: inputs.document.size,
            hash: inputs.document.sha256,
            version: inputs.document.readerVersion,
          })
        : t("origin.erased"),
    ],
    [t("origin.asOf"), inputs?.dossier.asOf ?? t("origin.unknown")],
    [t("origin.answers"), inputs?.dossier.answers.length ?? t("origin.unknown")],
  ].filter((fact) => fact !== null);
  return (
    <dl className="text-xs">
      {facts.map(([term, value]) => (
        <div key={term} className="flex gap-3 py-0.5 max-sm:flex-col max-sm:gap-0">
          <dt className="w-36 shrink-0 text-ink-muted">{term}</dt>
          <dd className="min-w-0 font-mono break-all">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

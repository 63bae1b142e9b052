import type { ShownExplanation } from "./shown";

/** What was judged, by whom and in which versions: enough to find the very same again. */
export function Origins({ explanation }: { explanation: ShownExplanation }) {
  const { evaluation, scorecard, inputs, application } = explanation;
  const facts: [string, string][] = [
    ["Application", application.applicationId],
    ["Evaluation", `${evaluation.evaluationId}, ${evaluation.createdAt}`],
    ["Judge", `${evaluation.judge}, version ${evaluation.judgeVersion}`],
    ...(evaluation.verdictsOf
      ? [
          [
            "Verdicts",
            `of evaluation ${evaluation.verdictsOf.evaluationId}, ${evaluation.verdictsOf.createdAt}, by version ${evaluation.verdictsOf.version} of the scorecard; totalled again by this version, which asks nothing new`,
          ] satisfies [string, string],
        ]
      : []),
    ["Scorecard", `version ${scorecard.version}, sha256 ${scorecard.contentHash}`],
    ["Scoring", `version ${evaluation.scoringVersion}`],
    ["Inputs", `sha256 ${evaluation.inputHash}`],
    [
      "Document",
      inputs
        ? `${inputs.document.fileName}, ${inputs.document.size} bytes, sha256 ${inputs.document.sha256}, reader version ${inputs.document.readerVersion}`
        : "erased",
    ],
    ["Roles counted up to", inputs?.dossier.asOf ?? "unknown"],
    ["Answers judged", String(inputs?.dossier.answers.length ?? "unknown")],
  ];
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

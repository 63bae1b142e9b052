import Link from "next/link";
import { ScoreBar } from "@/components/ui/score-bar";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { useWords } from "@/components/words/use-words";
import type { Words } from "@/components/words/translate";
import en from "@/messages/en/model.json";
import statesWords from "@/messages/en/states.json";
import { tenths, type Trial, useDollars } from "./trial-figures";

type Row = Trial["rows"][number];

/** The applications of a trial: the decision, both scores, and what the model took for it. */
export function TrialRows({ rows, isRunning }: { rows: Row[]; isRunning: boolean }) {
  const t = useWords("model", en);
  const states = useWords("states", statesWords);
  const dollars = useDollars();
  return (
    <Table label={t("trial.rows")}>
      <thead>
        <tr>
          <Th>{t("trial.column.application")}</Th>
          <Th>{t("trial.column.decision")}</Th>
          <Th>{t("trial.column.present")}</Th>
          <Th>{t("trial.column.tried")}</Th>
          <Th numeric>{t("trial.column.time")}</Th>
          <Th numeric>{t("trial.column.price")}</Th>
          <Th>{t("trial.column.what")}</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ applicationId, number, jobTitle, decision, present, tried }) => (
          <Tr key={applicationId}>
            <Td className="min-w-32 py-1.5 whitespace-normal">
              <Link className="underline" href={`/applications/${applicationId}`}>
                {t("trial.application", { number })}
              </Link>
              <span className="block text-ink-muted">{jobTitle}</span>
            </Td>
            <Td>{states(`disposition.${decision}`)}</Td>
            <Td>
              <Scored scored={present} states={states} />
            </Td>
            {tried?.failure ? (
              <Td colSpan={4} className="min-w-56 break-words whitespace-normal">
                {t("trial.failedRow", { failure: tried.failure })}
              </Td>
            ) : tried ? (
              <>
                <Td>
                  <Scored scored={tried} states={states} />
                </Td>
                <Td numeric>{t("trial.seconds", { seconds: tenths(tried.seconds ?? 0) })}</Td>
                <Td numeric>{tried.dollars === null ? "–" : dollars.format(tried.dollars)}</Td>
                <Td className="min-w-56 whitespace-normal text-ink-muted">{whatHappened(t, tried)}</Td>
              </>
            ) : (
              <Td colSpan={4} className="text-ink-muted">
                {t(isRunning ? "trial.waiting" : "trial.notJudged")}
              </Td>
            )}
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

function Scored({
  scored,
  states,
}: {
  scored: Row["present"] | NonNullable<Row["tried"]>;
  states: Words<typeof statesWords>;
}) {
  return (
    <>
      <ScoreBar score={scored.overall} bare />
      <span className="block text-ink-muted">{states(`advice.${scored.advice ?? "none"}`)}</span>
    </>
  );
}

/** What became of the requests beside plain answers, and what code and rules did in the model's place. */
function whatHappened(
  t: Words<typeof en>,
  { outcomes, byRules, lowered }: NonNullable<Row["tried"]>,
): string {
  const odd = [...new Set(outcomes.filter((outcome) => outcome !== "answered"))];
  const answers = outcomes.filter((outcome) => !outcome.startsWith("without ")).length;
  const parts = [
    ...odd.map((outcome) =>
      outcome.startsWith("without ")
        ? t("outcome.without", { parameter: outcome.slice("without ".length) })
        : t("outcome", { outcome }),
    ),
    ...(answers > 1 ? [t("trial.more", { count: answers })] : []),
    ...(byRules > 0 ? [t("trial.byRules", { count: byRules })] : []),
    ...(lowered > 0 ? [t("trial.lowered", { count: lowered })] : []),
  ];
  return parts.join("; ") || t("trial.plain");
}

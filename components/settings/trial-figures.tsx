import { useLocale } from "#locale";
import type * as z from "zod";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { judgedBy } from "@/components/application/words";
import { useWords } from "@/components/words/use-words";
import type { getTrial } from "@/lib/evaluation/trial/get-trial";
import en from "@/messages/en/model.json";
import scoring from "@/messages/en/scoring.json";
import { formatLocales } from "@/messages/locales";

export type Trial = NonNullable<z.output<typeof getTrial.output>["trial"]>;

/** Fewer compared applications say little about a model. */
const fewestToRelyOn = 10;

/** US dollars in the reader's language, also for a tenth of a cent. */
export const useDollars = () =>
  new Intl.NumberFormat(formatLocales[useLocale()], {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: 4,
  });

/** How far the judge of the decisions and the tried model agree with them, and what the model costs. */
export function TrialFigures({ trial }: { trial: Trial }) {
  const t = useWords("model", en);
  const score = useWords("scoring", scoring);
  const dollars = useDollars();
  const { judged, pairs, present, tried, tokens } = trial;
  const judges = [...new Set(trial.rows.map((row) => judgedBy(score, row.present.judge)))];
  return (
    <>
      {judged < fewestToRelyOn && trial.status !== "running" && <p>{t("trial.few", { judged })}</p>}
      <Table label={t("trial.figures")} still>
        <thead>
          <tr>
            <Th>
              <span className="sr-only">{t("trial.figures")}</span>
            </Th>
            <Th>
              {t("trial.column.present")}{" "}
              <span className="font-normal text-ink-muted">{judges.join(", ")}</span>
            </Th>
            <Th>
              {t("trial.column.tried")}{" "}
              <span className="font-normal text-ink-muted">{judgedBy(score, trial.model)}</span>
            </Th>
          </tr>
        </thead>
        <tbody>
          <Tr>
            <Td>{t("trial.figure.advice")}</Td>
            <Td>{t("trial.agreement", { ...present, judged })}</Td>
            <Td>{t("trial.agreement", { ...tried, judged })}</Td>
          </Tr>
          {pairs > 0 && (
            <Tr>
              <Td>{t("trial.figure.order")}</Td>
              <Td>{t("trial.order", { ...present, pairs })}</Td>
              <Td>{t("trial.order", { ...tried, pairs })}</Td>
            </Tr>
          )}
          <Tr>
            <Td>{t("trial.figure.speed")}</Td>
            <Td>–</Td>
            <Td>{trial.seconds === null ? "–" : t("trial.speed", { seconds: trial.seconds })}</Td>
          </Tr>
          <Tr>
            <Td>{t("trial.figure.cost")}</Td>
            <Td>–</Td>
            <Td>
              {trial.dollars === null
                ? t("trial.cost.unpriced", { tokens: tokens ?? 0 })
                : t("trial.cost", { price: dollars.format(trial.dollars), tokens: tokens ?? 0 })}
            </Td>
          </Tr>
        </tbody>
      </Table>
    </>
  );
}

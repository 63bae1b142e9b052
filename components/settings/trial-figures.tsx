import { useLocale } from "#locale";
import type { ReactNode } from "react";
import type * as z from "zod";
import { judgedBy } from "@/components/application/words";
import { useWords } from "@/components/words/use-words";
import type { getTrial } from "@/lib/judging/evaluation/trial/get-trial";
import en from "@/messages/en/model.json";
import scoring from "@/messages/en/scoring.json";
import { formatLocales } from "@/messages/locales";

export type Trial = NonNullable<z.output<typeof getTrial.output>["trial"]>;

/** Fewer compared applications say little about a model. */
const fewestToRelyOn = 10;

export const tenths = (value: number) => Math.round(value * 10) / 10;

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
  const { judged, pairs, present, tried } = trial;
  const tokens = Math.round(trial.tokens ?? 0);
  const judges = [...new Set(trial.rows.map((row) => judgedBy(score, row.present.judge)))];
  return (
    <>
      {judged < fewestToRelyOn && trial.status !== "running" && <p>{t("trial.few", { judged })}</p>}
      <div className="flex flex-col gap-3 text-sm">
        <Figure
          name=""
          present={<Judge name={t("trial.column.present")} by={judges.join(", ")} />}
          tried={<Judge name={t("trial.column.tried")} by={judgedBy(score, trial.model)} />}
        />
        <Figure
          name={t("trial.figure.advice")}
          present={t("trial.agreement", { ...present, judged })}
          tried={t("trial.agreement", { ...tried, judged })}
        />
        {pairs > 0 && (
          <Figure
            name={t("trial.figure.order")}
            present={t("trial.order", { ...present, pairs })}
            tried={t("trial.order", { ...tried, pairs })}
          />
        )}
      </div>
      <p className="text-sm">
        {trial.seconds !== null && `${t("trial.speed", { seconds: tenths(trial.seconds) })}. `}
        {trial.dollars === null
          ? t("trial.cost.unpriced", { tokens })
          : t("trial.cost", { price: dollars.format(trial.dollars), tokens })}
        .
      </p>
    </>
  );
}

/** One figure of both judges, beside each other. */
const Figure = ({ name, present, tried }: { name: string; present: ReactNode; tried: ReactNode }) => (
  <div className="grid grid-cols-2 gap-x-4 gap-y-0.5 sm:grid-cols-3">
    <span className="text-ink-muted max-sm:col-span-2">{name}</span>
    <span>{present}</span>
    <span>{tried}</span>
  </div>
);

const Judge = ({ name, by }: { name: string; by: string }) => (
  <>
    <span className="block font-medium">{name}</span>
    <span className="break-words text-ink-muted">{by}</span>
  </>
);

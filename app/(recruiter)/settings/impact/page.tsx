import { FilterForm } from "@/components/impact/filter-form";
import { QuestionsForm } from "@/components/impact/questions-form";
import { hasMessage } from "@/components/words/translate";
import { RatioTable } from "@/components/impact/ratio-table";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { SectionCard, TitledCard } from "@/components/ui/card";
import { LinkTabs } from "@/components/ui/link-tabs";
import { PageHeader } from "@/components/ui/page-header";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { requestLocale } from "@/components/words/locale.server";
import { requireActor } from "@/lib/platform/access/session";
import { getImpactReport } from "@/lib/hiring/impact/get-impact-report";
import { fewest } from "@/lib/hiring/impact/impact-table";
import { measures } from "@/lib/hiring/impact/measures";
import en from "@/messages/en/impact.json";
import { formatLocales } from "@/messages/locales";
import { addressOf, type Search } from "../../address";
import { orNotFound } from "../../or-not-found";
import { saveQuestions } from "./actions";
import { chosenIn, sampleIn } from "./filter";

export const generateMetadata = titled("impact", en, "title");

export default async function ImpactPage({ searchParams }: { searchParams: Promise<Search> }) {
  const t = await getWords("impact", en);
  const actor = await requireActor("/settings/impact");
  const chosen = chosenIn(await searchParams);
  const filter = { ...sampleIn(chosen), leaveOutSmall: chosen.small !== "keep" };
  const report = actor.permissions.has("impact:report")
    ? await orNotFound(getImpactReport(actor, filter))
    : null;
  const { assessed = 0, notAssessed = 0 } = report ?? {};
  const countries = new Intl.DisplayNames(formatLocales[await requestLocale()], { type: "region" });
  const shown = report?.measures.find(({ measure }) => measure === chosen.measure);
  return (
    <>
      <PageHeader
        trail={[{ href: "/settings", label: t("settings") }]}
        title={t("title")}
        detail={t("detail")}
      />
      <div className="flex max-w-5xl flex-col gap-6 px-4 pb-10 sm:px-6">
        {!report || !shown ? (
          <Alert>{t("onlyAdministrators")}</Alert>
        ) : (
          <>
            <Alert tone="caution" title={t("noAudit")}>
              {t("noAudit.text")}
            </Alert>
            <SectionCard title={t("filter")}>
              <FilterForm chosen={chosen} choices={report.choices} />
            </SectionCard>
            <div className="flex flex-col gap-3">
              <LinkTabs
                label={t("measures")}
                tabs={measures.map((measure) => ({
                  href: addressOf("/settings/impact", { ...chosen, measure }),
                  label: t(`measure.${measure}`),
                  current: measure === shown.measure,
                }))}
              />
              <p className="max-w-[72ch] text-sm text-ink-muted">
                {t(`about.${shown.measure}`, { sample: shown.sample })}{" "}
                {t("assessed", { assessed, notAssessed })}
              </p>
            </div>
            {shown.tables.map(({ division, ...table }) => {
              const key = `table.${division}`;
              const { name = "", country = "" } = table.question ?? {};
              const heading = hasMessage(en, key)
                ? t(key)
                : t("table.own", { name, country: countries.of(country) ?? country });
              return (
                <TitledCard key={division} title={heading}>
                  <RatioTable {...table} title={heading} />
                </TitledCard>
              );
            })}
            <SectionCard title={t("questions")}>
              <QuestionsForm questions={report.questions} save={saveQuestions} />
            </SectionCard>
            <SectionCard title={t("how")} className="flex flex-col gap-3 text-sm text-ink-muted">
              <p className="max-w-[72ch]">{t("how.ratio")}</p>
              <p className="max-w-[72ch]">{t("how.fourFifths", { fewest })}</p>
              <p className="max-w-[72ch]">{t("how.fisher")}</p>
            </SectionCard>
            <SectionCard
              title={t("export")}
              className="flex flex-col items-start gap-3 text-sm text-ink-muted"
            >
              <p className="max-w-[72ch]">{t("export.text")}</p>
              <Button asChild>
                <a href={addressOf("/settings/impact/rows", chosen)} download>
                  {t("export.download")}
                </a>
              </Button>
            </SectionCard>
          </>
        )}
      </div>
    </>
  );
}

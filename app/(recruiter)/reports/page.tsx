import { ChartNoAxesColumn } from "lucide-react";
import { HiringReport } from "@/components/report/hiring-report";
import { FilterBar } from "@/components/shell/filter-bar";
import { FilterSelect } from "@/components/shell/filter-select";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { requireActor } from "@/lib/platform/access/session";
import { everyJob } from "../every-job";
import { getHiringReport } from "@/lib/hiring/reports/get-hiring-report";
import { getLookReport } from "@/lib/hiring/reports/get-look-report";
import en from "@/messages/en/report.json";
import { type Search, addressOf } from "../address";
import { orNotFound } from "../or-not-found";
import { periods, wantedReport } from "./wanted-report";

export const generateMetadata = titled("report", en, "title");

/** How hiring goes: funnel, time in stages, sources, time to decide, and agreement of advice and decision. */
export default async function ReportsPage({ searchParams }: { searchParams: Promise<Search> }) {
  const t = await getWords("report", en);
  const search = await searchParams;
  const actor = await requireActor("/reports");
  const { chosen, wanted } = wantedReport(search);
  const [report, { looks }, jobs] = await orNotFound(
    Promise.all([getHiringReport(actor, wanted), getLookReport(actor, wanted), everyJob(actor)]),
  );
  return (
    <>
      <PageHeader title={t("title")} detail={t("detail")} />
      <FilterBar search={null} clear={chosen.job || chosen.since ? "/reports" : null}>
        <FilterSelect
          name="job"
          label={t("job")}
          any={t("job.any")}
          options={jobs.map(({ jobId, title }) => [jobId, title])}
          className="max-w-64"
        />
        <FilterSelect
          name="since"
          label={t("period")}
          any={t("period.any")}
          options={periods.map((days) => [days, t(`period.${days}`)])}
        />
      </FilterBar>
      {report.totals.applications > 0 ? (
        <div className="flex max-w-6xl flex-col gap-6 px-4 pt-4 pb-10 sm:px-6">
          <HiringReport
            report={report}
            looks={looks}
            fileOf={(table) => addressOf(`/reports/${table}`, chosen)}
          />
        </div>
      ) : (
        <EmptyState icon={ChartNoAxesColumn} title={t("empty")}>
          {t("empty.text")}
        </EmptyState>
      )}
    </>
  );
}

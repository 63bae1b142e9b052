import Link from "next/link";
import type * as z from "zod";
import { Figure } from "@/components/credit/figure";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { useWords } from "@/components/words/use-words";
import type { getHiringReport } from "@/lib/hiring/reports/get-hiring-report";
import type { getLookReport } from "@/lib/hiring/reports/get-look-report";
import en from "@/messages/en/report.json";
import { Bars } from "./bars";
import { ReportCard } from "./report-card";

type Report = z.output<typeof getHiringReport.output>;
type Looks = z.output<typeof getLookReport.output>;
type Files = { fileOf: (table: string) => string };

const figures = ["applications", "recommended", "accepted", "hired"] as const;
const columns = [...figures, "rejected", "withdrawn", "undecided", "evaluated"] as const;

/** The hiring report's figures, charts and tables. `fileOf`: the address of a table's file. */
export function HiringReport({ report, looks, fileOf }: { report: Report } & Looks & Files) {
  const t = useWords("report", en);
  return (
    <>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-4">
        {figures.map((figure) => (
          <Figure key={figure} name={t(`jobs.${figure}`)} value={report.totals[figure]} />
        ))}
      </dl>
      <div className="grid gap-6 *:min-w-0 xl:grid-cols-2">
        <Stages stages={report.stages} fileOf={fileOf} />
        <Decisions timeToDecide={report.timeToDecide} fileOf={fileOf} />
        <Sources sources={report.sources} fileOf={fileOf} />
        <Advice advice={report.advice} agreement={report.agreement} fileOf={fileOf} />
      </div>
      <ReportCard title={t("stalled")} detail={t("stalled.detail")} file={fileOf("stalled")}>
        <Stalled stalled={report.stalled} />
      </ReportCard>
      <ReportCard title={t("jobs")} file={fileOf("jobs")}>
        <Table label={t("jobs")}>
          <thead>
            <tr>
              <Th>{t("job")}</Th>
              {columns.map((column) => (
                <Th key={column} numeric>
                  {t(`jobs.${column}`)}
                </Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.jobs.map((job) => (
              <Tr key={job.jobId}>
                <Td className="w-full min-w-48">
                  <Link href={`/jobs/${job.jobId}`} className="font-medium hover:underline">
                    {job.title}
                  </Link>
                </Td>
                {columns.map((column) => (
                  <Td key={column} numeric>
                    {job[column]}
                  </Td>
                ))}
              </Tr>
            ))}
          </tbody>
        </Table>
      </ReportCard>
      {looks.length > 0 && <Looked looks={looks} fileOf={fileOf} />}
    </>
  );
}

const lookColumns = ["decided", "unopened", "inConversation", "unrecorded"] as const;

function Looked({ looks, fileOf }: Looks & Files) {
  const t = useWords("report", en);
  return (
    <ReportCard title={t("looks")} detail={t("looks.detail")} file={fileOf("looks")}>
      <Table label={t("looks")} still className="mt-2">
        <thead>
          <tr>
            <Th>{t("looks.person")}</Th>
            <Th>{t("job")}</Th>
            {lookColumns.map((column) => (
              <Th key={column} numeric>
                {t(`looks.${column}`)}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {looks.map((row) => (
            <Tr key={`${row.person} ${row.jobId}`}>
              <Td>{row.person}</Td>
              <Td className="w-full min-w-48">{row.jobTitle}</Td>
              {lookColumns.map((column) => (
                <Td key={column} numeric>
                  {row[column]}
                </Td>
              ))}
            </Tr>
          ))}
        </tbody>
      </Table>
    </ReportCard>
  );
}

function Stages({ stages, fileOf }: Pick<Report, "stages"> & Files) {
  const t = useWords("report", en);
  return (
    <ReportCard title={t("stages")} detail={t("stages.detail")} file={fileOf("stages")}>
      <Bars bars={stages.map(({ stage, reached, now }) => ({ label: stage, value: reached, part: now }))} />
      <Table label={t("stages")} still>
        <thead>
          <tr>
            <Th>{t("stages.stage")}</Th>
            <Th numeric>{t("stages.reached")}</Th>
            <Th numeric>{t("stages.now")}</Th>
            <Th numeric>{t("stages.stalled")}</Th>
            <Th numeric>{t("stages.median")}</Th>
          </tr>
        </thead>
        <tbody>
          {stages.map(({ stage, reached, now, stalled, medianDays }) => (
            <Tr key={stage}>
              <Td className="w-full">{stage}</Td>
              <Td numeric>{reached}</Td>
              <Td numeric>{now}</Td>
              <Td numeric>{stalled}</Td>
              <Td numeric>{medianDays ?? "–"}</Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </ReportCard>
  );
}

function Decisions({ timeToDecide, fileOf }: Pick<Report, "timeToDecide"> & Files) {
  const t = useWords("report", en);
  const { decided, medianDays, p90Days, histogram } = timeToDecide;
  const last = histogram.at(-2)?.days ?? 0;
  const label = (days: number | null) =>
    days === null ? t("decide.more", { days: last }) : t("decide.upTo", { days });
  return (
    <ReportCard
      title={t("decide")}
      detail={
        decided === 0
          ? t("decide.none")
          : t("decide.median", { decided, median: medianDays ?? 0, p90: p90Days ?? 0 })
      }
      file={fileOf("decisions")}
    >
      {decided > 0 && (
        <>
          <Bars upright bars={histogram.map((bar) => ({ label: label(bar.days), value: bar.decided }))} />
          <Table label={t("decide")} still>
            <thead>
              <tr>
                <Th>{t("decide.days")}</Th>
                <Th numeric>{t("decide.decided")}</Th>
              </tr>
            </thead>
            <tbody>
              {histogram.map((bar) => (
                <Tr key={bar.days ?? "more"}>
                  <Td className="w-full">{label(bar.days)}</Td>
                  <Td numeric>{bar.decided}</Td>
                </Tr>
              ))}
            </tbody>
          </Table>
        </>
      )}
    </ReportCard>
  );
}

function Sources({ sources, fileOf }: Pick<Report, "sources"> & Files) {
  const t = useWords("report", en);
  const named = sources.map((row) => {
    const source = t(`sources.${row.source}`);
    return { ...row, name: row.system ? t("sources.system", { source, system: row.system }) : source };
  });
  return (
    <ReportCard title={t("sources")} detail={t("sources.detail")} file={fileOf("sources")}>
      <Bars
        bars={named.map(({ name, applications, accepted, hired }) => ({
          label: name,
          value: applications,
          part: accepted + hired,
        }))}
      />
      <Table label={t("sources")} still>
        <thead>
          <tr>
            <Th>{t("sources.source")}</Th>
            <Th numeric>{t("jobs.applications")}</Th>
            <Th numeric>{t("jobs.accepted")}</Th>
            <Th numeric>{t("jobs.hired")}</Th>
            <Th numeric>{t("sources.yield")}</Th>
          </tr>
        </thead>
        <tbody>
          {named.map((row) => (
            <Tr key={row.name}>
              <Td className="w-full">{row.name}</Td>
              <Td numeric>{row.applications}</Td>
              <Td numeric>{row.accepted}</Td>
              <Td numeric>{row.hired}</Td>
              <Td numeric>{row.yield}%</Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </ReportCard>
  );
}

function Advice({ advice, agreement, fileOf }: Pick<Report, "advice" | "agreement"> & Files) {
  const t = useWords("report", en);
  const { compared, agreed, share } = agreement;
  return (
    <ReportCard title={t("advice")} detail={t("advice.detail")} file={fileOf("advice")}>
      {share !== null && (
        <p className="px-4 pt-3 text-base font-medium tabular-nums">
          {t("advice.agreement", { agreed, compared, share })}
        </p>
      )}
      <Table label={t("advice")} still className="mt-2">
        <thead>
          <tr>
            <Th>{t("advice.name")}</Th>
            <Th numeric>{t("advice.accepted")}</Th>
            <Th numeric>{t("advice.rejected")}</Th>
          </tr>
        </thead>
        <tbody>
          {advice.map((row) => (
            <Tr key={row.advice}>
              <Td className="w-full">{t(`advice.${row.advice}`)}</Td>
              <Td numeric>{row.accepted}</Td>
              <Td numeric>{row.rejected}</Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </ReportCard>
  );
}

function Stalled({ stalled }: Pick<Report, "stalled">) {
  const t = useWords("report", en);
  if (stalled.length === 0) return <p className="p-4 text-sm text-ink-muted">{t("stalled.none")}</p>;
  return (
    <Table label={t("stalled")} className="mt-2">
      <thead>
        <tr>
          <Th>{t("stalled.candidate")}</Th>
          <Th>{t("job")}</Th>
          <Th>{t("stages.stage")}</Th>
          <Th numeric>{t("stalled.days")}</Th>
        </tr>
      </thead>
      <tbody>
        {stalled.map(({ applicationId, name, jobTitle, stage, days }) => (
          <Tr key={applicationId}>
            <Td>
              <Link href={`/applications/${applicationId}`} className="font-medium hover:underline">
                {name}
              </Link>
            </Td>
            <Td className="w-full">{jobTitle}</Td>
            <Td>{stage}</Td>
            <Td numeric>{days}</Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

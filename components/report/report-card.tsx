import type { ReactNode } from "react";
import { TitledCard } from "@/components/ui/card";
import { Button } from "@/components/ui/button";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/report.json";

/** A part of the report: what it means, its chart and its table, with the table as a file. */
export function ReportCard(props: { title: string; detail?: string; file: string; children: ReactNode }) {
  const { title, detail, file, children } = props;
  const t = useWords("report", en);
  return (
    <TitledCard
      title={title}
      action={
        <Button asChild intent="quiet" size="sm">
          <a href={file} download aria-label={t("csv.of", { table: title })}>
            {t("csv")}
          </a>
        </Button>
      }
    >
      {detail && <p className="max-w-[72ch] px-4 pt-3 text-sm text-ink-muted">{detail}</p>}
      {children}
    </TitledCard>
  );
}

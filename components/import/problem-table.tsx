import { Download } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { useWords } from "@/components/words/use-words";
import type { DryRun } from "@/lib/ats/csv/get-import";
import en from "@/messages/en/import.json";
import { fieldName } from "./field-name";

/** What cannot be imported: rows that are left out, and single cells, each with its line in the file and the reason. */
export function ProblemTable(props: { importId: string; problems: DryRun["problems"]; total: number }) {
  const t = useWords("import", en);
  const { problems, total } = props;
  if (total === 0) return null;
  return (
    <section aria-labelledby="problems">
      <div className="flex flex-wrap items-center justify-between gap-2 pb-1">
        <h2 id="problems" className="text-base font-semibold">
          {t("problems", { count: total })}
        </h2>
        <Button asChild size="sm">
          <a href={`/settings/connections/import/${props.importId}/problems`} download>
            <Download aria-hidden />
            {t("problems.download", { count: total })}
          </a>
        </Button>
      </div>
      <div className="overflow-hidden rounded-lg border border-line">
        <Table label={t("problems.table")}>
          <thead>
            <tr>
              <Th numeric>{t("problems.line")}</Th>
              <Th>{t("problems.field")}</Th>
              <Th className="w-full">{t("problems.problem")}</Th>
              <Th className="max-sm:hidden">{t("problems.value")}</Th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ line, field, value, problem, rowKept }, index) => (
              <Tr key={index}>
                <Td numeric>{line}</Td>
                <Td>{fieldName(t, field)}</Td>
                <Td className="whitespace-normal">
                  {problem}{" "}
                  <span className="text-ink-muted">{t(rowKept ? "problems.kept" : "problems.leftOut")}</span>
                </Td>
                <Td className="max-w-60 truncate text-ink-muted max-sm:hidden">
                  <bdi>{value}</bdi>
                </Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      </div>
      {problems.length < total && (
        <p className="pt-2 text-sm text-ink-muted">{t("problems.first", { count: problems.length })}</p>
      )}
    </section>
  );
}

import { Download } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Td, Tr } from "@/components/ui/table";
import { useWords } from "@/components/words/use-words";
import type { DryRun } from "@/lib/records/ats/csv/get-import";
import en from "@/messages/en/import.json";
import { fieldName } from "./field-name";
import { RowList } from "./row-list";

/** What cannot be imported: rows that are left out, and single cells, each with its line in the file and the reason. */
export function ProblemTable(props: { importId: string; problems: DryRun["problems"]; total: number }) {
  const t = useWords("import", en);
  const { problems, total } = props;
  return (
    <RowList
      id="problems"
      title={t("problems", { count: total })}
      label={t("problems.table")}
      shown={problems.length}
      total={total}
      action={
        <Button asChild size="sm">
          <a href={`/settings/connections/import/${props.importId}/problems`} download>
            <Download aria-hidden />
            {t("problems.download", { count: total })}
          </a>
        </Button>
      }
      columns={[
        { name: t("problems.field") },
        { name: t("problems.problem"), className: "w-full" },
        { name: t("problems.value"), className: "max-sm:hidden" },
      ]}
    >
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
    </RowList>
  );
}

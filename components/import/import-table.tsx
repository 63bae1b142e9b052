import { useLocale } from "#locale";
import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { Table, TableBody, Td, Th, Tr } from "@/components/ui/table";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { ImportState } from "@/lib/records/ats/csv/load-import";
import { formatLocales } from "@/messages/locales";
import en from "@/messages/en/import.json";

/** An organization's imports, newest first. */
export function ImportTable({ imports }: { imports: ImportState[] }) {
  const t = useWords("import", en);
  const number = new Intl.NumberFormat(formatLocales[useLocale()]);
  return (
    <Table label={t("imports")}>
      <thead>
        <tr>
          <Th className="w-full">{t("table.file")}</Th>
          <Th className="max-sm:hidden">{t("table.kind")}</Th>
          <Th numeric className="max-sm:hidden">
            {t("table.imported")}
          </Th>
          <Th numeric className="max-sm:hidden">
            {t("table.leftOut")}
          </Th>
          <Th>{t("table.state")}</Th>
          <Th className="max-sm:hidden">{t("table.begun")}</Th>
        </tr>
      </thead>
      <TableBody>
        {imports.map((each) => (
          <Tr key={each.importId}>
            <Td className="max-w-0 truncate">
              <Link
                data-row=""
                href={`/settings/connections/import/${each.importId}`}
                className="rounded-xs font-medium hover:underline"
              >
                <bdi>{each.fileName}</bdi>
              </Link>
            </Td>
            <Td className="max-sm:hidden">{t(`kind.${each.kind}`)}</Td>
            <Td numeric className="max-sm:hidden">
              {number.format(each.done - each.leftOut)}
            </Td>
            <Td numeric className="max-sm:hidden">
              {number.format(each.leftOut)}
            </Td>
            <Td>
              <Badge
                tone={each.status === "failed" ? "danger" : each.status === "draft" ? "outline" : "neutral"}
              >
                {t(`status.${each.status}`)}
              </Badge>
            </Td>
            <Td className="text-ink-muted max-sm:hidden">
              <When at={each.createdAt} />
            </Td>
          </Tr>
        ))}
      </TableBody>
    </Table>
  );
}

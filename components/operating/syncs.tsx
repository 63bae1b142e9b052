import { useLocale } from "#locale";
import type * as z from "zod";
import { Badge } from "@/components/ui/badge";
import { TitledCard } from "@/components/ui/card";
import { Table, TableBody, Td, Th, Tr } from "@/components/ui/table";
import { useWords } from "@/components/words/use-words";
import type { getWork } from "@/lib/doors/operating/get-work";
import en from "@/messages/en/operating.json";
import { formatLocales, type Locale } from "@/messages/locales";

/** How long ago each connection completed a sync, next to its schedule. */
export function Syncs({ syncs }: Pick<z.output<typeof getWork.output>, "syncs">) {
  const t = useWords("operating", en);
  const locale = useLocale();
  return (
    <TitledCard title={t("syncs")}>
      <Table still label={t("syncs")}>
        <thead>
          <Tr>
            <Th>{t("syncs.organization")}</Th>
            <Th>{t("syncs.connection")}</Th>
            <Th>{t("syncs.last")}</Th>
            <Th>{t("syncs.schedule")}</Th>
          </Tr>
        </thead>
        <TableBody>
          {syncs.map(({ connectionId, organization, connection, everyMinutes, minutes, never, late }) => (
            <Tr key={connectionId}>
              <Td>{organization}</Td>
              <Td>{connection}</Td>
              <Td>
                {never ? t("syncs.never", { ago: ago(locale, minutes) }) : ago(locale, minutes)}{" "}
                {late && <Badge tone="danger">{t("syncs.late")}</Badge>}
              </Td>
              <Td>{t("syncs.every", { minutes: everyMinutes })}</Td>
            </Tr>
          ))}
        </TableBody>
      </Table>
    </TitledCard>
  );
}

function ago(locale: Locale, minutes: number): string {
  const format = new Intl.RelativeTimeFormat(formatLocales[locale]);
  if (minutes < 120) return format.format(-minutes, "minute");
  if (minutes < 2 * 24 * 60) return format.format(-Math.floor(minutes / 60), "hour");
  return format.format(-Math.floor(minutes / 60 / 24), "day");
}

import { Table, TableBody, Td, Th, Tr } from "@/components/ui/table";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { TrailEvent } from "@/lib/platform/audit/list-trail";
import en from "@/messages/en/trail.json";

/** Entries of the trail as they are stored: names, ids and numbers. */
export function TrailTable({ events }: { events: TrailEvent[] }) {
  const t = useWords("trail", en);
  return (
    <Table label={t("entries")} still>
      <thead>
        <tr>
          <Th>{t("when")}</Th>
          <Th>{t("act")}</Th>
          <Th>{t("who")}</Th>
          <Th>{t("subject")}</Th>
          <Th>{t("particulars")}</Th>
        </tr>
      </thead>
      <TableBody>
        {events.map((event) => (
          <Tr key={event.eventId}>
            <Td className="whitespace-nowrap">
              <When at={event.at} exact />
            </Td>
            <Td className="font-mono text-xs whitespace-nowrap">{event.name}</Td>
            <Td>
              <bdi>{event.by}</bdi>
              {event.clientId && <span className="text-ink-muted"> {t("through")}</span>}
            </Td>
            <Td className="font-mono text-xs">{event.subjectId}</Td>
            <Td className="max-w-md font-mono text-xs break-all text-ink-muted">
              {Object.entries(event.particulars)
                .map(([key, value]) => `${key}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
                .join(", ")}
            </Td>
          </Tr>
        ))}
      </TableBody>
    </Table>
  );
}

import Link from "next/link";
import type * as z from "zod";
import { Badge } from "@/components/ui/badge";
import { Table, TableBody, Td, Th, Tr } from "@/components/ui/table";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { ListedRediscovery } from "@/lib/hiring/talent-pool/rediscovery/list-rediscoveries";
import en from "@/messages/en/talent-pool.json";

type Listed = z.output<typeof ListedRediscovery>;

/** Searches of the talent pool, newest first, each with its outcome. */
export function RediscoveryTable({ rediscoveries }: { rediscoveries: Listed[] }) {
  const t = useWords("talent-pool", en);
  return (
    <Table label={t("rediscoveries")} className="table-fixed">
      <thead className="max-md:hidden">
        <tr>
          <Th>{t("column.job")}</Th>
          <Th className="w-36">{t("column.searched")}</Th>
          <Th className="w-44">{t("column.by")}</Th>
          <Th numeric className="w-20">
            {t("column.found")}
          </Th>
          <Th className="w-72">{t("column.outcome")}</Th>
        </tr>
      </thead>
      <TableBody>
        {rediscoveries.map((each) => (
          <Tr key={each.rediscoveryId} className="max-md:block max-md:px-4 max-md:py-2">
            <Td className="truncate max-md:block max-md:h-auto max-md:p-0 max-md:first:pl-0 max-md:last:pr-0">
              <Link
                data-row=""
                href={`/talent-pool/${each.rediscoveryId}`}
                className="rounded-xs font-medium hover:underline"
              >
                {each.jobTitle}
              </Link>
            </Td>
            <Td className="text-ink-muted max-md:hidden">
              <When at={each.createdAt} />
            </Td>
            <Td className="truncate text-ink-muted max-md:hidden">{each.by ?? t("by.publishing")}</Td>
            <Td numeric className="max-md:hidden">
              {t("count", { count: each.found })}
            </Td>
            <Td className="truncate text-ink-muted max-md:block max-md:h-auto max-md:p-0 max-md:first:pl-0 max-md:last:pr-0 max-md:whitespace-normal">
              <span className="md:hidden">
                {t.rich("outcome.found", {
                  count: each.found,
                  date: () => <When at={each.createdAt} />,
                })}
                {" · "}
              </span>
              <Outcome of={each} />
            </Td>
          </Tr>
        ))}
      </TableBody>
    </Table>
  );
}

function Outcome({ of: { outcome, found: count, current } }: { of: Listed }) {
  const t = useWords("talent-pool", en);
  if (!outcome && count === 0) return t("empty");
  if (!outcome) return current ? <Badge tone="accent">{t("outcome.open")}</Badge> : t("outcome.replaced");
  const { applied, waiting, scored, accepted, rejected, hired } = outcome;
  const parts = [
    t("outcome.applied", { count: applied }),
    waiting > 0 ? t("outcome.evaluating", { count: waiting }) : t("outcome.scored", { count: scored }),
    accepted > 0 && t("outcome.accepted", { count: accepted }),
    rejected > 0 && t("outcome.rejected", { count: rejected }),
    hired > 0 && t("outcome.hired", { count: hired }),
  ];
  return <span className="tabular-nums">{parts.filter(Boolean).join(" · ")}</span>;
}

import Link from "next/link";
import type * as z from "zod";
import { Badge } from "@/components/ui/badge";
import { Table, TableBody, Td, Th, Tr } from "@/components/ui/table";
import { When } from "@/components/ui/when";
import type { ListedRediscovery } from "@/lib/talent-pool/list-rediscoveries";

type Listed = z.output<typeof ListedRediscovery>;

/** Searches of the pool, newest first, each with what came of it. */
export function RediscoveryTable({ rediscoveries }: { rediscoveries: Listed[] }) {
  return (
    <Table label="Rediscoveries" className="table-fixed">
      <thead className="max-md:hidden">
        <tr>
          <Th>Job</Th>
          <Th className="w-36">Searched</Th>
          <Th className="w-44">By</Th>
          <Th numeric className="w-20">
            Found
          </Th>
          <Th className="w-72">Outcome</Th>
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
            <Td className="truncate text-ink-muted max-md:hidden">{each.by ?? "Publishing the scorecard"}</Td>
            <Td numeric className="max-md:hidden">
              {each.found}
            </Td>
            <Td className="truncate text-ink-muted max-md:block max-md:h-auto max-md:p-0 max-md:first:pl-0 max-md:last:pr-0 max-md:whitespace-normal">
              <span className="md:hidden">
                <When at={each.createdAt} />, {each.found} found ·{" "}
              </span>
              <Outcome of={each} />
            </Td>
          </Tr>
        ))}
      </TableBody>
    </Table>
  );
}

function Outcome({ of: { outcome, found, current } }: { of: Listed }) {
  if (!outcome && found === 0) return "Nobody to propose";
  if (!outcome)
    return current ? (
      <Badge tone="accent">Waiting for your choice of people</Badge>
    ) : (
      "Replaced by a later search or scorecard"
    );
  const { applied, waiting, scored, accepted, rejected, hired } = outcome;
  const parts = [
    `${applied} applied`,
    waiting > 0 ? `${waiting} evaluating` : `${scored} scored`,
    accepted > 0 && `${accepted} accepted`,
    rejected > 0 && `${rejected} rejected`,
    hired > 0 && `${hired} hired`,
  ];
  return <span className="tabular-nums">{parts.filter(Boolean).join(" · ")}</span>;
}

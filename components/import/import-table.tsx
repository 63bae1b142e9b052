import Link from "next/link";
import type * as z from "zod";
import { Badge } from "@/components/ui/badge";
import { Table, TableBody, Td, Th, Tr } from "@/components/ui/table";
import { When } from "@/components/ui/when";
import type { ImportState } from "@/lib/ats/csv/load-import";
import { importStatusWords, kindWords } from "./words";

/** An organization's imports, newest first. */
export function ImportTable({ imports }: { imports: z.output<typeof ImportState>[] }) {
  return (
    <Table label="Imports">
      <thead>
        <tr>
          <Th className="w-full">File</Th>
          <Th className="max-sm:hidden">What</Th>
          <Th numeric className="max-sm:hidden">
            Imported
          </Th>
          <Th numeric className="max-sm:hidden">
            Left out
          </Th>
          <Th>State</Th>
          <Th className="max-sm:hidden">Begun</Th>
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
            <Td className="max-sm:hidden">{kindWords[each.kind].name}</Td>
            <Td numeric className="max-sm:hidden">
              {(each.done - each.leftOut).toLocaleString("en-GB")}
            </Td>
            <Td numeric className="max-sm:hidden">
              {each.leftOut.toLocaleString("en-GB")}
            </Td>
            <Td>
              <Badge
                tone={each.status === "failed" ? "danger" : each.status === "draft" ? "outline" : "neutral"}
              >
                {importStatusWords[each.status]}
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

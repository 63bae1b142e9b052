import Link from "next/link";
import type * as z from "zod";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { When } from "@/components/ui/when";
import type { listCreditTransactions } from "@/lib/credits/list-credit-transactions";

type Line = z.output<typeof listCreditTransactions.output>["items"][number];

/** Every credit that came or went, the newest first. Amounts are credits; their sum is the balance. */
export function Ledger({ lines }: { lines: Line[] }) {
  return (
    <Table label="Ledger">
      <thead>
        <tr>
          <Th>Time</Th>
          <Th>For</Th>
          <Th numeric>Credits</Th>
          <Th numeric>Left after</Th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Tr key={line.transactionId}>
            <Td className="text-ink-muted">
              <When exact at={line.createdAt} />
            </Td>
            <Td className="w-full max-w-0 truncate">
              {line.kind === "evaluation" && line.subjectId ? (
                <Link href={`/applications/${line.subjectId}`} className="rounded-xs hover:underline">
                  {line.description}
                </Link>
              ) : (
                line.description
              )}
            </Td>
            <Td numeric>{signed(line.amount)}</Td>
            <Td numeric className="text-ink-muted">
              {line.balanceAfter.toLocaleString("en-GB")}
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

/** With a true minus, so that the digits stay in line. */
const signed = (amount: number) => `${amount < 0 ? "−" : "+"}${Math.abs(amount).toLocaleString("en-GB")}`;

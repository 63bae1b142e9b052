import { useLocale } from "#locale";
import Link from "next/link";
import type * as z from "zod";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { listCreditTransactions } from "@/lib/platform/credits/list-credit-transactions";
import en from "@/messages/en/credit.json";
import { formatLocales } from "@/messages/locales";
import { joined } from "@/components/words/isolate";

type Line = z.output<typeof listCreditTransactions.output>["items"][number];

/** Every credit transaction, newest first. Amounts are in credits; their sum is the balance. */
export function Ledger({ lines }: { lines: Line[] }) {
  const t = useWords("credit", en);
  const locale = formatLocales[useLocale()];
  return (
    <Table label={t("ledger")}>
      <thead>
        <tr>
          <Th>{t("time")}</Th>
          <Th>{t("ledger.for")}</Th>
          <Th numeric>{t("ledger.amount")}</Th>
          <Th numeric>{t("ledger.balance")}</Th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Tr key={line.transactionId}>
            <Td className="text-ink-muted">
              <When exact at={line.createdAt} />
            </Td>
            <Td className="w-full max-w-0 truncate">
              <Description line={line} />
              <span className="ml-2 text-ink-muted">{joined([line.candidate, line.jobTitle])}</span>
            </Td>
            <Td numeric>{signed(line.amount, locale)}</Td>
            <Td numeric className="text-ink-muted">
              {line.balanceAfter.toLocaleString(locale)}
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

/** What the transaction was for; links to the application or draft if it still exists. */
function Description({ line: { kind, subjectId, jobId, description } }: { line: Line }) {
  const href =
    jobId && (kind === "scorecard_generation" ? `/jobs/${jobId}/scorecard` : `/applications/${subjectId}`);
  if (!href) return description;
  return (
    <Link href={href} className="rounded-xs hover:underline">
      {description}
    </Link>
  );
}

/** With a minus sign (U+2212) as wide as the plus sign, so that the digits align. */
const signed = (amount: number, locale: string) =>
  `${amount < 0 ? "−" : "+"}${Math.abs(amount).toLocaleString(locale)}`;

import { useLocale } from "#locale";
import type * as z from "zod";
import { Alert } from "@/components/ui/alert";
import { Table, TableBody, Td, Th, Tr } from "@/components/ui/table";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { listPurchases } from "@/lib/platform/billing/list-purchases";
import en from "@/messages/en/credit.json";
import { formatLocales } from "@/messages/locales";

type Purchase = z.output<typeof listPurchases.output>["purchases"][number];

/** Purchases of credits, including unpaid and expired ones. */
export function Purchases({ purchases }: { purchases: (Purchase & { price: string })[] }) {
  const t = useWords("credit", en);
  const locale = formatLocales[useLocale()];
  return (
    <Table label={t("purchases")}>
      <thead>
        <Tr>
          <Th>{t("time")}</Th>
          <Th className="max-sm:hidden">{t("purchases.by")}</Th>
          <Th numeric>{t("ledger.amount")}</Th>
          <Th numeric className="max-sm:hidden">
            {t("purchases.price")}
          </Th>
          <Th>{t("purchases.state")}</Th>
        </Tr>
      </thead>
      <TableBody>
        {purchases.map(({ purchaseId, createdAt, by, credits, price, status, refunded }) => (
          <Tr key={purchaseId}>
            <Td className="text-ink-muted">
              <When exact at={createdAt} />
            </Td>
            <Td className="max-sm:hidden">{by}</Td>
            <Td numeric>{credits.toLocaleString(locale)}</Td>
            <Td numeric className="max-sm:hidden">
              {price}
            </Td>
            <Td>{t(refunded > 0 ? "purchases.refunded" : `purchases.${status}`)}</Td>
          </Tr>
        ))}
      </TableBody>
    </Table>
  );
}

/** Shown after returning from the payment page. A purchase counts as paid once the provider confirms it. */
export function Returned({ purchase }: { purchase: Purchase }) {
  const t = useWords("credit", en);
  const { status, credits, purchaseId } = purchase;
  if (status === "paid") return <Alert title={t("returned.paid", { credits })} />;
  if (status === "expired") return <Alert title={t("returned.expired")} />;
  return (
    <Alert
      title={t("returned.open")}
      action={
        <a href={`/credits?purchase=${purchaseId}`} className="underline">
          {t("returned.look")}
        </a>
      }
    >
      {t("returned.open.text")}
    </Alert>
  );
}

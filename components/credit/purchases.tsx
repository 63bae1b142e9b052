import type * as z from "zod";
import { Alert } from "@/components/ui/alert";
import { Table, TableBody, Td, Th, Tr } from "@/components/ui/table";
import { When } from "@/components/ui/when";
import type { listPurchases } from "@/lib/billing/list-purchases";

type Purchase = z.output<typeof listPurchases.output>["purchases"][number];

const states = { open: "Not paid yet", paid: "Paid", expired: "Not paid" };

/** What was bought, and what was begun and not paid. */
export const Purchases = ({ purchases }: { purchases: (Purchase & { price: string })[] }) => (
  <Table label="Purchases">
    <thead>
      <Tr>
        <Th>Time</Th>
        <Th className="max-sm:hidden">By</Th>
        <Th numeric>Credits</Th>
        <Th numeric className="max-sm:hidden">
          Price
        </Th>
        <Th>State</Th>
      </Tr>
    </thead>
    <TableBody>
      {purchases.map(({ purchaseId, createdAt, by, credits, price, status, refunded }) => (
        <Tr key={purchaseId}>
          <Td className="text-ink-muted">
            <When exact at={createdAt} />
          </Td>
          <Td className="max-sm:hidden">{by}</Td>
          <Td numeric>{credits.toLocaleString("en-GB")}</Td>
          <Td numeric className="max-sm:hidden">
            {price}
          </Td>
          <Td>{refunded > 0 ? "Refunded" : states[status]}</Td>
        </Tr>
      ))}
    </TableBody>
  </Table>
);

/** For who comes back from paying. The provider's own word is what counts, and may take a moment. */
export function Returned({ purchase }: { purchase: Purchase }) {
  const { status, credits, purchaseId } = purchase;
  if (status === "paid") return <Alert title={`${credits} credits were added. Thank you.`} />;
  if (status === "expired") return <Alert title="Nothing was paid, and no credits were added." />;
  return (
    <Alert
      title="We are waiting for the payment's confirmation"
      action={
        <a href={`/credits?purchase=${purchaseId}`} className="underline">
          Look again
        </a>
      }
    >
      If you have paid, the credits are added as soon as it comes, usually within a minute; you need not wait
      here. If you went back without paying, nothing was charged.
    </Alert>
  );
}

import type { Metadata } from "next";
import { Alert } from "@/components/ui/alert";
import { PageHeader } from "@/components/ui/page-header";
import { When } from "@/components/ui/when";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { requireActor } from "@/lib/access/session";
import { getCreditBalance } from "@/lib/credits/get-credit-balance";
import { prices } from "@/lib/credits/prices";

export const metadata: Metadata = { title: "Credits" };

export default async function CreditsPage() {
  const { balance, period, usage, waitingForCredits } = await getCreditBalance(
    await requireActor("/credits"),
    {},
  );
  const lastDay = new Date(Date.parse(period.to) - 1).toISOString();
  return (
    <>
      <PageHeader
        title="Credits"
        detail="One for each evaluation made. Unreadable files and repeated evaluations cost nothing."
      />
      <div className="flex max-w-3xl flex-col gap-6 px-4 pb-10 sm:px-6">
        {waitingForCredits > 0 && (
          <Alert
            tone="caution"
            title={`${waitingForCredits} ${waitingForCredits === 1 ? "evaluation waits" : "evaluations wait"} for credits`}
          >
            They resume by themselves once credits are added. Nothing is lost.
          </Alert>
        )}
        <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-3">
          <Figure name="Left" value={balance} />
          <Figure name="Charged this month" value={usage.charged} />
          <Figure name="Added this month" value={usage.granted} className="max-sm:col-span-2" />
        </dl>
        <section aria-labelledby="usage">
          <h2 id="usage" className="mb-1 text-base">
            This month{" "}
            <span className="font-normal text-ink-faint">
              <When at={period.from} /> to <When at={lastDay} />
            </span>
          </h2>
          <Table label="Usage this month">
            <thead>
              <tr>
                <Th className="pl-0">For</Th>
                <Th numeric>Times</Th>
                <Th numeric>Credits each</Th>
              </tr>
            </thead>
            <tbody>
              <Tr>
                <Td className="w-full pl-0">Evaluations of applications</Td>
                <Td numeric>{usage.evaluations}</Td>
                <Td numeric>{prices.evaluation}</Td>
              </Tr>
              <Tr>
                <Td className="w-full pl-0">Drafts of scorecards</Td>
                <Td numeric>{usage.scorecards}</Td>
                <Td numeric>{prices.scorecardGeneration}</Td>
              </Tr>
            </tbody>
          </Table>
        </section>
      </div>
    </>
  );
}

const Figure = (props: { name: string; value: number; className?: string }) => (
  <div className={`bg-surface px-4 py-3 ${props.className ?? ""}`}>
    <dt className="text-sm text-ink-muted">{props.name}</dt>
    <dd className="text-xl font-semibold tabular-nums">{props.value.toLocaleString("en-GB")}</dd>
  </div>
);

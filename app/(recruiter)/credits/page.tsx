import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { AiUsage } from "@/components/credit/ai-usage";
import { Packs } from "@/components/credit/packs";
import { Purchases, Returned } from "@/components/credit/purchases";
import { Alert } from "@/components/ui/alert";
import { AwaitedCredits } from "@/components/credit/awaited-credits";
import { Figure } from "@/components/credit/figure";
import { Usage } from "@/components/credit/usage";
import { Ledger } from "@/components/credit/ledger";
import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { Pager } from "@/components/ui/pager";
import { When } from "@/components/ui/when";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { requireActor } from "@/lib/platform/access/session";
import { getAiUsage } from "@/lib/judging/ai/get-ai-usage";
import { buying } from "@/lib/platform/billing/buying";
import { listPurchases } from "@/lib/platform/billing/list-purchases";
import { money } from "@/lib/platform/billing/money";
import { packs } from "@/lib/platform/billing/packs";
import { getCreditBalance } from "@/lib/platform/credits/get-credit-balance";
import { getCreditUsage } from "@/lib/platform/credits/get-credit-usage";
import { listCreditTransactions } from "@/lib/platform/credits/list-credit-transactions";
import { prices } from "@/lib/platform/credits/prices";
import en from "@/messages/en/credit.json";
import { type Search, pagesOf, single } from "../address";
import { orNotFound } from "../or-not-found";

export const generateMetadata = titled("credit", en, "title");

export default async function CreditsPage({ searchParams }: { searchParams: Promise<Search> }) {
  const t = await getWords("credit", en);
  const search = await searchParams;
  const cursor = single(search.cursor);
  const actor = await requireActor("/credits");
  if (!actor.permissions.has("credit:read")) notFound();
  const [{ balance, period, usage, waitingForCredits }, { days }, models, ledger, { purchases }] =
    await Promise.all([
      getCreditBalance(actor, {}),
      getCreditUsage(actor, {}),
      getAiUsage(actor, {}),
      orNotFound(listCreditTransactions(actor, { limit: 25, cursor })),
      listPurchases(actor, {}),
    ]);
  const returned = purchases.find(({ purchaseId }) => purchaseId === single(search.purchase));
  const lastDay = new Date(Date.parse(period.to) - 1).toISOString();
  return (
    <>
      <PageHeader
        title={t("title")}
        detail={t("detail", { evaluation: prices.evaluation, draft: prices.scorecardGeneration })}
      />
      <div className="flex max-w-4xl flex-col gap-6 px-4 pb-10 sm:px-6">
        {buying === "off" && <Alert title={t("billingOff")}>{t("billingOff.text")}</Alert>}
        {returned && <Returned purchase={returned} />}
        <AwaitedCredits evaluations={waitingForCredits} />
        <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-4">
          <Figure name={t("figure.left")} value={balance} />
          <Figure name={t("figure.charged")} value={usage.charged} />
          <Figure name={t("figure.evaluations")} value={usage.evaluations} />
          <Figure name={t("figure.added")} value={usage.granted} />
        </dl>
        <Section id="daily" title={t("daily")}>
          <Card>
            <Usage days={days} />
          </Card>
        </Section>
        {buying === "here" && (
          <Section id="buy" title={t("buy")}>
            <Packs
              packs={packs.map((pack) => ({ ...pack, price: money(pack.amount, pack.currency) }))}
              mayBuy={actor.permissions.has("organization:administer")}
            />
          </Section>
        )}
        {purchases.length > 0 && (
          <Section id="purchases" title={t("purchases")}>
            <Card>
              <Purchases
                purchases={purchases.map((each) => ({ ...each, price: money(each.amount, each.currency) }))}
              />
            </Card>
          </Section>
        )}
        <Section id="ledger" title={t("ledger")}>
          <Card>
            <Ledger lines={ledger.items} />
            <Pager {...pagesOf("/credits", ledger, cursor)} noun="entry" />
          </Card>
        </Section>
        {models.byTaskAndModel.length > 0 && (
          <Section
            id="models"
            title={t.rich("usage", {
              period: (chunks) => <span className="font-normal text-ink-faint">{chunks}</span>,
              from: () => <When key="from" at={period.from} />,
              to: () => <When key="to" at={lastDay} />,
            })}
          >
            <Card>
              <AiUsage usage={models} />
            </Card>
          </Section>
        )}
      </div>
    </>
  );
}

function Section(props: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={props.id}>
      <h2 id={props.id} className="mb-2 text-base">
        {props.title}
      </h2>
      {props.children}
    </section>
  );
}

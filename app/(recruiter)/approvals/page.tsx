import { ShieldCheck } from "lucide-react";
import type { Metadata } from "next";
import { ApprovalCard } from "@/components/approval/approval-card";
import { RowKeys } from "@/components/shell/row-keys";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { getWords } from "@/components/words/get-words";
import { requireActor } from "@/lib/access/session";
import { listPendingConfirmations } from "@/lib/approvals/list-pending";
import en from "@/messages/en/approval.json";
import { answer } from "./actions";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getWords("approval", en);
  return { title: t("title") };
}

export default async function ApprovalsPage() {
  const t = await getWords("approval", en);
  const { items } = await listPendingConfirmations(await requireActor("/approvals"), {});
  return (
    <>
      <RowKeys />
      <PageHeader title={t("title")} detail={t("detail")} />
      {items.length > 0 ? (
        <ul data-rows="" className="flex max-w-3xl flex-col gap-4 px-4 pb-10 sm:px-6">
          {items.map((approval) => (
            <li key={approval.confirmationId}>
              <ApprovalCard linked approval={approval} answer={answer} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState icon={ShieldCheck} title={t("none")}>
          {t("none.text")}
        </EmptyState>
      )}
    </>
  );
}

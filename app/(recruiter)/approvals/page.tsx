import { ShieldCheck } from "lucide-react";
import type { Metadata } from "next";
import { ApprovalCard } from "@/components/approval/approval-card";
import { RowKeys } from "@/components/shell/row-keys";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { requireActor } from "@/lib/access/session";
import { listPendingConfirmations } from "@/lib/approvals/list-pending";
import { answer } from "./actions";

export const metadata: Metadata = { title: "Approvals" };

export default async function ApprovalsPage() {
  const { items } = await listPendingConfirmations(await requireActor("/approvals"), {});
  return (
    <>
      <RowKeys />
      <PageHeader title="Approvals" detail="What agents may do only after you say yes here" />
      {items.length > 0 ? (
        <ul data-rows="" className="flex max-w-3xl flex-col gap-4 px-4 pb-10 sm:px-6">
          {items.map((approval) => (
            <li key={approval.confirmationId}>
              <ApprovalCard linked approval={approval} answer={answer} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState icon={ShieldCheck} title="Nothing is waiting for you">
          When your organization asks for approval on this page, an agent that wants to accept, reject or
          publish waits here for your answer. Nothing is changed before it.
        </EmptyState>
      )}
    </>
  );
}

import type { Metadata } from "next";
import { ApprovalCard } from "@/components/approval/approval-card";
import { askedWords } from "@/components/approval/words";
import { BackKey } from "@/components/shell/back-key";
import { PageHeader } from "@/components/ui/page-header";
import { requireActor } from "@/lib/access/session";
import { getConfirmation } from "@/lib/approvals/get-confirmation";
import { orNotFound } from "../../or-not-found";
import { answer } from "../actions";

export const metadata: Metadata = { title: "Approval" };

export default async function ApprovalPage({ params }: { params: Promise<{ confirmationId: string }> }) {
  const { confirmationId } = await params;
  const actor = await requireActor(`/approvals/${confirmationId}`);
  const approval = await orNotFound(getConfirmation(actor, { confirmationId }));
  return (
    <>
      <BackKey href="/approvals" label="Back to the approvals" />
      <PageHeader trail={[{ href: "/approvals", label: "Approvals" }]} title={askedWords[approval.act].act} />
      <div className="max-w-3xl px-4 pb-10 sm:px-6">
        <ApprovalCard approval={approval} answer={answer} />
      </div>
    </>
  );
}

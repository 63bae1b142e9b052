import { ApprovalCard } from "@/components/approval/approval-card";
import { BackKey } from "@/components/shell/back-key";
import { PageHeader } from "@/components/ui/page-header";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { requireActor } from "@/lib/platform/access/session";
import { getConfirmation } from "@/lib/hiring/approvals/get-confirmation";
import en from "@/messages/en/approval.json";
import { orNotFound } from "../../or-not-found";
import { answer } from "../actions";

export const generateMetadata = titled("approval", en, "title.one");

export default async function ApprovalPage({ params }: { params: Promise<{ confirmationId: string }> }) {
  const t = await getWords("approval", en);
  const { confirmationId } = await params;
  const actor = await requireActor(`/approvals/${confirmationId}`);
  const approval = await orNotFound(getConfirmation(actor, { confirmationId }));
  return (
    <>
      <BackKey href="/approvals" label={t("back")} />
      <PageHeader trail={[{ href: "/approvals", label: t("title") }]} title={t(`act.${approval.act}`)} />
      <div className="max-w-3xl px-4 pb-10 sm:px-6">
        <ApprovalCard approval={approval} answer={answer} />
      </div>
    </>
  );
}

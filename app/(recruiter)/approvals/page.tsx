import { ShieldCheck } from "lucide-react";
import { ApprovalList } from "@/components/approval/approval-list";
import { RowKeys } from "@/components/shell/row-keys";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { requireActor } from "@/lib/platform/access/session";
import { listPendingConfirmations } from "@/lib/hiring/approvals/list-pending";
import en from "@/messages/en/approval.json";
import { answer, answerTogether } from "./actions";

export const generateMetadata = titled("approval", en, "title");

export default async function ApprovalsPage() {
  const t = await getWords("approval", en);
  const { items } = await listPendingConfirmations(await requireActor("/approvals"), {});
  return (
    <>
      <RowKeys />
      <PageHeader title={t("title")} detail={t("detail")} />
      {items.length > 0 ? (
        <ApprovalList approvals={items} answer={answer} answerTogether={answerTogether} />
      ) : (
        <EmptyState icon={ShieldCheck} title={t("none")}>
          {t("none.text")}
        </EmptyState>
      )}
    </>
  );
}

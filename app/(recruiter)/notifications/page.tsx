import { Bell } from "lucide-react";
import Link from "next/link";
import { ChangeList } from "@/components/notice/change-list";
import { MarkAll } from "@/components/notice/mark-all";
import { NoticeList } from "@/components/notice/notice-list";
import { LiveRefresh } from "@/components/shell/live-refresh";
import { RowKeys } from "@/components/shell/row-keys";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { requireActor } from "@/lib/platform/access/session";
import { changesSince } from "@/lib/platform/audit/changes-since";
import { listNotices } from "@/lib/platform/notices/list-notices";
import en from "@/messages/en/notice.json";
import { read, readAll } from "./actions";

export const generateMetadata = titled("notice", en, "title");

export default async function NotificationsPage() {
  const t = await getWords("notice", en);
  const actor = await requireActor("/notifications");
  const [{ notices }, changes] = await Promise.all([
    listNotices(actor, {}),
    changesSince(actor, { newestFirst: true }),
  ]);
  return (
    <>
      <RowKeys />
      <PageHeader
        title={t("title")}
        detail={t("detail")}
        actions={
          <>
            {notices.some(({ unread }) => unread) && <MarkAll readAll={readAll} />}
            <Button asChild>
              <Link href="/settings/notifications">{t("choose")}</Link>
            </Button>
          </>
        }
      />
      {notices.length > 0 ? (
        <NoticeList notices={notices} read={read} />
      ) : (
        <EmptyState icon={Bell} title={t("none")}>
          {t("none.text")}
        </EmptyState>
      )}
      {changes.items.length > 0 && <ChangeList changes={changes.items} />}
      <LiveRefresh />
    </>
  );
}

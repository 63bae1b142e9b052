import { Bell } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { MarkAll } from "@/components/notice/mark-all";
import { NoticeList } from "@/components/notice/notice-list";
import { LiveRefresh } from "@/components/shell/live-refresh";
import { RowKeys } from "@/components/shell/row-keys";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { requireActor } from "@/lib/access/session";
import { listNotices } from "@/lib/notices/list-notices";
import { read, readAll } from "./actions";

export const metadata: Metadata = { title: "Notifications" };

export default async function NotificationsPage() {
  const { notices } = await listNotices(await requireActor("/notifications"), {});
  return (
    <>
      <RowKeys />
      <PageHeader
        title="Notifications"
        detail="What has happened that concerns you"
        actions={
          <>
            {notices.some(({ unread }) => unread) && <MarkAll readAll={readAll} />}
            <Button asChild>
              <Link href="/settings/notifications">Choose</Link>
            </Button>
          </>
        }
      />
      {notices.length > 0 ? (
        <NoticeList notices={notices} read={read} />
      ) : (
        <EmptyState icon={Bell} title="Nothing has happened yet">
          Mentions, finished evaluations, decisions of others on your jobs, and what failed are listed here.
        </EmptyState>
      )}
      <LiveRefresh />
    </>
  );
}

import type { Metadata } from "next";
import { ChoiceForm } from "@/components/notice/choice-form";
import { Card, CardBody, CardHeader, CardTitle } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { requireActor } from "@/lib/access/session";
import { getNoticeChoices } from "@/lib/notices/choose-notices";
import { saveChoices } from "../../notifications/actions";

export const metadata: Metadata = { title: "Notifications" };

export default async function NoticeChoicesPage() {
  const { choices } = await getNoticeChoices(await requireActor("/settings/notifications"), {});
  return (
    <>
      <PageHeader trail={[{ href: "/settings", label: "Settings" }]} title="Notifications" />
      <div className="flex max-w-3xl flex-col gap-6 px-4 pb-10 sm:px-6">
        <Card>
          <CardHeader>
            <CardTitle>What you are told of</CardTitle>
          </CardHeader>
          <CardBody>
            <ChoiceForm choices={choices} save={saveChoices} />
          </CardBody>
        </Card>
      </div>
    </>
  );
}

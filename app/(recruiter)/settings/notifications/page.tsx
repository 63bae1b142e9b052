import type { Metadata } from "next";
import { ChoiceForm } from "@/components/notice/choice-form";
import { Card, CardBody, CardHeader, CardTitle } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { getWords } from "@/components/words/get-words";
import { requireActor } from "@/lib/access/session";
import { getNoticeChoices } from "@/lib/notices/choose-notices";
import en from "@/messages/en/notice.json";
import { saveChoices } from "../../notifications/actions";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getWords("notice", en);
  return { title: t("title") };
}

export default async function NoticeChoicesPage() {
  const t = await getWords("notice", en);
  const { choices } = await getNoticeChoices(await requireActor("/settings/notifications"), {});
  return (
    <>
      <PageHeader trail={[{ href: "/settings", label: t("settings") }]} title={t("title")} />
      <div className="flex max-w-3xl flex-col gap-6 px-4 pb-10 sm:px-6">
        <Card>
          <CardHeader>
            <CardTitle>{t("toldOf")}</CardTitle>
          </CardHeader>
          <CardBody>
            <ChoiceForm choices={choices} save={saveChoices} />
          </CardBody>
        </Card>
      </div>
    </>
  );
}

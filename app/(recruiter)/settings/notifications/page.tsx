import { ChoiceForm } from "@/components/notice/choice-form";
import { SectionCard } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { requireActor } from "@/lib/platform/access/session";
import { getNoticeChoices } from "@/lib/platform/notices/choose-notices";
import en from "@/messages/en/notice.json";
import { saveChoices } from "../../notifications/actions";

export const generateMetadata = titled("notice", en, "title");

export default async function NoticeChoicesPage() {
  const t = await getWords("notice", en);
  const { choices } = await getNoticeChoices(await requireActor("/settings/notifications"), {});
  return (
    <>
      <PageHeader trail={[{ href: "/settings", label: t("settings") }]} title={t("title")} />
      <div className="flex max-w-3xl flex-col gap-6 px-4 pb-10 sm:px-6">
        <SectionCard title={t("toldOf")}>
          <ChoiceForm choices={choices} save={saveChoices} />
        </SectionCard>
      </div>
    </>
  );
}

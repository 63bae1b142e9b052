import { titled } from "@/components/words/titled";
import en from "@/messages/en/rights.json";
import { PublicNotice } from "../public-notice";

export const generateMetadata = titled("rights", en, "notice.page");

type Props = {
  params: Promise<{ organization: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function NoticePage({ params, searchParams }: Props) {
  return <PublicNotice slug={(await params).organization} search={searchParams} />;
}

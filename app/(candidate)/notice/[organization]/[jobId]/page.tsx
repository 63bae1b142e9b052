import { titled } from "@/components/words/titled";
import en from "@/messages/en/rights.json";
import { PublicNotice } from "../../public-notice";

export const generateMetadata = titled("rights", en, "notice.page");

type Props = {
  params: Promise<{ organization: string; jobId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function JobNoticePage({ params, searchParams }: Props) {
  const { organization, jobId } = await params;
  return <PublicNotice slug={organization} jobId={jobId} search={searchParams} />;
}

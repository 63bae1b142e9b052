import { ChooseJob } from "@/components/candidate/choose-job";
import { Permitted } from "@/components/shell/permitted";
import { PageHeader } from "@/components/ui/page-header";
import { Alert } from "@/components/ui/alert";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { requireActor } from "@/lib/platform/access/session";
import en from "@/messages/en/candidate.json";
import { type Search, oneOf, single } from "../address";
import { everyJob } from "../every-job";

export const generateMetadata = titled("candidate", en, "share");

/** Asks for the job of a CV that was shared from elsewhere, by the device or the bookmark. Adds nobody by itself. */
export default async function AddPage({ searchParams }: { searchParams: Promise<Search> }) {
  const search = await searchParams;
  const actor = await requireActor("/add");
  const t = await getWords("candidate", en);
  const problem = oneOf(search.problem, ["size", "several", "signedOut"]);
  return (
    <>
      <PageHeader title={t("share")} />
      <div className="flex max-w-[40rem] flex-col gap-4 px-4 py-4 sm:px-6">
        {problem && <Alert tone="error">{t(`share.${problem}`)}</Alert>}
        <Permitted to="candidate:write" otherwise={<p>{t("share.notAllowed")}</p>}>
          <ChooseJob
            jobs={await everyJob(actor)}
            shared={{ uploadId: single(search.upload) ?? "", link: single(search.link) ?? "" }}
          />
        </Permitted>
      </div>
    </>
  );
}

import type { Metadata } from "next";
import { ApplicationHeader } from "@/components/application/application-header";
import { Judgement } from "@/components/application/judgement";
import { isUnderway } from "@/components/application/words";
import { LiveRefresh } from "@/components/shell/live-refresh";
import { requireActor } from "@/lib/access/session";
import { getApplication } from "@/lib/applications/get-application";
import { cache } from "react";
import { orNotFound } from "../../or-not-found";
import { decide, foretell } from "./actions";

type Props = { params: Promise<{ applicationId: string }> };

/** Read once for the title and the page. */
const read = cache(async (applicationId: string) =>
  orNotFound(getApplication(await requireActor(`/applications/${applicationId}`), { applicationId })),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { name, jobTitle } = await read((await params).applicationId);
  return { title: `${name}, ${jobTitle}` };
}

export default async function ApplicationPage({ params }: Props) {
  const application = await read((await params).applicationId);
  return (
    <>
      <ApplicationHeader application={application} acts={{ decide, foretell }} />
      <Judgement application={application} />
      <LiveRefresh active={isUnderway(application)} />
    </>
  );
}

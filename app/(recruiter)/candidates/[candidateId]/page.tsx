import type { Metadata } from "next";
import { AtsFields } from "@/components/candidate/ats-fields";
import { cookies } from "next/headers";
import { cache } from "react";
import { UnreadableCv } from "@/components/file/unreadable-cv";
import { viewCookie, viewOf } from "@/components/application/view-choice";
import { AddToJob } from "@/components/candidate/add-to-job";
import { ApplicationHistory } from "@/components/candidate/application-history";
import { CandidateFile } from "@/components/candidate/candidate-file";
import { FilesSection } from "@/components/candidate/files-section";
import { PoolStanding } from "@/components/candidate/pool-standing";
import { Conversation } from "@/components/mail/conversation";
import { Notes } from "@/components/note/notes";
import { Signals } from "@/components/candidate/signals";
import { SamePerson } from "@/components/candidate/same-person";
import { WorkStyles } from "@/components/candidate/work-styles";
import { BackKey } from "@/components/shell/back-key";
import { LiveRefresh } from "@/components/shell/live-refresh";
import { Permitted } from "@/components/shell/permitted";
import { Alert } from "@/components/ui/alert";
import { When } from "@/components/ui/when";
import { getWords } from "@/components/words/get-words";
import { requireActor } from "@/lib/platform/access/session";
import { findDuplicates } from "@/lib/records/candidates/find-duplicates";
import { getCandidate } from "@/lib/records/candidates/get-candidate";
import { getCandidateData } from "@/lib/records/candidates/get-candidate-data";
import { getConversation } from "@/lib/hiring/letters/get-conversation";
import { listNotes } from "@/lib/hiring/notes/list-notes";
import { getOrganization } from "@/lib/hiring/organizations/get-organization";
import en from "@/messages/en/candidate.json";
import { merge, undoMerge } from "../../applications/[applicationId]/merge-actions";
import * as files from "../../file-actions";
import { mailActs } from "../../mail-acts";
import { changeNote, removeNote, writeNote } from "../../note-actions";
import { orNotFound } from "../../or-not-found";
import { prepareUpload } from "../../upload-actions";
import { findSearchableJobs } from "../../talent-pool/actions";
import {
  assign,
  correct,
  correctList,
  dismissSignal,
  erase,
  giveConsent,
  optOut,
  previewErasure,
  undoOptOut,
  withdrawConsent,
} from "./actions";
import { CandidateHead } from "./candidate-head";

const fileActs = { ...files, prepareUpload };

type Props = { params: Promise<{ candidateId: string }> };

/** Read once per request, for the title and the page. */
const read = cache(async (candidateId: string) =>
  orNotFound(getCandidate(await requireActor(`/candidates/${candidateId}`), { candidateId })),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await read((await params).candidateId)).name };
}

export default async function CandidatePage({ params }: Props) {
  const t = await getWords("candidate", en);
  const { candidateId } = await params;
  const view = viewOf((await cookies()).get(viewCookie)?.value);
  const actor = await requireActor(`/candidates/${candidateId}`);
  // What starts in the same tick shares a round trip to the database.
  const [
    candidate,
    { applications, attachments, personality, signals },
    duplicates,
    { notes },
    { members },
    mail,
  ] = await orNotFound(
    Promise.all([
      read(candidateId),
      getCandidateData(actor, { candidateId }),
      findDuplicates(actor, { candidateId }),
      listNotes(actor, { candidateId }),
      getOrganization(actor, {}),
      actor.permissions.has("application:decide") ? getConversation(actor, { candidateId }) : null,
    ]),
  );
  const { unreadableCv, erasedAt } = candidate;
  const problem =
    attachments.find(({ attachmentId }) => attachmentId === unreadableCv?.attachmentId)?.problem ?? null;
  return (
    <>
      <BackKey href="/candidates" from="/talent-pool" label={t("back")} />
      <CandidateHead candidate={candidate} />
      {erasedAt ? (
        <div className="flex max-w-3xl flex-col gap-6 px-4 py-5 sm:px-6">
          <Alert title={t("erased")}>{t.rich("erased.detail", { at: () => <When at={erasedAt} /> })}</Alert>
          <ApplicationHistory applications={applications} />
        </div>
      ) : (
        <>
          <div className="border-b border-line pb-4 empty:hidden">
            <SamePerson records={duplicates} acts={{ merge, undoMerge }} />
          </div>
          {unreadableCv && (
            <div className="px-4 pt-4 sm:px-6">
              <UnreadableCv
                candidateId={candidateId}
                cv={unreadableCv}
                problem={problem}
                blind={candidate.blind}
                acts={fileActs}
              />
            </div>
          )}
          <CandidateFile
            candidate={candidate}
            acts={{ correct, correctList }}
            cv={{ addressOf: files.addressOf, view }}
            first={
              <ApplicationHistory
                applications={applications}
                action={
                  <Permitted to="candidate:write">
                    <AddToJob
                      candidateId={candidateId}
                      appliedTo={applications.map(({ jobId }) => jobId)}
                      acts={{ findJobs: findSearchableJobs, assign }}
                    />
                  </Permitted>
                }
              />
            }
          >
            {mail && (
              <Conversation
                about={aboutLast(candidateId, applications)}
                mail={mail}
                name={candidate.name}
                acts={mailActs}
              />
            )}
            <Notes
              about={{ candidateId }}
              notes={notes}
              members={members.filter(({ userId }) => userId !== actor.id)}
              acts={{ write: writeNote, change: changeNote, remove: removeNote }}
            />
            <Signals signals={signals} ats={candidate.ats} dismiss={dismissSignal} />
            <AtsFields ats={candidate.ats} fields={candidate.atsFields} />
            <WorkStyles styles={personality} />
            <FilesSection files={attachments} candidateId={candidateId} acts={fileActs} />
            <PoolStanding
              candidate={candidate}
              mayErase={actor.permissions.has("organization:administer")}
              acts={{ erase, giveConsent, optOut, previewErasure, undoOptOut, withdrawConsent }}
            />
          </CandidateFile>
        </>
      )}
      <LiveRefresh />
    </>
  );
}

/** What is written to a person is about: their latest application, or none. */
const aboutLast = (candidateId: string, applications: { applicationId: string; appliedAt: string }[]) => {
  const last = applications.toSorted((a, b) => b.appliedAt.localeCompare(a.appliedAt))[0];
  return last ? { applicationIds: [last.applicationId] } : { applicationIds: [], candidateId };
};

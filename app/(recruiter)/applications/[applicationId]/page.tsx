import type { Metadata } from "next";
import { cookies } from "next/headers";
import { ApplicationHeader } from "@/components/application/application-header";
import { AtsNotice } from "@/components/application/ats-notice";
import { Judgement } from "@/components/application/judgement";
import { viewCookie, viewOf } from "@/components/application/view-choice";
import { SamePerson } from "@/components/candidate/same-person";
import { FeedbackLine } from "@/components/feedback/feedback-line";
import { FeedbackSection } from "@/components/feedback/feedback-section";
import { Conversation } from "@/components/mail/conversation";
import { Notes } from "@/components/note/notes";
import { LiveRefresh } from "@/components/shell/live-refresh";
import { requireActor } from "@/lib/platform/access/session";
import { getApplication } from "@/lib/hiring/applications/get-application";
import { getMoves } from "@/lib/hiring/applications/get-moves";
import { listEvaluations } from "@/lib/hiring/applications/list-evaluations";
import { getFeedback } from "@/lib/hiring/feedback/get-feedback";
import { getConversation } from "@/lib/hiring/letters/get-conversation";
import { findDuplicates } from "@/lib/records/candidates/find-duplicates";
import { listNotes } from "@/lib/hiring/notes/list-notes";
import { getOrganization } from "@/lib/hiring/organizations/get-organization";
import { cache } from "react";
import * as files from "../../file-actions";
import { ask } from "../../feedback-actions";
import { readTeam } from "../../jobs/[jobId]/team-actions";
import { mailActs } from "../../mail-acts";
import { changeNote, removeNote, writeNote } from "../../note-actions";
import { orNotFound } from "../../or-not-found";
import { prepareUpload } from "../../upload-actions";
import {
  changeReason,
  decide,
  move,
  prepare,
  preview,
  rescore,
  sendAgain,
  undo,
} from "../../decision-actions";
import { decisionRules, triageActs } from "../../decision-rules";
import { keepTheirs, leave, retry } from "./ats-actions";
import { merge, undoMerge } from "./merge-actions";

const fileActs = { ...files, prepareUpload };

type Props = { params: Promise<{ applicationId: string }> };

/** Read once per request, for the title and the page. */
const read = cache(async (applicationId: string) =>
  orNotFound(getApplication(await requireActor(`/applications/${applicationId}`), { applicationId })),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { name, jobTitle } = await read((await params).applicationId);
  return { title: `${name}, ${jobTitle}` };
}

export default async function ApplicationPage({ params }: Props) {
  const { applicationId } = await params;
  const view = viewOf((await cookies()).get(viewCookie)?.value);
  const actor = await requireActor(`/applications/${applicationId}`);
  const reading = read(applicationId);
  // What starts in the same tick shares a round trip to the database.
  const [application, { evaluations }, { members }, rules, feedback, [duplicates, { notes }, moves, mail]] =
    await orNotFound(
      Promise.all([
        reading,
        listEvaluations(actor, { applicationId }),
        getOrganization(actor, {}),
        decisionRules(actor),
        actor.permissions.has("note:read") ? getFeedback(actor, { applicationId }) : null,
        reading.then(({ candidateId, jobId }) =>
          Promise.all([
            findDuplicates(actor, { candidateId }),
            listNotes(actor, { candidateId }),
            getMoves(actor, { jobId }),
            actor.permissions.has("application:decide") ? getConversation(actor, { candidateId }) : null,
          ]),
        ),
      ]),
    );
  const { candidateId } = application;
  return (
    <>
      <ApplicationHeader
        application={application}
        acts={{ decide, preview, prepare, undo, move, triage: triageActs }}
        // An application that the ATS does not have is never pushed.
        moves={application.ats === null ? { ...moves, refusal: null, told: null } : moves}
        rules={rules}
      />
      <AtsNotice application={application} acts={{ retry, leave, keepTheirs }} />
      <SamePerson records={duplicates} acts={{ merge, undoMerge }} />
      <Judgement
        application={application}
        history={evaluations}
        evaluateAgain={rescore}
        sendAgain={sendAgain}
        undo={undo}
        giveReason={changeReason}
        rules={rules}
        fileActs={fileActs}
        cv={{ addressOf: files.addressOf, view }}
        beside={feedback && <FeedbackLine shown={feedback} />}
      >
        {feedback && (
          <FeedbackSection jobId={application.jobId} shown={feedback} acts={{ read: readTeam, ask }} />
        )}
        {mail && (
          <Conversation
            about={{ applicationIds: [applicationId] }}
            mail={mail}
            name={application.name}
            acts={mailActs}
          />
        )}
        <Notes
          about={{ candidateId, applicationId }}
          notes={notes}
          members={members.filter(({ userId }) => userId !== actor.id)}
          acts={{ write: writeNote, change: changeNote, remove: removeNote }}
        />
      </Judgement>
      <LiveRefresh />
    </>
  );
}

import { pagePath } from "@/lib/platform/access/addresses";
import { memberName } from "@/lib/platform/access/member-name";
import { blindAmong, blindCandidatesOf } from "@/lib/platform/blind-review/blind-candidate";
import { nameApplications } from "@/lib/platform/blind-review/name-subjects";
import { poolName } from "@/lib/platform/blind-review/pool-name";
import type { Notice } from "@/lib/platform/db/generated/client";
import type { NoticeKind } from "@/lib/platform/db/generated/enums";
import type { TenantDb } from "@/lib/platform/db/tenant";
import { say } from "@/lib/say";

/** A notice's current text for its reader, and the page it links to. */
export type Rendered = { text: string; path: string };
type Row = Pick<Notice, "kind" | "subjectId" | "since" | "userId">;
type Render = (db: TenantDb, rows: Row[]) => Promise<Map<string, Rendered>>;

/** Renders notices in their order; null for those about something that no longer exists. */
export async function rendered(db: TenantDb, rows: readonly Row[]): Promise<(Rendered | null)[]> {
  const renderedOf = new Map<NoticeKind, Map<string, Rendered>>();
  for (const [kind, group] of Map.groupBy(rows, (row) => row.kind))
    renderedOf.set(kind, await renders[kind](db, group));
  return rows.map(({ kind, subjectId }) => renderedOf.get(kind)?.get(subjectId) ?? null);
}

const ids = (rows: Row[]) => rows.map(({ subjectId }) => subjectId);

const ofApplication =
  (text: (name: string, jobTitle: string) => string): Render =>
  async (db, rows) => {
    const applications = [...(await nameApplications(db, ids(rows)))];
    return new Map(
      applications.map(([id, { candidate, jobTitle }]) => [
        id,
        { text: text(candidate, jobTitle), path: pagePath.application(id) },
      ]),
    );
  };

const ofCandidate =
  (text: (name: string) => string): Render =>
  async (db, rows) => {
    const people = await db.candidate.findMany({
      where: { id: { in: ids(rows) }, erasedAt: null },
      select: { id: true, number: true, fullName: true },
    });
    const blind = await blindAmong(
      db,
      people.map(({ id }) => id),
    );
    return new Map(
      people.map((person) => [
        person.id,
        { text: text(poolName(person, blind.has(person.id))), path: pagePath.candidate(person.id) },
      ]),
    );
  };

/** Of an application, or of a person: ids are never the same. */
const ofEither =
  (...renders: Render[]): Render =>
  async (db, rows) => {
    const all = [];
    for (const each of renders) all.push(...(await each(db, rows)));
    return new Map(all);
  };

const mentioned: Render = async (db, rows) => {
  const notes = await db.note.findMany({
    where: { id: { in: ids(rows) }, mentions: { hasSome: rows.map(({ userId }) => userId) } },
    include: {
      candidate: { select: { id: true, number: true, fullName: true } },
      application: { select: { id: true, job: { select: { title: true } } } },
    },
  });
  const names = await memberName(
    db,
    notes.map(({ authorId }) => authorId),
  );
  const blind = await blindCandidatesOf(db, notes);
  return new Map(
    notes.map(({ id, authorId, candidate, application }) => {
      const about = poolName(candidate, blind.has(candidate.id));
      return [
        id,
        {
          text: application
            ? say("{who} mentioned you in a note on {about} for {job}.", {
                who: names(authorId),
                about,
                job: application.job.title,
              })
            : say("{who} mentioned you in a note on {about}.", { who: names(authorId), about }),
          path: application ? pagePath.application(application.id) : pagePath.candidate(candidate.id),
        },
      ];
    }),
  );
};

const approval: Render = async (db, rows) => {
  const confirmations = await db.confirmation.findMany({
    where: { id: { in: ids(rows) } },
    select: { id: true, status: true, expiresAt: true },
  });
  return new Map(
    confirmations.map(({ id, status, expiresAt }) => {
      const waits = status === "pending" && expiresAt > new Date();
      const text = waits
        ? say("An agent is waiting for your approval.")
        : say("An agent asked for your approval.");
      return [id, { text, path: waits ? pagePath.approval(id) : pagePath.approvals() }];
    }),
  );
};

const evaluated: Render = async (db, rows) => {
  const jobs = await titles(db, rows);
  const shown = new Map<string, Rendered>();
  for (const { subjectId: jobId, since } of rows) {
    const title = jobs.get(jobId);
    if (title === undefined) continue;
    const [count] = await db.$queryRaw<{ all: number; strong: number }[]>`
      SELECT count(*)::int AS all, count(*) FILTER (WHERE e.overall >= v."shortlistFrom")::int AS strong
      FROM "Application" a
      JOIN "Evaluation" e ON e."organizationId" = a."organizationId" AND e.id = a."currentEvaluationId"
      JOIN "ScorecardVersion" v ON v."organizationId" = e."organizationId" AND v.id = e."scorecardVersionId"
      WHERE a."jobId" = ${jobId}::uuid AND e."createdAt" >= ${since}::timestamptz`;
    if (!count || count.all === 0) continue;
    shown.set(jobId, {
      text: say(
        "{all, plural, one {{all} applicant for {title} was evaluated} other {{all} applicants for {title} were evaluated}}{strong, plural, =0 {} other {, {strong} of them above the shortlist threshold}}.",
        { all: count.all, strong: count.strong, title },
      ),
      path: pagePath.job(jobId),
    });
  }
  return shown;
};

const decided: Render = async (db, rows) => {
  const jobs = await titles(db, rows);
  const shown = new Map<string, Rendered>();
  for (const { subjectId: jobId, since, userId } of rows) {
    const title = jobs.get(jobId);
    const decisions = await db.decision.count({
      where: {
        undoneAt: null,
        createdAt: { gte: since },
        decidedBy: { not: userId },
        application: { jobId },
      },
    });
    if (title === undefined || decisions === 0) continue;
    shown.set(jobId, {
      text: say(
        "Others decided on {decisions, plural, one {{decisions} applicant} other {{decisions} applicants}} for {title}.",
        { decisions, title },
      ),
      path: pagePath.everyCandidate(jobId),
    });
  }
  return shown;
};

const feedbackRequested: Render = async (db, rows) => {
  const open = await db.feedbackRequest.findMany({
    where: {
      userId: { in: rows.map(({ userId }) => userId) },
      givenAt: null,
      application: { jobId: { in: ids(rows) }, disposition: { in: ["active", "accepted"] } },
    },
    select: { requestedBy: true, application: { select: { jobId: true, job: { select: { title: true } } } } },
    orderBy: { askedAt: "desc" },
  });
  const nameOf = await memberName(
    db,
    open.map(({ requestedBy }) => requestedBy),
  );
  return new Map(
    [...Map.groupBy(open, ({ application }) => application.jobId)].map(([jobId, requests]) => [
      jobId,
      {
        text: say(
          "{who} asks for your feedback on {count, plural, one {# candidate} other {# candidates}} for {job}.",
          {
            who: nameOf(requests[0]!.requestedBy),
            count: requests.length,
            job: requests[0]!.application.job.title,
          },
        ),
        path: pagePath.feedback(jobId),
      },
    ]),
  );
};

const feedbackGiven: Render = async (db, rows) => {
  const jobs = await titles(db, rows);
  const shown = new Map<string, Rendered>();
  for (const { subjectId: jobId, since, userId } of rows) {
    const title = jobs.get(jobId);
    const given = await db.feedbackRequest.count({
      where: {
        requestedBy: userId,
        userId: { not: userId },
        givenAt: { gte: since },
        application: { jobId },
      },
    });
    if (title === undefined || given === 0) continue;
    shown.set(jobId, {
      text: say(
        "{given, plural, one {# answer} other {# answers}} to your requests for feedback on {title}.",
        {
          given,
          title,
        },
      ),
      path: pagePath.everyCandidate(jobId),
    });
  }
  return shown;
};

/** Counted from the trail, which has no words of a mail. */
const mailTakenIn: Render = async (db, rows) => {
  const jobs = await titles(db, rows);
  const shown = new Map<string, Rendered>();
  for (const { subjectId, since, userId } of rows) {
    const title = jobs.get(subjectId);
    const mails = await db.auditEvent.findMany({
      where: { subjectId, name: "job.mail-taken-in", actorId: userId, createdAt: { gte: since } },
      select: { particulars: true },
    });
    if (title === undefined || mails.length === 0) continue;
    const sum = (what: "added" | "known" | "refused") =>
      mails.reduce((all, { particulars }) => all + Number((particulars as Record<string, unknown>)[what]), 0);
    shown.set(subjectId, {
      text: say(
        "From your mail for {title}, {added, plural, =0 {nobody was} one {# person was} other {# people were}} added{known, plural, =0 {} other {; # had that CV there already}}{refused, plural, =0 {} other {; # could not be read or added}}.",
        { title, added: sum("added"), known: sum("known"), refused: sum("refused") },
      ),
      path: pagePath.job(subjectId),
    });
  }
  return shown;
};

async function titles(db: TenantDb, rows: Row[]) {
  const jobs = await db.job.findMany({ where: { id: { in: ids(rows) } }, select: { id: true, title: true } });
  return new Map(jobs.map(({ id, title }) => [id, title]));
}

/** A connection to an ATS, or a webhook, by its host only: the rest of its address may hold a token. */
const syncFailed: Render = async (db, rows) => {
  const where = { id: { in: ids(rows) } };
  const connections = await db.atsConnection.findMany({
    where,
    select: { id: true, name: true, status: true },
  });
  const webhooks = await db.outgoingWebhook.findMany({
    where,
    select: { id: true, url: true, failures: true, problem: true, disabledAt: true },
  });
  const texts = [
    ...connections.map(({ id, name, status }): [string, string] => [
      id,
      status === "failing"
        ? say("{name} cannot be read.", { name })
        : say("{name} could not be read for a while.", { name }),
    ]),
    ...webhooks.map(({ id, url, failures, problem, disabledAt }): [string, string] => {
      const { host } = new URL(url);
      if (problem && disabledAt) return [id, say("The webhook to {host} failed and was disabled.", { host })];
      return [
        id,
        failures > 0
          ? say("The webhook to {host} fails: its address does not accept what is sent.", { host })
          : say("The webhook to {host} failed for a while.", { host }),
      ];
    }),
  ];
  return new Map(texts.map(([id, text]) => [id, { text, path: pagePath.connections() }]));
};

const creditsLow: Render = async (db, rows) => {
  const account = await db.creditAccount.findFirst({ select: { balance: true } });
  const text = say("{balance} credits are left.", { balance: account?.balance ?? 0 });
  return new Map(rows.map(({ subjectId }) => [subjectId, { text, path: pagePath.credits() }]));
};

const candidateAsked: Render = async (db, rows) => {
  const open = await db.candidateRequest.count({ where: { closedAt: null } });
  const text = say(
    "{open, plural, =0 {All requests of candidates are answered} one {# request of a candidate is open} other {# requests of candidates are open}}.",
    { open },
  );
  return new Map(rows.map(({ subjectId }) => [subjectId, { text, path: pagePath.candidateRequests() }]));
};

const judgeChanged: Render = async (db, rows) => {
  const { judge } = await db.organization.findFirstOrThrow({ select: { judge: true } });
  const [id = "", version = ""] = judge?.split(" ") ?? [];
  const by = id === "embedded" ? say("the embedded evaluator, version {version}", { version }) : id;
  const text = say("New evaluations are now by {by}. Those that exist stay with their judge.", { by });
  return new Map(rows.map(({ subjectId }) => [subjectId, { text, path: pagePath.judge() }]));
};

const renders: Record<NoticeKind, Render> = {
  mentioned,
  approval,
  evaluated,
  decided,
  sync_failed: syncFailed,
  push_failed: ofApplication((name, job) =>
    say("The ATS does not have the decision on {name} for {job}.", { name, job }),
  ),
  letter_failed: ofEither(
    ofApplication((name, job) =>
      say("The letter to {name} for {job} was not sent, or may not have been.", { name, job }),
    ),
    ofCandidate((name) => say("A message to {name} was not delivered, or may not have been.", { name })),
  ),
  credits_low: creditsLow,
  feedback_requested: feedbackRequested,
  feedback_given: feedbackGiven,
  candidate_asked: candidateAsked,
  mail_taken_in: mailTakenIn,
  judge_changed: judgeChanged,
  candidate_replied: ofCandidate((name) => say("{name} has answered you.", { name })),
};

import { arrange } from "./ats/push/arrange";
import { expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { getApplication } from "@/lib/hiring/applications/get-application";
import { listJobCandidates } from "@/lib/hiring/applications/list-job-candidates";
import { answerConfirmation } from "@/lib/hiring/approvals/answer-confirmation";
import { listPendingConfirmations } from "@/lib/hiring/approvals/list-pending";
import { listConnections } from "@/lib/records/ats/list-connections";
import { pauseConnection } from "@/lib/records/ats/pause-connection";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { agentOf, callLegacy, doorFor } from "./mcp/door";
import { sample } from "./support/sent-file";
import { configuredJob, hiringTeam, ownerDb } from "./support/world";
import { runPipeline } from "./support/pipeline";
import { acceptApplication } from "./support/decide";

// Texts that the system or an agent wrote in English, as a German member reads them.
const german = (actor: Actor): Actor => ({ ...actor, locale: "de" });
const marks = /[\u0000-\u0008]/;
const organizations: string[] = [];

/** Where an organization's rows have such sentences, as "table.column", or "table.column.field" within JSON. */
async function marked(organizationId: string): Promise<string[]> {
  const tables = await ownerDb.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'organizationId'`;
  const found = new Set<string>();
  const look = (place: string, value: unknown) => {
    if (typeof value === "string" && marks.test(value)) found.add(place);
    if (value !== null && typeof value === "object")
      for (const [key, item] of Object.entries(value))
        look(/^\d+$/.test(key) ? place : `${place}.${key}`, item);
  };
  for (const { name } of tables)
    for (const row of await ownerDb.$queryRawUnsafe<{ row: unknown }[]>(
      `SELECT to_jsonb(t) AS row FROM "${name}" t WHERE "organizationId" = $1::uuid`,
      organizationId,
    ))
      look(name, row.row);
  return [...found];
}

test("a score's reasons and questions are stored in English and read in German, in lists too", async () => {
  const { recruiter } = await hiringTeam({ credits: 10 });
  const { job } = await configuredJob(recruiter);
  const { applicationId } = await createCandidate(recruiter, {
    jobId: job.id,
    files: [sample("candidates/01-amara-lindqvist.pdf")],
  });
  await runPipeline(recruiter.organizationId);
  const textsOf = async (actor: Actor) => {
    const { evaluation } = await getApplication(actor, { applicationId });
    const { items } = await listJobCandidates(actor, { jobId: job.id });
    const assessed = evaluation!.judged.map(({ assessment }) => assessment);
    expect(
      Object.keys({ ...assessed[0], ...items[0]?.topReason }).filter((key) => /said/i.test(key)),
    ).toEqual([]);
    return [
      items[0]!.topReason!.reason,
      ...assessed.flatMap(({ reason, question }) => [reason, question ?? ""]),
    ];
  };
  const [inEnglish, inGerman] = [await textsOf(recruiter), await textsOf(german(recruiter))];
  expect(inEnglish.join()).toMatch(/Shown in dated work/);
  for (const [at, text] of inEnglish.entries()) if (text) expect(inGerman[at], text).not.toBe(text);
  expect(inGerman.join()).not.toMatch(/\b(?:the|shown|work|years?|not)\b/i);
  organizations.push(recruiter.organizationId);
});

test("an agent's preview is shown to it in English, and on the approvals page in German, with names as they are", async () => {
  const { recruiter, applicationId } = await arrange("greenhouse");
  const { organizationId } = recruiter;
  organizations.push(organizationId);
  await ownerDb.organization.update({
    where: { id: organizationId },
    data: { confirmationPolicy: "recruiter" },
  });
  await ownerDb.candidate.updateMany({
    where: { organizationId },
    data: { fullName: 'Ada {name} "and" Bo' },
  });
  const { serve } = doorFor(agentOf(recruiter));
  const reply = await callLegacy(serve, "acceptCandidate", { applicationId, feedback: "Yes {please}." });
  expect(JSON.stringify(reply)).not.toMatch(/\\u000[0-8]/);
  expect(reply.structuredContent.preview).toEqual({
    headline: "Accept “Ada {name} and Bo” for “Backend Engineer”",
    effects: expect.arrayContaining([
      "The feedback is kept with the decision.",
      "The simulator moves the application to “On-site”, unless it is already that far, and may e-mail the candidate by its own rules.",
      "Feedback: “Yes {please}.”",
    ]) as string[],
  });
  const { items } = await listPendingConfirmations(german(recruiter), {});
  expect(items[0]!.preview.headline).toBe("„Ada {name} and Bo“ für „Backend Engineer“ annehmen");
  expect(items[0]!.preview.effects.join(" ")).toMatch(/Feedback wird .*The simulator verschiebt .*„On-site“/);
  expect(items[0]!.preview.effects.join(" ")).not.toMatch(/\b(?:the feedback|moves)\b/i);
  const [english] = (await listPendingConfirmations(recruiter, {})).items;
  expect(english!.preview).toEqual(reply.structuredContent.preview);
  await answerConfirmation(german(recruiter), { confirmationId: english!.confirmationId, answer: "approve" });
});

test("what an ATS refused or has not got is read in German, also after an error of its connector", async () => {
  const paused = await arrange("greenhouse");
  const { recruiter, applicationId, settle, connectionId } = paused;
  organizations.push(recruiter.organizationId);
  const { decisionId } = await acceptApplication(recruiter, { applicationId });
  await pauseConnection(recruiter, { connectionId });
  await settle({ decisionId });
  const application = await getApplication(german(recruiter), { applicationId });
  expect(application.atsWaits?.reason).toBe("The simulator ist pausiert.");

  const conflicting = await arrange("greenhouse");
  organizations.push(conflicting.recruiter.organizationId);
  const rejected = await acceptApplication(conflicting.recruiter, conflicting);
  conflicting.world.reject(conflicting.application.id);
  await conflicting.settle(rejected);
  expect(await conflicting.saved()).toMatchObject({
    syncReason: "Conflict: accepted here, but rejected in The simulator.",
  });
  const { syncReason } = await getApplication(german(conflicting.recruiter), conflicting);
  expect(syncReason).toBe("Konflikt: hier angenommen, in The simulator aber abgelehnt.");

  const failing = await arrange("greenhouse");
  organizations.push(failing.recruiter.organizationId);
  failing.replaceHandler(() => Promise.resolve(new Response("{}", { status: 418 })));
  await failing.sync().catch(() => null);
  const lastError = async (actor: Actor) => (await listConnections(actor, {})).connections[0]!.lastError;
  const english = await lastError(failing.recruiter);
  expect(english).toMatch(/418/);
  expect(await lastError(german(failing.recruiter))).toMatch(/418/);
  expect(await lastError(german(failing.recruiter))).not.toBe(english);
});

test("in sandbox mode, what would have been sent is read in German", async () => {
  const { recruiter, applicationId, settle } = await arrange("greenhouse", { sandbox: true, comments: true });
  const { decisionId } = await acceptApplication(recruiter, { applicationId, feedback: "Yes!" });
  await settle({ decisionId });
  const says = async (actor: Actor) => (await listConnections(actor, {})).connections[0]!.rehearsed[0]!.says;
  expect(await says(recruiter)).toBe(
    "The simulator would have been told to move it to “On-site” and would have received the feedback as a note.",
  );
  expect(await says(german(recruiter))).toMatch(/^The simulator wäre angewiesen worden, .*„On-site“.* und /);
});

test("the sentences of texts are in their own columns and fields only, where nothing else shows them", async () => {
  const places = new Set<string>();
  for (const organizationId of organizations)
    for (const place of await marked(organizationId)) places.add(place);
  const own = [...places].filter((place) => /Said$|^Confirmation\.preview\.said\./.test(place));
  expect(own).toContain("CriterionAssessment.reasonSaid");
  expect(own).toContain("Application.syncReasonSaid");
  expect([...places]).toEqual(own);
});

import "../support/database";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { addAttachment } from "@/lib/records/candidates/add-attachment";
import { correctCandidate } from "@/lib/records/candidates/correct-candidate";
import { eraseCandidate } from "@/lib/records/candidates/erase-candidate";
import { findDuplicates } from "@/lib/records/candidates/find-duplicates";
import { getCandidate } from "@/lib/records/candidates/get-candidate";
import { mergeCandidates } from "@/lib/records/candidates/merge-candidates";
import { createApplication, createPooledCandidate } from "../talent-pool/people";
import { runPipeline } from "../support/pipeline";
import { sample } from "../support/sent-file";
import { configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";

let admin: Actor;
let candidateId: string;
const initial = { fullName: "Ada Reyes", email: "ada@old.example", phone: null };

beforeEach(async () => {
  ({ recruiter: admin } = await hiringTeam({ role: "admin" }));
  candidateId = (await createPooledCandidate(admin, "Ada Reyes")).id;
  await ownerDb.candidate.update({ where: { id: candidateId }, data: { email: initial.email } });
});

const edit = (typed: Partial<Record<keyof typeof initial, string>>, shown: object = initial) => ({
  candidateId,
  fullName: initial.fullName,
  email: initial.email,
  phone: "",
  ...typed,
  shown: { ...initial, ...shown },
});
const read = () => getCandidate(admin, { candidateId });
const trail = () =>
  ownerDb.auditEvent.findMany({
    where: { subjectId: candidateId, name: "candidate.corrected" },
    select: { actorId: true, particulars: true },
  });

test("changes name and phone, and shows who corrected them and the earlier values", async () => {
  await correctCandidate(admin, edit({ fullName: " Ada Reyes-Holm ", phone: "+44 (0)20 7946 0958" }));
  expect(await read()).toMatchObject({
    name: "Ada Reyes-Holm",
    email: initial.email,
    phone: "+44 (0)20 7946 0958",
    corrections: [
      { field: "fullName", from: "Ada Reyes", by: "Robin Recruiter", at: expect.any(String) },
      { field: "phone", from: null, by: "Robin Recruiter" },
    ],
  });
  // The event names the fields, never their values.
  expect(await trail()).toEqual([{ actorId: admin.id, particulars: { changed: ["fullName", "phone"] } }]);
});

test("corrects the location, and does not refill it from the next CV once it was emptied", async () => {
  await correctCandidate(admin, { candidateId, location: " Leeds " });
  expect(await read()).toMatchObject({
    location: "Leeds",
    corrections: [{ field: "location", from: null, by: "Robin Recruiter" }],
  });
  await ownerDb.candidate.update({
    where: { id: candidateId },
    data: { corrections: {}, location: "Leeds" },
  });
  await correctCandidate(admin, { candidateId, location: "" });
  await addAttachment(admin, { candidateId, file: sample("candidates/01-amara-lindqvist.pdf") });
  await runPipeline(admin.organizationId);
  expect(await read()).toMatchObject({ location: null });
});

test("keeps the first value through a second change, and drops the correction when it is restored", async () => {
  await correctCandidate(admin, edit({ email: "ada@new.example" }));
  await correctCandidate(admin, edit({ email: "ada@newer.example" }, { email: "ada@new.example" }));
  expect((await read()).corrections).toMatchObject([{ field: "email", from: initial.email }]);
  await correctCandidate(admin, edit({ email: initial.email }, { email: "ada@newer.example" }));
  expect(await read()).toMatchObject({ email: initial.email, corrections: [] });
});

test("explains why an e-mail address, phone number or overlong name is invalid, and saves nothing", async () => {
  for (const [typed, message] of [
    [{ email: "ada at example" }, /not an e-mail address. One looks like name@example.com/],
    [{ phone: "ring me" }, /not a phone number. One has at least five digits/],
    [{ phone: "12" }, /not a phone number/],
    [{ fullName: "A".repeat(201) }, /too long: 200 characters/],
  ] as const)
    await expect(correctCandidate(admin, edit(typed))).rejects.toMatchObject({
      code: "invalid",
      message: expect.stringMatching(message),
    });
  expect(await read()).toMatchObject({ ...initial, corrections: [] });
});

test("refuses the second of two concurrent corrections and keeps the first", async () => {
  const [first, second] = await Promise.allSettled([
    correctCandidate(admin, edit({ email: "first@new.example" })),
    correctCandidate(admin, edit({ phone: "+44 20 7946 0958", email: "second@new.example" })),
  ]);
  const refused = first.status === "rejected" ? first : second;
  expect([first.status, second.status].sort()).toEqual(["fulfilled", "rejected"]);
  expect(refused).toMatchObject({
    reason: { code: "conflict", message: expect.stringContaining("changed the e-mail address") },
  });
  expect(await trail()).toHaveLength(1);
});

test("proposes a merge when the new e-mail address belongs to another candidate", async () => {
  const other = await createPooledCandidate(admin, "A. Reyes");
  await ownerDb.candidate.update({ where: { id: other.id }, data: { email: "same@new.example" } });
  await correctCandidate(admin, edit({ email: "Same@new.example" }));
  expect((await findDuplicates(admin, { candidateId })).duplicates).toMatchObject([
    { candidateId: other.id, same: expect.arrayContaining(["email"]) },
  ]);
  await mergeCandidates(admin, { candidateId: other.id, mergedId: candidateId });
  await expect(correctCandidate(admin, edit({}, { email: "Same@new.example" }))).rejects.toMatchObject({
    code: "conflict",
  });
});

test("does not refill an emptied field from the next CV", async () => {
  await correctCandidate(admin, edit({ email: "" }));
  await addAttachment(admin, { candidateId, file: sample("candidates/01-amara-lindqvist.pdf") });
  await runPipeline(admin.organizationId);
  expect(await read()).toMatchObject({ email: null, phone: expect.stringContaining("555") });
});

test("refuses corrections in a blind review and hides the identity", async () => {
  await correctCandidate(admin, edit({ email: "ada@new.example" }));
  const { job } = await configuredJob(admin, exampleContent({ blindReview: true }));
  await createApplication({ id: candidateId, organizationId: admin.organizationId }, job.id, "active");
  expect(await read()).toMatchObject({ fullName: null, email: null, corrections: [] });
  await expect(correctCandidate(admin, edit({}, { email: "ada@new.example" }))).rejects.toMatchObject({
    code: "forbidden",
  });
});

test("refuses strangers and readers, and an erasure removes the old values too", async () => {
  const { recruiter: stranger } = await hiringTeam({ role: "owner" });
  const reader: Actor = { ...admin, permissions: new Set(["candidate:read"]) };
  await expect(correctCandidate(stranger, edit({}))).rejects.toMatchObject({ code: "not_found" });
  await expect(correctCandidate(reader, edit({}))).rejects.toMatchObject({ code: "forbidden" });
  await correctCandidate(admin, edit({ email: "ada@new.example" }));
  await eraseCandidate(admin, { candidateId });
  const row = await ownerDb.candidate.findUniqueOrThrow({ where: { id: candidateId } });
  expect(JSON.stringify(row)).not.toMatch(/\bada\b/i);
  await expect(correctCandidate(admin, edit({}))).rejects.toMatchObject({ code: "conflict" });
});

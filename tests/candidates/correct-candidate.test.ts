import "../support/database";
import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/access/actor";
import { addAttachment } from "@/lib/candidates/add-attachment";
import { correctCandidate } from "@/lib/candidates/correct-candidate";
import { eraseCandidate } from "@/lib/candidates/erase-candidate";
import { findDuplicates } from "@/lib/candidates/find-duplicates";
import { getCandidate } from "@/lib/candidates/get-candidate";
import { mergeCandidates } from "@/lib/candidates/merge-candidates";
import { applied, inPool } from "../talent-pool/people";
import { workOff } from "../support/pipeline";
import { configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";

let admin: Actor;
let candidateId: string;
const stood = { fullName: "Ada Reyes", email: "ada@old.example", phone: null };

beforeEach(async () => {
  ({ recruiter: admin } = await hiringTeam({ role: "admin" }));
  candidateId = (await inPool(admin, "Ada Reyes")).id;
  await ownerDb.candidate.update({ where: { id: candidateId }, data: { email: stood.email } });
});

const edit = (typed: Partial<Record<keyof typeof stood, string>>, shown: object = stood) => ({
  candidateId,
  fullName: stood.fullName,
  email: stood.email,
  phone: "",
  ...typed,
  shown: { ...stood, ...shown },
});
const read = () => getCandidate(admin, { candidateId });
const trail = () =>
  ownerDb.auditEvent.findMany({
    where: { subjectId: candidateId, name: "candidate.corrected" },
    select: { actorId: true, particulars: true },
  });

test("name, e-mail and phone are changed, and the page says who did it and what stood there before", async () => {
  await correctCandidate(admin, edit({ fullName: " Ada Reyes-Holm ", phone: "+44 (0)20 7946 0958" }));
  expect(await read()).toMatchObject({
    name: "Ada Reyes-Holm",
    email: stood.email,
    phone: "+44 (0)20 7946 0958",
    corrections: [
      { field: "fullName", from: "Ada Reyes", by: "Robin Recruiter", at: expect.any(String) },
      { field: "phone", from: null, by: "Robin Recruiter" },
    ],
  });
  // Which fields, and none of their words.
  expect(await trail()).toEqual([{ actorId: admin.id, particulars: { changed: ["fullName", "phone"] } }]);
});

test("a second change keeps what stood there first, and changing back ends the correction", async () => {
  await correctCandidate(admin, edit({ email: "ada@new.example" }));
  await correctCandidate(admin, edit({ email: "ada@newer.example" }, { email: "ada@new.example" }));
  expect((await read()).corrections).toMatchObject([{ field: "email", from: stood.email }]);
  await correctCandidate(admin, edit({ email: stood.email }, { email: "ada@newer.example" }));
  expect(await read()).toMatchObject({ email: stood.email, corrections: [] });
});

test("what is no e-mail address, phone number or name of sensible length is refused in words, and nothing saved", async () => {
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
  expect(await read()).toMatchObject({ ...stood, corrections: [] });
});

test("of two who change the same person at once, the second is told and nothing of the first is lost", async () => {
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

test("an e-mail address that somebody else has leads to the proposal to merge them", async () => {
  const other = await inPool(admin, "A. Reyes");
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

test("what was emptied is not filled again from the next CV", async () => {
  await correctCandidate(admin, edit({ email: "" }));
  const fileName = "01-amara-lindqvist.pdf";
  const contentBase64 = readFileSync(`samples/candidates/${fileName}`).toString("base64");
  await addAttachment(admin, { candidateId, file: { fileName, contentBase64 } });
  await workOff(admin.organizationId);
  expect(await read()).toMatchObject({ email: null, phone: expect.stringContaining("555") });
});

test("in a blind review nobody is changed, and nothing says who they are", async () => {
  await correctCandidate(admin, edit({ email: "ada@new.example" }));
  const content = { ...exampleContent(), flags: { rediscovery: false, blindReview: true } };
  const { job } = await configuredJob(admin, content);
  await applied({ id: candidateId, organizationId: admin.organizationId }, job.id, "active");
  expect(await read()).toMatchObject({ fullName: null, email: null, corrections: [] });
  await expect(correctCandidate(admin, edit({}, { email: "ada@new.example" }))).rejects.toMatchObject({
    code: "forbidden",
  });
});

test("only who may write candidates, and only of their organization; an erasure takes the old values along", async () => {
  const { recruiter: stranger } = await hiringTeam({ role: "owner" });
  const reader: Actor = { ...admin, permissions: new Set(["candidate:read"]) };
  await expect(correctCandidate(stranger, edit({}))).rejects.toMatchObject({ code: "not_found" });
  await expect(correctCandidate(reader, edit({}))).rejects.toMatchObject({ code: "forbidden" });
  await correctCandidate(admin, edit({ email: "ada@new.example" }));
  await eraseCandidate(admin, { candidateId });
  const row = await ownerDb.candidate.findUniqueOrThrow({ where: { id: candidateId } });
  expect(JSON.stringify(row)).not.toMatch(/ada/i);
  await expect(correctCandidate(admin, edit({}))).rejects.toMatchObject({ code: "conflict" });
});

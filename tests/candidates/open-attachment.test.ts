import "../support/database";
import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { rejectApplication } from "@/lib/applications/reject-application";
import { getApplication } from "@/lib/applications/get-application";
import { createCandidate } from "@/lib/candidates/create-candidate";
import { getCandidateData } from "@/lib/candidates/get-candidate-data";
import { openAttachment } from "@/lib/candidates/open-attachment";
import { harmlessType, savedAs } from "@/lib/uploads/saved-as";
import { workOff } from "../support/pipeline";
import { configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";

const fileName = "01-amara-lindqvist.pdf";
const original = readFileSync(`samples/candidates/${fileName}`);

async function applied(blindReview = false) {
  const team = await hiringTeam();
  const { recruiter } = team;
  const flags = { rediscovery: false, blindReview };
  const { job } = await configuredJob(recruiter, { ...exampleContent(), flags });
  const files = [{ fileName, contentBase64: original.toString("base64") }];
  const { applicationId, candidateId } = await createCandidate(recruiter, { jobId: job.id, files });
  await workOff(recruiter.organizationId);
  const { attachments } = await getCandidateData(recruiter, { candidateId });
  return { recruiter, applicationId, candidateId, attachment: attachments[0]! };
}

test("a file is opened as it came, and who opened it is on record", async () => {
  const { recruiter, candidateId, attachment } = await applied();
  const { attachmentId, url } = attachment;
  const opened = await openAttachment(recruiter, { attachmentId });
  expect(Buffer.from(opened.bytes).equals(original)).toBe(true);
  expect(opened).toMatchObject({ fileName, mediaType: "application/pdf" });
  expect(new URL(url ?? "").pathname).toBe(`/api/attachments/${attachmentId}`);
  const [event] = await ownerDb.auditEvent.findMany({
    where: { name: "attachment.opened", subjectId: candidateId },
  });
  expect(event).toMatchObject({ actorId: recruiter.id, particulars: { attachmentId } });
});

test("a stranger finds nothing, and nothing is on record", async () => {
  const { candidateId, attachment } = await applied();
  const { attachmentId } = attachment;
  const stranger = await hiringTeam();
  await expect(openAttachment(stranger.recruiter, { attachmentId })).rejects.toMatchObject({
    code: "not_found",
  });
  expect(
    await ownerDb.auditEvent.count({ where: { name: "attachment.opened", subjectId: candidateId } }),
  ).toBe(0);
});

test("without the permission it stays closed", async () => {
  const { recruiter, attachment } = await applied();
  const mayNot = {
    ...recruiter,
    permissions: new Set([...recruiter.permissions].filter((p) => p !== "candidate:read")),
  };
  await expect(openAttachment(mayNot, { attachmentId: attachment.attachmentId })).rejects.toMatchObject({
    code: "forbidden",
  });
});

test("in blind review nobody opens what says who it is, until there is a decision", async () => {
  const { recruiter, applicationId, attachment } = await applied(true);
  const { attachmentId, url } = attachment;
  expect(url).toBeNull();
  await expect(openAttachment(recruiter, { attachmentId })).rejects.toMatchObject({ code: "forbidden" });
  await rejectApplication(recruiter, { applicationId });
  expect((await openAttachment(recruiter, { attachmentId })).fileName).toBe(fileName);
  const { documents } = await getApplication(recruiter, { applicationId });
  expect(documents[0]?.url).not.toBeNull();
});

describe("the name a file is saved under", () => {
  const pdf = "application/pdf";
  it.each([
    ["cv.pdf", pdf, `attachment; filename="cv.pdf"; filename*=UTF-8''cv.pdf`],
    [
      "Zoë's CV (1).PDF",
      pdf,
      `attachment; filename="Zoe's CV (1).PDF"; filename*=UTF-8''Zo%C3%AB%27s%20CV%20%281%29.PDF`,
    ],
    ["cv.exe", "application/octet-stream", `attachment; filename="cv.exe.txt"; filename*=UTF-8''cv.exe.txt`],
    ["cv.html", "text/html", `attachment; filename="cv.html.txt"; filename*=UTF-8''cv.html.txt`],
    ["cv.docm", pdf, `attachment; filename="cv.docm.pdf"; filename*=UTF-8''cv.docm.pdf`],
    ["..", pdf, `attachment; filename="document.pdf"; filename*=UTF-8''document.pdf`],
  ])("%s", (name, type, header) => expect(savedAs(name, type)).toBe(header));

  it.each([
    'a"; filename="b.exe',
    "a\r\nSet-Cookie: b",
    "../../etc/passwd",
    "\u202Efdp.exe",
    "\uD800",
    "%41",
  ])("%j says nothing but a name", (name) => {
    const header = savedAs(name, pdf);
    expect(header).toMatch(
      /^attachment; filename="[^"\\%\r\n]+\.pdf"; filename\*=UTF-8''[\w!#$&+.^`|~%-]+\.pdf$/,
    );
    expect(() => new Headers({ "Content-Disposition": header })).not.toThrow();
    expect(header).not.toMatch(/[\\/]|%2F|%5C|%E2%80%AE/i);
  });

  it("is never sent as a page", () => {
    for (const type of ["text/html", "image/svg+xml", "", "application/xhtml+xml"])
      expect(harmlessType(type)).toBe("application/octet-stream");
  });
});

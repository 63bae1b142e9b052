import "../support/database";
import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { getApplication } from "@/lib/hiring/applications/get-application";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { getCandidateData } from "@/lib/records/candidates/get-candidate-data";
import { openAttachment } from "@/lib/records/candidates/open-attachment";
import { harmlessType, contentDisposition } from "@/lib/reading/uploads/content-disposition";
import { runPipeline } from "../support/pipeline";
import { sentFile } from "../support/sent-file";
import { configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";
import { rejectApplication } from "../support/decide";

const fileName = "01-amara-lindqvist.pdf";
const original = readFileSync(`samples/candidates/${fileName}`);

async function applicantWithCv(blindReview = false) {
  const team = await hiringTeam();
  const { recruiter } = team;
  const { job } = await configuredJob(recruiter, exampleContent({ blindReview }));
  const files = [sentFile(fileName, original)];
  const { applicationId, candidateId } = await createCandidate(recruiter, { jobId: job.id, files });
  await runPipeline(recruiter.organizationId);
  const { attachments } = await getCandidateData(recruiter, { candidateId });
  return { recruiter, applicationId, candidateId, attachment: attachments[0]! };
}

test("returns a file byte for byte and records who opened it", async () => {
  const { recruiter, candidateId, attachment } = await applicantWithCv();
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

test("finds nothing for another organization and records nothing", async () => {
  const { candidateId, attachment } = await applicantWithCv();
  const { attachmentId } = attachment;
  const stranger = await hiringTeam();
  await expect(openAttachment(stranger.recruiter, { attachmentId })).rejects.toMatchObject({
    code: "not_found",
  });
  expect(
    await ownerDb.auditEvent.count({ where: { name: "attachment.opened", subjectId: candidateId } }),
  ).toBe(0);
});

test("refuses a member without candidate:read", async () => {
  const { recruiter, attachment } = await applicantWithCv();
  const withoutRead = {
    ...recruiter,
    permissions: new Set([...recruiter.permissions].filter((p) => p !== "candidate:read")),
  };
  await expect(openAttachment(withoutRead, { attachmentId: attachment.attachmentId })).rejects.toMatchObject({
    code: "forbidden",
  });
});

test("refuses to open a file in blind review until the application is decided", async () => {
  const { recruiter, applicationId, attachment } = await applicantWithCv(true);
  const { attachmentId, url } = attachment;
  expect(url).toBeNull();
  await expect(openAttachment(recruiter, { attachmentId })).rejects.toMatchObject({ code: "forbidden" });
  await rejectApplication(recruiter, { applicationId });
  expect((await openAttachment(recruiter, { attachmentId })).fileName).toBe(fileName);
  const { documents } = await getApplication(recruiter, { applicationId });
  expect(documents[0]?.url).not.toBeNull();
});

describe("the download headers of a file", () => {
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
  ])("save %s under a safe name", (name, type, header) =>
    expect(contentDisposition(name, type)).toBe(header),
  );

  it.each([
    'a"; filename="b.exe',
    "a\r\nSet-Cookie: b",
    "../../etc/passwd",
    "\u202Efdp.exe",
    "\uD800",
    "%41",
  ])("contain nothing but a name for %j", (name) => {
    const header = contentDisposition(name, pdf);
    expect(header).toMatch(
      /^attachment; filename="[^"\\%\r\n]+\.pdf"; filename\*=UTF-8''[\w!#$&+.^`|~%-]+\.pdf$/,
    );
    expect(() => new Headers({ "Content-Disposition": header })).not.toThrow();
    expect(header).not.toMatch(/[\\/]|%2F|%5C|%E2%80%AE/i);
  });

  it("never declare a type that a browser renders as a page", () => {
    for (const type of ["text/html", "image/svg+xml", "", "application/xhtml+xml"])
      expect(harmlessType(type)).toBe("application/octet-stream");
  });
});

import "../support/database";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { addressOriginal, checkOriginalAddress } from "@/lib/records/candidates/original-address";
import { runPipeline } from "../support/pipeline";
import { sample } from "../support/sent-file";
import { configuredJob, exampleContent, hiringTeam } from "../support/world";

let recruiter: Actor;
let attachmentId: string;

async function applicantWith({ fileName = "01-amara-lindqvist.pdf", blindReview = false } = {}) {
  ({ recruiter } = await hiringTeam());
  const { job } = await configuredJob(recruiter, exampleContent({ blindReview }));
  const { attachments } = await createCandidate(recruiter, {
    jobId: job.id,
    files: [sample(`candidates/${fileName}`)],
  });
  attachmentId = attachments[0]!.attachmentId;
  await runPipeline(recruiter.organizationId);
}
beforeEach(() => applicantWith());
afterEach(() => void vi.useRealTimers());

async function address(actor = recruiter) {
  const url = new URL((await addressOriginal(actor, { attachmentId })).path, "http://localhost");
  expect(url.pathname).toBe(`/api/attachments/${attachmentId}/original`);
  const expires = Number(url.searchParams.get("expires"));
  return { attachmentId, expires, signature: url.searchParams.get("signature") ?? "" };
}
const refused = expect.objectContaining({ code: "forbidden" });

test("a signed address of an original expires after one minute", async () => {
  const before = Date.now();
  const link = await address();
  const after = Date.now();
  vi.useFakeTimers({ now: before + 58_000, toFake: ["Date"] });
  expect(() => checkOriginalAddress(recruiter, link)).not.toThrow();
  vi.setSystemTime(after + 61_000);
  expect(() => checkOriginalAddress(recruiter, link)).toThrow(refused);
  expect(() => checkOriginalAddress(recruiter, { ...link, expires: link.expires + 3600 })).toThrow(refused);
});

test("a signed address is valid only for the member who asked, in their organization, and for this file", async () => {
  const link = await address();
  const { recruiter: stranger } = await hiringTeam();
  expect(() => checkOriginalAddress(stranger, link)).toThrow(refused);
  expect(() => checkOriginalAddress({ ...recruiter, id: stranger.id }, link)).toThrow(refused);
  const other = "018f0000-0000-7000-8000-000000000000";
  expect(() => checkOriginalAddress(recruiter, { ...link, attachmentId: other })).toThrow(refused);
  await expect(addressOriginal(stranger, { attachmentId })).rejects.toMatchObject({ code: "not_found" });
});

test("refuses an address in a blind review and for a file that is not a PDF", async () => {
  await applicantWith({ blindReview: true });
  await expect(address()).rejects.toMatchObject({ code: "forbidden" });
  await applicantWith({ fileName: "03-katharina-vogt.docx" });
  await expect(address()).rejects.toMatchObject({ code: "conflict" });
});

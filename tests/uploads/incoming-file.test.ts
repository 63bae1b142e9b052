import "../support/database";
import { beforeEach, expect, test, vi } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { addAttachment } from "@/lib/records/candidates/add-attachment";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { createJob } from "@/lib/records/jobs/create-job";
import { files } from "@/lib/platform/storage/files";
import { discardUploads } from "@/lib/reading/uploads/discard-uploads";
import { type StoredFile, withStored } from "@/lib/reading/uploads/incoming-file";
import { sentFile } from "../support/sent-file";
import { configuredJob, hiringTeam, ownerDb } from "../support/world";

let recruiter: Actor;
let system: Actor;
let jobId: string;
const put = vi.spyOn(files, "put");
beforeEach(async () => {
  ({ recruiter, system } = await hiringTeam());
  jobId = (await configuredJob(recruiter)).job.id;
  put.mockClear();
});

const cv = () => sentFile("cv.txt", "Ada Reyes\nada@reyes.example\nBackend Engineer at Acme since 2019");
/** Whether each file put into the store so far is still stored. */
const stillStored = () =>
  Promise.all(
    put.mock.calls.map(([key]) =>
      files.get(key).then(
        () => true,
        () => false,
      ),
    ),
  );
const uploadRows = () => ownerDb.upload.count({ where: { organizationId: recruiter.organizationId } });
const later = (hours: number) => ({ now: new Date(Date.now() + hours * 3_600_000) });

test("deletes the inline files of a refused act", async () => {
  const { candidateId } = await createCandidate(recruiter, { jobId, files: [cv()] });
  expect([await stillStored(), await uploadRows()]).toEqual([[true], 0]);
  const again = sentFile("second.txt", "Ada Reyes\nada@reyes.example\nLead Engineer at Acme since 2021");
  const letter = sentFile("letter.txt", "Dear Acme");
  await expect(createCandidate(recruiter, { jobId, files: [again, letter] })).rejects.toMatchObject({
    code: "conflict",
  });
  expect(await stillStored()).toEqual([true, false, false]);
  await expect(addAttachment(recruiter, { candidateId, file: cv() })).rejects.toMatchObject({
    code: "conflict",
  });
  const document = sentFile("advert.pdf", "%PDF-1.4 cut short");
  await expect(createJob(recruiter, { document })).rejects.toThrow('document: "advert.pdf" cannot be read. ');
  expect(await stillStored()).toEqual([true, false, false, false, false]);
  await discardUploads(system, later(26));
  expect([await stillStored(), await uploadRows()]).toEqual([[true, false, false, false, false], 0]);
});

test("stores nothing for an actor who may not upload", async () => {
  const readOnly: Actor = { ...recruiter, permissions: new Set(["candidate:read"]) };
  await expect(withStored(readOnly, [cv()], async () => "done")).rejects.toMatchObject({ code: "forbidden" });
  expect(await stillStored()).toEqual([]);
});

test("cleans up an inline file of an interrupted act, unless an attachment uses it", async () => {
  const cutOff = (act: (file: StoredFile) => Promise<unknown>) =>
    withStored(recruiter, [cv()], async ([file]) => {
      await act(file!);
      throw new Error("The connection was lost.");
    });
  await expect(cutOff(async () => undefined)).rejects.toThrow("lost");
  const { organizationId, id: createdBy } = recruiter;
  await expect(
    cutOff((file) =>
      ownerDb.attachment.create({
        data: { ...file, organizationId, jobId, kind: "job_description", createdBy },
      }),
    ),
  ).rejects.toThrow("lost");
  expect(await stillStored()).toEqual([true, true]);
  await discardUploads(system, later(24.5));
  expect(await stillStored()).toEqual([true, true]);
  await discardUploads(system, later(26));
  expect([await stillStored(), await uploadRows()]).toEqual([[false, true], 0]);
});

test("stores the media type of what a file is read as", async () => {
  const { candidateId } = await createCandidate(recruiter, { jobId, files: [cv()] });
  const sheet = `PK\u0003\u0004${"\0".repeat(26)}mimetypeapplication/vnd.oasis.opendocument.spreadsheet`;
  const sent = [
    sentFile("a letter.txt", "Dear Acme, my <html> pages are fast and my letters are short."),
    sentFile("a spreadsheet.docx", sheet),
    sentFile("a page.txt", "<!-- A page. -->\n<h1>Ada Reyes</h1>"),
  ];
  for (const file of sent) await addAttachment(recruiter, { candidateId, kind: "other", file });
  const stored = await ownerDb.attachment.findMany({
    where: { candidateId, kind: "other" },
    orderBy: { id: "asc" },
  });
  const plain = "application/octet-stream";
  expect(stored.map(({ mediaType }) => mediaType)).toEqual([plain, plain, "text/html"]);
});

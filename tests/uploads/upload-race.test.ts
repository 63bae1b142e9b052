import "../support/database";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { PUT } from "@/app/api/uploads/[organizationId]/[uploadId]/route";
import { systemActor } from "@/lib/platform/access/system";
import { sha256 } from "@/lib/platform/security/digest";
import { files } from "@/lib/platform/storage/files";
import { type FileStore, openFileStore } from "@/lib/platform/storage/file-store";
import { createUpload } from "@/lib/reading/uploads/create-upload";
import { discardUploads } from "@/lib/reading/uploads/discard-uploads";
import { receiveUpload } from "@/lib/reading/uploads/receive-upload";
import { type Served, serve } from "../simulators/ats/serve";
import { openBucket } from "../storage/bucket";
import { hiringTeam, ownerDb } from "../support/world";

let folder: string;
let bucket: Awaited<ReturnType<typeof openBucket>>;
let door: Served;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "upload-race-"));
  bucket = await openBucket(folder);
  door = await serve(PUT);
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await door.close();
  await bucket.close();
  await rm(folder, { recursive: true });
});

const inS3 = () => openFileStore(bucket.config);
const inFolder = () => openFileStore({ driver: "fs", root: path.join(folder, "files") });

/** Makes the service use this store, and returns a list that collects the keys it writes. */
function keepIn(store: FileStore): string[] {
  const written: string[] = [];
  vi.spyOn(files, "get").mockImplementation(store.get);
  vi.spyOn(files, "delete").mockImplementation(store.delete);
  vi.spyOn(files, "put").mockImplementation(async (key, bytes) => {
    written.push(key);
    await store.put(key, bytes);
  });
  return written;
}

const put = (url: string, body: string) =>
  fetch(door.url + new URL(url).pathname + new URL(url).search, { method: "PUT", body });

async function sweepTwoDaysLater(organizationId: string) {
  const sweeper = systemActor(organizationId, "sweeper");
  for (const hours of [48, 50])
    await discardUploads(sweeper, { now: new Date(Date.now() + hours * 3_600_000) });
}

describe.each<[string, () => FileStore]>([
  ["a folder", inFolder],
  ["S3", inS3],
])("uploads stored in %s", (_, open) => {
  test("keeps the accepted file when eight different ones are PUT at once", async () => {
    const { recruiter } = await hiringTeam();
    const written = keepIn(open());
    for (let i = 0; i < 4; i++) {
      const { uploadId, url } = await createUpload(recruiter, { fileName: "cv.txt" });
      // Different lengths, so that they take different times.
      const bodies = Array.from({ length: 8 }, (_, n) => `${n} ${"x".repeat(((n * 5) % 8) * 200_000)}`);
      const answers = await Promise.all(bodies.map((body) => put(url, body)));
      const taken = bodies.filter((_, n) => answers[n]?.status === 201);
      expect(taken).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
      const row = await ownerDb.upload.findUniqueOrThrow({ where: { id: uploadId } });
      const stored = await files.get(row.storageKey);
      expect(sha256(stored)).toBe(sha256(taken[0]!));
      expect(row).toMatchObject({ sha256: sha256(taken[0]!), size: taken[0]!.length, status: "received" });
    }
    await sweepTwoDaysLater(recruiter.organizationId);
    for (const key of written) await expect(files.get(key)).rejects.toMatchObject({ code: "not_found" });
    expect(await ownerDb.upload.count({ where: { organizationId: recruiter.organizationId } })).toBe(0);
  });

  test("keeps a file that is PUT eight times at once until it expires", async () => {
    const { recruiter } = await hiringTeam();
    keepIn(open());
    const { uploadId, url } = await createUpload(recruiter, { fileName: "cv.txt" });
    const answers = await Promise.all(Array.from({ length: 8 }, () => put(url, "Ada Reyes")));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const { storageKey } = await ownerDb.upload.findUniqueOrThrow({ where: { id: uploadId } });
    await discardUploads(systemActor(recruiter.organizationId, "sweeper"), { now: new Date() });
    expect(Buffer.from(await files.get(storageKey)).toString()).toBe("Ada Reyes");
  });

  test("sweeps a file written before a crash and never recorded", async () => {
    const { recruiter } = await hiringTeam();
    const written = keepIn(open());
    const { url } = await createUpload(recruiter, { fileName: "cv.txt" });
    const store = open();
    vi.mocked(files.put).mockImplementation(async (key, bytes) => {
      written.push(key);
      await store.put(key, bytes);
      throw new Error("The process ends here.");
    });
    await expect(receiveUpload(url, async () => Buffer.from("Ada Reyes"))).rejects.toThrow("ends here");
    expect(Buffer.from(await files.get(written[0]!)).toString()).toBe("Ada Reyes");
    await sweepTwoDaysLater(recruiter.organizationId);
    await expect(files.get(written[0]!)).rejects.toMatchObject({ code: "not_found" });
  });
});

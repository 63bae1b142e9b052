import "../support/database";
import { expect, onTestFinished, test, vi } from "vitest";
import { parseDocument } from "@/lib/intake/parse-document";
import { createUpload } from "@/lib/uploads/create-upload";
import { receiveUpload } from "@/lib/uploads/receive-upload";
import { hiringTeam } from "../support/world";

const bytes = Buffer.from("Backend Engineer\nRuns services on PostgreSQL.");

async function newUpload() {
  const { recruiter, organizationId } = await hiringTeam();
  const { uploadId, url } = await createUpload(recruiter, { fileName: "job.txt" });
  const query = new URL(url).searchParams;
  const signature = query.get("signature") ?? "";
  return {
    recruiter,
    address: { organizationId, uploadId, expires: Number(query.get("expires")), signature },
  };
}

test("accepts only the first file sent to an address, and its id only within its organization", async () => {
  const { recruiter, address } = await newUpload();
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => receiveUpload(address, bytes)));
  expect(outcomes.filter((o) => o.status === "fulfilled")).toHaveLength(1);
  await expect(receiveUpload(address, bytes)).rejects.toMatchObject({ code: "conflict" });
  const document = { uploadId: address.uploadId };
  expect(await parseDocument(recruiter, { document, purpose: "job" })).toMatchObject({ readable: true });
  const stranger = await hiringTeam();
  await expect(parseDocument(stranger.recruiter, { document, purpose: "job" })).rejects.toThrow(
    "Upload not found.",
  );
});

test("refuses an address that was altered or has expired", async () => {
  const { address } = await newUpload();
  const other = await newUpload();
  for (const changed of [
    { ...address, expires: address.expires + 60 },
    { ...address, uploadId: other.address.uploadId },
    { ...address, organizationId: other.address.organizationId },
    { ...address, signature: "" },
  ])
    await expect(receiveUpload(changed, bytes)).rejects.toMatchObject({ code: "forbidden" });
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ["Date"], now: address.expires * 1000 });
  await expect(receiveUpload(address, bytes)).rejects.toMatchObject({ code: "forbidden" });
  vi.setSystemTime(address.expires * 1000 - 1);
  expect(await receiveUpload(address, bytes)).toEqual({ uploadId: address.uploadId });
});

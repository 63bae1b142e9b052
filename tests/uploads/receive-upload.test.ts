import "../support/database";
import { expect, onTestFinished, test, vi } from "vitest";
import { parseDocument } from "@/lib/intake/parse-document";
import { createUpload } from "@/lib/uploads/create-upload";
import { receiveUpload } from "@/lib/uploads/receive-upload";
import { hiringTeam } from "../support/world";

const bytes = Buffer.from("Backend Engineer\nRuns services on PostgreSQL.");
const receive = (url: string) => receiveUpload(url, async () => bytes);

async function newUpload() {
  const { recruiter } = await hiringTeam();
  return { recruiter, ...(await createUpload(recruiter, { fileName: "job.txt" })) };
}

test("accepts only the first file sent to an address, and its id only within its organization", async () => {
  const { recruiter, uploadId, url } = await newUpload();
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => receive(url)));
  expect(outcomes.filter((o) => o.status === "fulfilled")).toHaveLength(1);
  await expect(receive(url)).rejects.toMatchObject({ code: "conflict" });
  const document = { uploadId };
  expect(await parseDocument(recruiter, { document, purpose: "job" })).toMatchObject({ readable: true });
  const stranger = await hiringTeam();
  await expect(parseDocument(stranger.recruiter, { document, purpose: "job" })).rejects.toThrow(
    "Upload not found.",
  );
});

test("refuses an address that was altered or has expired, before a byte of the body is read", async () => {
  const { uploadId, url } = await newUpload();
  const other = await newUpload();
  const expires = Number(new URL(url).searchParams.get("expires"));
  const read = vi.fn(async () => bytes);
  const organizationOf = (address: string) => new URL(address).pathname.split("/")[3] ?? "";
  for (const changed of [
    url.replace(String(expires), String(expires + 60)),
    url.replace(uploadId, other.uploadId),
    url.replace(organizationOf(url), organizationOf(other.url)),
    url.replace(/signature=.*/, "signature="),
  ])
    await expect(receiveUpload(changed, read)).rejects.toMatchObject({ code: "forbidden" });
  await expect(receiveUpload(url.split("?")[0] ?? "", read)).rejects.toMatchObject({ code: "invalid" });
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ["Date"], now: expires * 1000 });
  await expect(receiveUpload(url, read)).rejects.toMatchObject({ code: "forbidden" });
  expect(read).not.toHaveBeenCalled();
  vi.setSystemTime(expires * 1000 - 1);
  expect(await receiveUpload(url, read)).toEqual({ uploadId });
});

import "../support/database";
import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test, vi } from "vitest";
import { parseDocument } from "@/lib/hiring/intake/parse-document";
import { createUpload } from "@/lib/reading/uploads/create-upload";
import { receiveUpload } from "@/lib/reading/uploads/receive-upload";
import type { Actor } from "@/lib/platform/access/actor";
import { hiringTeam, ownerDb } from "../support/world";

const bytes = Buffer.from("Backend Engineer\nRuns services on PostgreSQL.");
const receive = (url: string) => receiveUpload(url, async () => bytes);

async function newUpload(
  through: (recruiter: Actor) => Partial<Actor> | Promise<Partial<Actor>> = () => ({}),
) {
  const { recruiter } = await hiringTeam();
  const actor = { ...recruiter, ...(await through(recruiter)) };
  return { recruiter, ...(await createUpload(actor, { fileName: "job.txt" })) };
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

const signedIn = async ({ id: userId }: Actor) => {
  const expiresAt = new Date(Date.now() + 3_600_000);
  const session = await ownerDb.session.create({ data: { userId, token: randomUUID(), expiresAt } });
  return { sessionId: session.id };
};

const asAgent = async ({ id: userId, organizationId: referenceId }: Actor) => {
  const clientId = randomUUID();
  await ownerDb.oauthClient.create({ data: { clientId } });
  const scopes = ["service:recruiter", "service:recruiter:write"];
  await ownerDb.oauthConsent.create({ data: { clientId, userId, referenceId, scopes } });
  return { kind: "agent" as const, clientId };
};

test.each<[string, typeof signedIn | typeof asAgent, (of: Actor) => Promise<unknown>]>([
  [
    "their demotion",
    signedIn,
    (of) => ownerDb.member.updateMany({ where: { userId: of.id }, data: { role: "read_only" } }),
  ],
  ["their removal", signedIn, (of) => ownerDb.member.deleteMany({ where: { userId: of.id } })],
  ["their sign-out", signedIn, (of) => ownerDb.session.deleteMany({ where: { userId: of.id } })],
  [
    "the end of their session",
    signedIn,
    (of) => ownerDb.session.updateMany({ where: { userId: of.id }, data: { expiresAt: new Date() } }),
  ],
  [
    "the demotion of its recruiter",
    asAgent,
    (of) => ownerDb.member.updateMany({ where: { userId: of.id }, data: { role: "read_only" } }),
  ],
  ["its disconnection", asAgent, (of) => ownerDb.oauthConsent.deleteMany({ where: { userId: of.id } })],
  [
    "the loss of its write access",
    asAgent,
    (of) =>
      ownerDb.oauthConsent.updateMany({ where: { userId: of.id }, data: { scopes: ["service:recruiter"] } }),
  ],
  [
    "the disabling of its client",
    asAgent,
    (of) =>
      ownerDb.oauthClient.updateMany({
        where: { consents: { some: { userId: of.id } } },
        data: { disabled: true },
      }),
  ],
])("an address made before %s takes no file", async (_, through, end) => {
  const before = await newUpload(through);
  expect(await receive(before.url)).toEqual({ uploadId: before.uploadId });

  const { recruiter, uploadId, url } = await newUpload(through);
  await end(recruiter);
  await expect(receive(url)).rejects.toMatchObject({ code: "forbidden" });
  const upload = await ownerDb.upload.findUniqueOrThrow({ where: { id: uploadId } });
  expect(upload).toMatchObject({ status: "waiting", size: null });
});

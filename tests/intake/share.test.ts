import "../support/database";
import { runInNewContext } from "node:vm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { POST } from "@/app/api/share/route";
import { bookmark, sharedHash, takeShared } from "@/components/candidate/shared";
import type { Actor } from "@/lib/platform/access/actor";
import { DomainError } from "@/lib/errors";
import { hiringTeam, ownerDb } from "../support/world";

const signedIn: { actor: Actor | null } = { actor: null };
vi.mock("@/lib/platform/access/session", () => ({
  currentActor: async () => {
    if (!signedIn.actor) throw new DomainError("unauthenticated", "Sign in to continue.");
    return signedIn.actor;
  },
}));
beforeEach(async () => {
  signedIn.actor = (await hiringTeam()).recruiter;
});

const cv = "Ottilie Brandt\n\nExperience\nBackend Engineer, Brandt Works, 2014 - 2022\nRan PostgreSQL.";

async function share(fields: Record<string, string | File[]>, site = "none") {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const each of [value].flat()) body.append(name, each);
  const headers = { "sec-fetch-site": site, accept: "text/html" };
  const answer = await POST(new Request("http://localhost/api/share", { method: "POST", body, headers }));
  return { status: answer.status, to: answer.headers.get("location") };
}
const rows = async () => {
  const { organizationId } = signedIn.actor!;
  const where = { where: { organizationId } };
  return { uploads: await ownerDb.upload.findMany(where), people: await ownerDb.candidate.count(where) };
};

describe("what a device shares", () => {
  test("waits as an upload for the job to be chosen, and adds nobody", async () => {
    const { to } = await share({
      file: [new File([cv], "Brandt.txt")],
      link: "https://people.example/brandt",
    });
    const { uploads, people } = await rows();
    expect(uploads).toMatchObject([{ fileName: "Brandt.txt", status: "received" }]);
    expect(people).toBe(0);
    expect(to).toBe(
      `/add?upload=${uploads[0]!.id}&link=${encodeURIComponent("https://people.example/brandt")}`,
    );
    await share({ title: "Ottilie", text: cv });
    expect((await rows()).uploads.map(({ fileName }) => fileName)).toContain("Ottilie.txt");
  });

  test("is refused from another site's page, and without somebody signed in", async () => {
    expect((await share({ text: cv }, "cross-site")).status).toBe(403);
    expect((await rows()).uploads).toEqual([]);
    signedIn.actor = null;
    expect(await share({ text: cv })).toMatchObject({ status: 303, to: "/add?problem=signedOut" });
  });

  test("says why when it is several CVs, too large, or no CV", async () => {
    const file = (bytes: number) => new File(["x".repeat(bytes)], "x.txt");
    expect((await share({ file: [file(1), file(1)] })).to).toBe("/add?problem=several");
    expect((await share({ file: [file(3 * 1024 * 1024 + 1)] })).to).toBe("/add?problem=size");
    expect((await share({ text: "https://people.example/brandt" })).to).toBe(
      "/add?link=https%3A%2F%2Fpeople.example%2Fbrandt",
    );
    expect((await rows()).uploads).toEqual([]);
  });
});

test("what the bookmark brings is read from behind the # of the address, as text", () => {
  const opened: string[] = [];
  const selected = 'R&D: 50 % "lead" #1\n<script>';
  runInNewContext(bookmark("https://hire.example").replace("javascript:", ""), {
    URLSearchParams,
    open: (address: string) => void opened.push(address),
    getSelection: () => selected,
    location: { href: "https://people.example/a?b=c#d" },
  });
  const { hash, pathname } = new URL(opened[0]!);
  expect(pathname).toBe("/add");
  vi.stubGlobal("location", { hash });
  const shared = takeShared();
  expect(shared).toEqual({ text: selected, link: "https://people.example/a?b=c#d" });
  vi.stubGlobal("location", { hash: sharedHash(shared!) });
  expect(takeShared()).toEqual(shared);
  vi.stubGlobal("location", { hash: "#apply" });
  expect(takeShared()).toBeNull();
});

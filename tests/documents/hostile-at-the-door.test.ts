import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readFailureMessages } from "@/lib/reading/documents/document";
import { authorizeAgent } from "../support/agent";
import { startApp, type TestApp } from "../support/app";
import { watchLateness } from "../support/lateness";
import { newRecruiter, PASSWORD } from "../support/recruiter";
import { sample, sentFile } from "../support/sent-file";
import { thorough } from "../support/thorough";
import { hostileFiles } from "./hostile-files";

/** Files that only a time limit stops and that are slow to build: only thorough runs send them. */
const slow =
  /^(?:pictures|marks|characters|objects|paths|forms|shows|flate-twice|run-length)\.pdf|styles\.html|inflated\.(?:png|odt|docx)$/;
const inlineBytes = 3 * 1024 * 1024;

let app: TestApp;
/** A second instance on the same machine and database that gets no files: delays of both are not the app's fault. */
let idle: TestApp;
let token = "";
beforeAll(async () => {
  [app, idle] = [await startApp({ engine: true }), await startApp()];
  const recruiter = await newRecruiter(app.url);
  token = (await authorizeAgent(app.url, { email: recruiter.email, password: PASSWORD })).accessToken;
}, 300_000);
let killed = false;
afterAll(() => Promise.all([killed ? undefined : app?.stop(), idle?.stop()]));

async function call<T>(name: string, args: object): Promise<T> {
  const params = { name, arguments: args };
  const answer = await fetch(`${app.url}/api/mcp`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }),
  });
  const { result } = (await answer.json()) as { result: { structuredContent: T } };
  return result.structuredContent;
}

/** Puts small files into the call, and uploads large ones first. */
async function incoming(fileName: string, bytes: Uint8Array) {
  if (bytes.length <= inlineBytes) return sentFile(fileName, bytes);
  const { uploadId, url } = await call<{ uploadId: string; url: string }>("createUpload", { fileName });
  const put = await fetch(url, { method: "PUT", body: Buffer.from(bytes) });
  expect(put.ok).toBe(true);
  return { uploadId };
}

type Read = { readable: boolean; failure: string | null; message: string | null };
const parse = async (document: object) => call<Read>("parseDocument", { purpose: "candidate", document });

/** The app's processes and its reading processes; empty on systems other than Linux. */
function processes() {
  if (process.platform !== "linux") return [];
  const all = fs.readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return all
    .flatMap((name) => {
      try {
        const file = (kind: string) => fs.readFileSync(`/proc/${name}/${kind}`, "latin1");
        const status = file("status");
        const command = file("cmdline");
        const field = (key: string) => Number(new RegExp(`^${key}:\\s*(\\d+)`, "m").exec(status)?.[1] ?? 0);
        const reader = command.includes("reader.mjs");
        const ofApp = file("environ").includes(`SHORTLIST_HOME=${app.home}`);
        const entry = {
          pid: Number(name),
          parent: field("PPid"),
          megabytes: field("VmRSS") / 1024,
          reader,
        };
        return ofApp || reader ? [entry] : [];
      } catch {
        // The process has ended, or belongs to another user.
        return [];
      }
    })
    .filter(({ reader, parent }, _, running) => !reader || running.some(({ pid }) => pid === parent));
}

const isAlive = (pid: number) => fs.existsSync(`/proc/${pid}`);

it("reads or refuses thirty concurrent hostile files with a reason, and keeps answering", async () => {
  const names = Object.keys(hostileFiles).filter((name) => thorough || !slow.test(name));
  // Repeats quick ones until there are thirty.
  const quick = [
    "saves.pdf",
    "dates.txt",
    "lists.txt",
    "deep.docx",
    "groups.rtf",
    "addresses.docx",
    "huge.png",
    "lzw.pdf",
    "hexadecimal.pdf",
    "skipped.rtf",
  ];
  names.push(...quick.slice(0, Math.max(0, 30 - names.length)));
  expect(names.length).toBeGreaterThanOrEqual(30);
  const files = names.map((name) => hostileFiles[name]?.() ?? new Uint8Array());
  // Building them took seconds: give the client time to notice connections that the app has closed meanwhile.
  await sleep(100);
  const documents = await Promise.all(files.map((bytes, i) => incoming(names[i] ?? "", bytes)));
  const own = () => Math.max(0, ...processes().map(({ reader, megabytes }) => (reader ? 0 : megabytes)));
  const atFirst = own();
  const seen = { megabytes: 0, readers: new Set<number>() };
  const stop = watchLateness(app, idle, () => {
    for (const { pid, megabytes, reader } of processes()) {
      if (reader) seen.readers.add(pid);
      else seen.megabytes = Math.max(seen.megabytes, megabytes);
    }
  });
  const outcomes = await Promise.all(documents.map(parse));
  const after = await parse(sample("candidates/01-amara-lindqvist.pdf"));
  const late = await stop();
  for (const [i, { readable, failure, message }] of outcomes.entries()) {
    if (readable) continue;
    expect(message, names[i]).toBe(readFailureMessages[failure as keyof typeof readFailureMessages]);
  }
  expect(after).toMatchObject({ readable: true });
  expect(late.length).toBeGreaterThan(5);
  // A loaded machine may delay a few answers.
  expect(late[Math.floor(late.length * 0.95)]).toBeLessThan(1_000);
  expect(late.at(-1)).toBeLessThan(5_000);
  // The app itself takes what it takes (640 MB when this was written): files are read in processes of their own.
  expect(seen.megabytes - atFirst).toBeLessThan(500);
  const readers = processes().filter(({ reader }) => reader);
  if (process.platform === "linux") expect(Math.min(readers.length, seen.readers.size)).toBeGreaterThan(0);
  for (const { pid } of readers) {
    expect(fs.readFileSync(`/proc/${pid}/environ`, "latin1")).not.toMatch(/SECRET|DATABASE|HOME/);
    expect(fs.readFileSync(`/proc/${pid}/cmdline`, "latin1")).toContain("--permission");
  }
  await app.kill();
  killed = true;
  for (const deadline = Date.now() + 10_000; [...seen.readers].some(isAlive) && Date.now() < deadline;)
    await sleep(50);
  expect([...seen.readers].filter(isAlive)).toEqual([]);
}, 240_000);

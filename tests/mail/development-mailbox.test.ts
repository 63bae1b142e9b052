import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { developmentMailbox } from "@/lib/platform/mail/development-mailbox";

let home: string;
beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), "shortlist-mail-"));
});
afterAll(() => rm(home, { recursive: true }));

const mail = (key: string) => ({ to: "ida@acme.example", subject: key, text: "t", html: "<p>t</p>", key });

test("is empty before the first message, and lists the newest first after", async () => {
  const mailbox = developmentMailbox(path.join(home, "mail"));
  expect(await mailbox.list()).toEqual([]);
  await mailbox.keep(mail("one"));
  await new Promise((wait) => setTimeout(wait, 5));
  await mailbox.keep(mail("two"));
  expect((await mailbox.list()).map((message) => message.subject)).toEqual(["two", "one"]);
});

test("stores the same message once, and a key cannot leave the folder", async () => {
  const folder = path.join(home, "again");
  const mailbox = developmentMailbox(folder);
  await mailbox.keep(mail("../../outside"));
  await mailbox.keep(mail("../../outside"));
  expect(await readdir(folder)).toEqual(["______outside.json"]);
  expect(await readdir(home)).not.toContain("outside.json");
});

test("is readable by the current user only", async () => {
  const folder = path.join(home, "private");
  await developmentMailbox(folder).keep(mail("one"));
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(path.join(folder, "one.json"))).mode & 0o777).toBe(0o600);
});

test("skips files that are not messages", async () => {
  const folder = path.join(home, "strange");
  const mailbox = developmentMailbox(folder);
  await mailbox.keep(mail("one"));
  await writeFile(path.join(folder, "broken.json"), "{");
  await writeFile(path.join(folder, "other.json"), "[]");
  await writeFile(path.join(folder, "unfinished.json.part"), "x");
  expect(await mailbox.list()).toHaveLength(1);
});

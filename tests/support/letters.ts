import fs from "node:fs";
import path from "node:path";
import { vi } from "vitest";
import type { TestApp } from "./app";

type Letter = { to: string; subject: string; text: string; sentAt: string };

/** The letters that an app without a mail server has stored for one address, oldest first. */
export function mailTo(app: TestApp, email: string): Letter[] {
  const folder = path.join(app.home, "mail");
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => JSON.parse(fs.readFileSync(path.join(folder, name), "utf8")) as Letter)
    .filter(({ to }) => to === email)
    .sort((a, b) => a.sentAt.localeCompare(b.sentAt));
}

/** Waits for a letter to an address with this subject, and returns the newest. */
export const waitForMail = (app: TestApp, email: string, subject: RegExp): Promise<Letter> =>
  vi.waitFor(() => {
    const letter = mailTo(app, email).findLast((each) => subject.test(each.subject));
    if (!letter) throw new Error(`No letter to ${email} about ${subject}`);
    return letter;
  }, 60_000);

/** The path and query of the one link in a letter, and its token. */
export function linkIn({ text }: Letter): { path: string; token: string } {
  const url = new URL(/^https?:\S+$/m.exec(text)?.[0] ?? "");
  return { path: `${url.pathname}${url.search}`, token: url.searchParams.get("token") ?? "" };
}

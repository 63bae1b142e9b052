import { mkdtempSync } from "node:fs";
import path from "node:path";
import type { Browser } from "playwright";
import { inject } from "vitest";
import { startApp, type TestApp } from "./app";
import { openBrowser } from "./person-browser";

// Test files that ask for these run one after the other in a process that keeps what it has loaded (vitest.config.ts), on
// one database. Each recruiter has an organization of their own, so files see nothing of each other.
let app: Promise<TestApp> | undefined;
let second: Promise<TestApp> | undefined;
let browser: Promise<Browser> | undefined;

/**
 * The app that all these files share, without a workflow engine and with nothing set that is not set for others. It ends
 * with the process. A test that stops it, or is about its settings, starts one of its own: `startApp`.
 */
export const sharedApp = (): Promise<TestApp> =>
  (app ??= startApp({ home: mkdtempSync(path.join(inject("databaseHome"), "app-")) }));

/** The same, and another instance of it: one database, one secret, one public address. */
export async function sharedInstances(): Promise<[TestApp, TestApp]> {
  const first = await sharedApp();
  return [first, await (second ??= startApp({ env: { APP_URL: first.url } }))];
}

/** The browser that they share. Its windows are closed after each file. */
export const sharedBrowser = (): Promise<Browser> => (browser ??= openBrowser());

export async function closeWindows() {
  for (const context of (await browser)?.contexts() ?? []) await context.close();
}

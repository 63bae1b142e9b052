import { mkdtempSync } from "node:fs";
import path from "node:path";
import type { Browser } from "playwright";
import { inject } from "vitest";
import { startApp, type TestApp } from "./app";
import { openBrowser } from "./person-browser";

// Test files that use these run one after the other in one process that keeps its modules (vitest.config.ts), on one
// database. Each recruiter has their own organization, so files do not see each other's data.
let app: Promise<TestApp> | undefined;
let second: Promise<TestApp> | undefined;
let browser: Promise<Browser> | undefined;

/**
 * The app that all these files share, without a workflow engine and with default settings. It ends with the process.
 * A test that stops the app or needs other settings starts its own with `startApp`.
 */
export const sharedApp = (): Promise<TestApp> =>
  (app ??= startApp({ home: mkdtempSync(path.join(inject("databaseHome"), "app-")) }));

/** The shared app and a second instance of it: same database, secret and public URL. */
export async function sharedInstances(): Promise<[TestApp, TestApp]> {
  const first = await sharedApp();
  return [first, await (second ??= startApp({ env: { APP_URL: first.url } }))];
}

/** The shared browser. Its windows are closed after each file. */
export const sharedBrowser = (): Promise<Browser> => (browser ??= openBrowser());

export async function closeWindows() {
  for (const context of (await browser)?.contexts() ?? []) await context.close();
}

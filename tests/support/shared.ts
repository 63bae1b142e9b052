import "./database";
import { mkdtempSync } from "node:fs";
import path from "node:path";
import type { Browser } from "playwright";
import { inject } from "vitest";
import { env } from "@/lib/env";
import { freePort } from "../../scripts/ports";
import { startApp, type TestApp } from "./app";
import { certificateFile } from "./document-host";
import { openBrowser } from "./person-browser";

// Test files that use these run one after the other in one process that keeps its modules (vitest.config.ts), on one
// database. Each recruiter has their own organization, so files do not see each other's data.
let app: Promise<TestApp> | undefined;
let second: Promise<TestApp> | undefined;
let atLocalhost: Promise<TestApp> | undefined;
let direct: Promise<TestApp> | undefined;
let withEngine: Promise<TestApp> | undefined;
let browser: Promise<Browser> | undefined;

/**
 * The app that all these files share, without a workflow engine. It ends with the process. It encrypts and signs with
 * this process's secret, and fetches clients' documents from this machine too; otherwise its settings are the default.
 * A test that stops the app or needs other settings starts its own with `startApp`.
 */
export const sharedApp = (): Promise<TestApp> =>
  (app ??= startApp({
    home: mkdtempSync(path.join(inject("databaseHome"), "app-")),
    env: {
      BETTER_AUTH_SECRET: env.BETTER_AUTH_SECRET,
      NODE_EXTRA_CA_CERTS: certificateFile,
      CLIENT_DOCUMENT_LOOPBACK: "1",
    },
  }));

/** The same with a workflow engine and this process's home, shared by the files of another process and database. */
export const sharedAppWithEngine = (): Promise<TestApp> =>
  (withEngine ??= startApp({
    engine: true,
    home: env.SHORTLIST_HOME,
    env: { BETTER_AUTH_SECRET: env.BETTER_AUTH_SECRET },
  }));

/** The shared app and a second instance of it: same database, secret and public URL. */
export async function sharedInstances(): Promise<[TestApp, TestApp]> {
  const first = await sharedApp();
  return [
    first,
    await (second ??= startApp({ env: { APP_URL: first.url, BETTER_AUTH_SECRET: env.BETTER_AUTH_SECRET } })),
  ];
}

/**
 * One more on the same database, as in production without a proxy: believes no forwarded address, fetches nothing from
 * this machine, has no mail server, and shows policies of its operator.
 */
export const sharedDirectApp = (): Promise<TestApp> =>
  (direct ??= startApp({
    env: {
      BETTER_AUTH_SECRET: env.BETTER_AUTH_SECRET,
      TRUSTED_PROXIES: "0",
      DATABASE_EMBEDDED: "",
      EMBEDDED: "1",
      NODE_EXTRA_CA_CERTS: certificateFile,
      PRIVACY_POLICY: "We keep <b>little</b>.\n\nAsk us.",
      TERMS_OF_SERVICE: "https://acme.example/terms",
    },
  }));

/** One more, as the launcher starts it: the public origin is localhost, and 127.0.0.1 is answered too. */
export const sharedAppAtLocalhost = (): Promise<TestApp> =>
  (atLocalhost ??= freePort().then((port) =>
    startApp({
      port,
      env: { APP_URL: `http://localhost:${port}`, BETTER_AUTH_SECRET: env.BETTER_AUTH_SECRET },
    }),
  ));

/** The shared browser. Its windows are closed after each file. */
export const sharedBrowser = (): Promise<Browser> => (browser ??= openBrowser());

export async function closeWindows() {
  for (const context of (await browser)?.contexts() ?? []) await context.close();
}

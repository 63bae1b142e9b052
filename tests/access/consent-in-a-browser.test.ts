import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { OauthAgent } from "../support/agent";
import type { TestApp } from "../support/app";
import { newRecruiter, PASSWORD, type Recruiter } from "../support/recruiter";
import { sharedApp, sharedBrowser } from "../support/shared";

// Chromium holds the redirect that answers a form to the form-action of the page it stands on.
let app: TestApp;
let recruiter: Recruiter;
let browser: Browser;
const servers: Server[] = [];

beforeAll(async () => {
  app = await sharedApp();
  recruiter = await newRecruiter(app.url);
  browser = await sharedBrowser();
}, 300_000);
afterAll(async () => {
  for (const server of servers) server.close();
});

/** A client's own server: its callback says whether the window that opened it can still be told. */
async function clientAt(host: string): Promise<string> {
  const page =
    "<!doctype html><title>client</title><script>document.title = `back ${Boolean(opener)}`</script>";
  const server = createServer((_, answer) =>
    answer.writeHead(200, { "content-type": "text/html" }).end(page),
  );
  await new Promise<void>((listening) => server.listen(0, host, listening));
  servers.push(server);
  return `http://${host.includes(":") ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`;
}

async function signInAndAllow(page: Page) {
  await page.getByLabel("Email").fill(recruiter.email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("button", { name: /^Allow/ }).click();
}

async function asking(redirectUri: string): Promise<OauthAgent> {
  const agent = new OauthAgent(app.url, redirectUri);
  expect((await agent.register()).status).toBe(201);
  return agent;
}

const withPage = async (work: (page: Page, refused: string[]) => Promise<void>) => {
  const context = await browser.newContext();
  const refused: string[] = [];
  context.on("console", (message) => {
    if (/Content Security Policy|form-action/.test(message.text())) refused.push(message.text());
  });
  try {
    await work(await context.newPage(), refused);
    expect(refused).toEqual([]);
  } finally {
    await context.close();
  }
};

test.each(["127.0.0.1", "localhost", "::1"])(
  "the consent form leads to a client on this machine: %s",
  async (host) => {
    const client = await clientAt(host);
    const agent = await asking(`${client}/callback`);
    await withPage(async (page) => {
      await page.goto(agent.authorizeUrl("service:recruiter"));
      await signInAndAllow(page);
      await page.waitForURL(`${client}/callback?*code=*`);
    });
  },
);

test("it leads to a client on the web, and to an application's own scheme", async () => {
  const web = await asking("https://client.example/callback");
  await withPage(async (page) => {
    // Nobody is at that address: that the browser asks for it is enough.
    const callbackRequest = page.waitForRequest((request) =>
      /^https:\/\/client\.example\/callback\?.*code=/.test(request.url()),
    );
    await page.goto(web.authorizeUrl("service:recruiter"));
    await signInAndAllow(page);
    await callbackRequest;
  });
  const application = await asking("cursor://anysphere.cursor-retrieval/oauth/callback");
  await withPage(async (page) => {
    const openedUrl = new Promise<string>((resolve) =>
      page.on("request", (request) => request.url().startsWith("cursor:") && resolve(request.url())),
    );
    const failed = new Promise<string>((resolve) =>
      page.on("requestfailed", (request) => resolve(request.url())),
    );
    await page.goto(application.authorizeUrl("service:recruiter"));
    await signInAndAllow(page);
    // No application of that scheme is installed here: that the browser turned to it is all there is to see.
    expect(await Promise.race([openedUrl, failed])).toMatch(/cursor:|consent\/answer/);
  });
});

test("a client that opened the authorization in a window of its own hears from it", async () => {
  const client = await clientAt("127.0.0.1");
  const agent = await asking(`${client}/callback`);
  await withPage(async (page) => {
    await page.goto(client);
    const opened = page.waitForEvent("popup");
    await page.evaluate((url) => void window.open(url, "authorize"), agent.authorizeUrl("service:recruiter"));
    const popup = await opened;
    await signInAndAllow(popup);
    await popup.waitForURL(`${client}/callback?*code=*`);
    expect(await popup.title()).toBe("back true");
  });
});

test("a form on any other page leads nowhere but to the service", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const refused = page.waitForEvent("console", (message) => /form-action/.test(message.text()));
  await page.goto(`${app.url}/sign-in?redirect_uri=https://evil.example/`);
  await page.evaluate(() => {
    document.forms[0]?.setAttribute("action", "https://evil.example/");
    document.forms[0]?.submit();
  });
  await refused;
  expect(new URL(page.url()).origin).toBe(app.url);
  await context.close();
});

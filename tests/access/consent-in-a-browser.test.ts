import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright";
import { afterAll, expect, test } from "vitest";
import { OauthAgent } from "../support/agent";
import { newRecruiter, PASSWORD } from "../support/recruiter";
import { sharedApp, sharedBrowser } from "../support/shared";

// Chromium applies the form-action of a form's page also to the redirect that answers the form.
const app = await sharedApp();
const recruiter = await newRecruiter(app.url);
const browser = await sharedBrowser();
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

/** A client's own server: the title of its callback page says whether it still has a window.opener. */
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

async function registeredAgent(redirectUri: string): Promise<OauthAgent> {
  const agent = new OauthAgent(app.url, redirectUri);
  expect((await agent.register()).status).toBe(201);
  return agent;
}

const withPage = async (work: (page: Page, violations: string[]) => Promise<void>) => {
  const context = await browser.newContext();
  const violations: string[] = [];
  context.on("console", (message) => {
    if (/Content Security Policy|form-action/.test(message.text())) violations.push(message.text());
  });
  try {
    await work(await context.newPage(), violations);
    expect(violations).toEqual([]);
  } finally {
    await context.close();
  }
};

test.each(["127.0.0.1", "localhost", "::1"])(
  "the consent form redirects to a client on this machine: %s",
  async (host) => {
    const client = await clientAt(host);
    const agent = await registeredAgent(`${client}/callback`);
    await withPage(async (page) => {
      await page.goto(agent.authorizeUrl("service:recruiter"));
      await signInAndAllow(page);
      await page.waitForURL(`${client}/callback?*code=*`);
    });
  },
);

test("the consent form redirects to a client on the web and to an application's own scheme", async () => {
  const web = await registeredAgent("https://client.example/callback");
  await withPage(async (page) => {
    // Nothing listens at that address: it is enough that the browser requests it.
    const callbackRequest = page.waitForRequest((request) =>
      /^https:\/\/client\.example\/callback\?.*code=/.test(request.url()),
    );
    await page.goto(web.authorizeUrl("service:recruiter"));
    await signInAndAllow(page);
    await callbackRequest;
  });
  const application = await registeredAgent("cursor://anysphere.cursor-retrieval/oauth/callback");
  await withPage(async (page) => {
    // No application handles that scheme here: it is enough that the browser tries to open it.
    const opened = page.waitForRequest(/^cursor:\/\/anysphere\.cursor-retrieval\/oauth\/callback\?code=/);
    await page.goto(application.authorizeUrl("service:recruiter"));
    await signInAndAllow(page);
    await opened;
  });
});

test("a client that opened the authorization in a popup gets its callback there, with window.opener", async () => {
  const client = await clientAt("127.0.0.1");
  const agent = await registeredAgent(`${client}/callback`);
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

test("a form on any other page cannot submit to another site", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const violation = page.waitForEvent("console", (message) => /form-action/.test(message.text()));
  await page.goto(`${app.url}/sign-in?redirect_uri=https://evil.example/`);
  await page.evaluate(() => {
    document.forms[0]?.setAttribute("action", "https://evil.example/");
    document.forms[0]?.submit();
  });
  await violation;
  expect(new URL(page.url()).origin).toBe(app.url);
  await context.close();
});

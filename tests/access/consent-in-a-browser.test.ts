import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContextOptions, Page } from "playwright";
import { afterAll, expect, test } from "vitest";
import { OauthAgent } from "../support/agent";
import { chooseFrom, signedInPage } from "../support/person-browser";
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

/** The callbacks that each client's server has got. */
const callbacks = new Map<string, string[]>();

/** A client's own server: the title of its callback page says whether it still has a window.opener. */
async function clientAt(host: string): Promise<string> {
  const page =
    "<!doctype html><title>client</title><script>document.title = `back ${Boolean(opener)}`</script>";
  const got: string[] = [];
  const server = createServer(({ url = "" }, answer) => {
    if (url.startsWith("/callback")) got.push(url);
    answer.writeHead(200, { "content-type": "text/html" }).end(page);
  });
  await new Promise<void>((listening) => server.listen(0, host, listening));
  servers.push(server);
  const address = `http://${host.includes(":") ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`;
  callbacks.set(address, got);
  return address;
}

async function signIn(page: Page) {
  await page.getByLabel("Email").fill(recruiter.email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
}

async function signInAndAllow(page: Page) {
  await signIn(page);
  await page.getByRole("button", { name: /^Allow/ }).click();
}

async function registeredAgent(redirectUri: string): Promise<OauthAgent> {
  const agent = new OauthAgent(app.url, redirectUri);
  expect((await agent.register()).status).toBe(201);
  return agent;
}

const withPage = async (
  work: (page: Page, violations: string[]) => Promise<void>,
  options: BrowserContextOptions = {},
) => {
  const context = await browser.newContext(options);
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

// n8n-io/n8n#34961, geelen/mcp-remote#68 and #306: hosts open several tabs, and people press twice.
test.each([true, false])(
  "two quick presses of Allow reach the callback once (scripts: %s)",
  async (javaScriptEnabled) => {
    const client = await clientAt("127.0.0.1");
    const agent = await registeredAgent(`${client}/callback`);
    await withPage(
      async (page) => {
        await page.goto(agent.authorizeUrl("service:recruiter"));
        await signIn(page);
        await page.getByRole("button", { name: /^Allow/ }).dblclick();
        await page.waitForURL(`${client}/callback?*code=*`);
        await page.waitForTimeout(1_000);
        const [callback, ...others] = callbacks.get(client)!;
        expect(others).toEqual([]);
        const code = new URL(callback!, client).searchParams.get("code");
        expect((await agent.redeem(code ?? "")).status).toBe(200);
      },
      { javaScriptEnabled },
    );
  },
);

test("a request goes on after the session was renewed in another tab", async () => {
  const client = await clientAt("127.0.0.1");
  const agent = await registeredAgent(`${client}/callback`);
  await withPage(async (page) => {
    await page.goto(agent.authorizeUrl("service:recruiter"));
    await signIn(page);
    await page.getByRole("button", { name: /^Allow/ }).waitFor();
    // Its cookie has expired there.
    await page.context().clearCookies();
    const other = await page.context().newPage();
    await other.goto(`${app.url}/jobs`);
    await signIn(other);
    await other.waitForURL(/\/jobs/);
    await page.getByRole("button", { name: /^Allow/ }).click();
    await page.waitForURL(`${client}/callback?*code=*`);
  });
});

test("a request of a session that was signed out in another tab is started again by a link", async () => {
  const client = await clientAt("127.0.0.1");
  const agent = await registeredAgent(`${client}/callback`);
  await withPage(async (page) => {
    await page.goto(agent.authorizeUrl("service:recruiter"));
    await signIn(page);
    await page.getByRole("button", { name: /^Allow/ }).waitFor();
    const other = await page.context().newPage();
    await other.goto(`${app.url}/jobs`);
    await chooseFrom(
      other.getByRole("button", { name: /Account menu/ }),
      other.getByRole("menuitem", { name: "Sign out" }),
    );
    await other.waitForURL(/sign-in/);
    await page.getByRole("button", { name: /^Allow/ }).click();
    await page.getByText("You are signed out").waitFor();
    expect(callbacks.get(client)).toEqual([]);
    await page.getByRole("link", { name: "Start again" }).click();
    await signInAndAllow(page);
    await page.waitForURL(`${client}/callback?*code=*`);
  });
});

test("an agent whose write access was unticked is told where to change it, and may ask once more", async () => {
  const client = await clientAt("127.0.0.1");
  const agent = await registeredAgent(`${client}/callback`);
  const scope = "service:recruiter service:recruiter:write";
  const write = /^Create jobs and candidates/;
  const call = async (token: string) => {
    const params = { name: "createJob", arguments: { title: "Baker", description: "We look for a baker." } };
    const { status, text, headers } = await agent.http.request("/api/mcp", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }),
    });
    return { status, text, challenge: headers.get("www-authenticate") };
  };
  await withPage(async (page) => {
    const allowed = async () => {
      await page.getByRole("button", { name: /^Allow/ }).click();
      await page.waitForURL(`${client}/callback?*code=*`);
      return String(
        (await agent.redeem(new URL(page.url()).searchParams.get("code") ?? "")).json.access_token,
      );
    };
    await page.goto(agent.authorizeUrl(scope));
    await signIn(page);
    await page.getByRole("checkbox", { name: write }).uncheck();
    const first = await call(await allowed());
    expect([first.status, first.challenge]).toEqual([403, expect.stringContaining(`scope="${scope}"`)]);
    const place = /at (\S+\/agents)\. They can be asked once more now\./.exec(first.text)?.[1];
    const there = await signedInPage(browser, app.url, recruiter.email, place);
    await there.getByRole("heading", { name: "Connected agents" }).waitFor();
    await there.context().close();
    // The host asks once more: what was left out is marked, and still left out unless it is ticked.
    await page.goto(agent.authorizeUrl(scope));
    await page.getByText("You did not allow this last time").waitFor();
    expect(await page.getByRole("checkbox", { name: write }).isChecked()).toBe(false);
    const again = await allowed();
    const second = await call(again);
    expect([second.status, second.challenge]).toEqual([200, null]);
    expect(second.text).toContain(
      `chose not to allow this agent to use createJob; only they can change that, at ${place}.`,
    );
    await page.goto(agent.authorizeUrl(scope));
    await page.getByRole("checkbox", { name: write }).check();
    expect((await call(await allowed())).text).toContain("jobId");
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

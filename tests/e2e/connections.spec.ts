import type { Page } from "@playwright/test";
import { atsSimulator } from "../../playwright.config.ts";
import type { Fault } from "../simulators/ats/faults.ts";
import { companyCredentials } from "../simulators/greenhouse/server.ts";
import { untilHydrated } from "../support/until-hydrated.ts";
import { looksRight } from "./support/look.ts";
import { expect, shortenUndoTime, test } from "./support/shortlist.ts";

shortenUndoTime();

type Application = { id: number; status: string; job_id: number; candidate_id: number };

/** Acts as somebody at the company who works in the simulated Greenhouse. */
function greenhouse() {
  const { clientId, clientSecret } = companyCredentials;
  const call = async <T>(path: string, body?: object): Promise<T> => {
    const granted = await fetch(`${atsSimulator}/greenhouse/token`, {
      method: "POST",
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}` },
      body: new URLSearchParams({ grant_type: "client_credentials" }),
    });
    const { access_token } = (await granted.json()) as { access_token: string };
    const response = await fetch(`${atsSimulator}/greenhouse/v3${path}`, {
      headers: { authorization: `Bearer ${access_token}` },
      ...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
    });
    return (response.status === 204 ? null : await response.json()) as T;
  };
  return {
    /** Oldest first; Greenhouse lists the newest first. */
    open: async () =>
      (await call<Application[]>("/applications?per_page=100"))
        .filter((each) => each.status === "in_process")
        .reverse(),
    reject: (id: number) => call(`/applications/${id}/reject`, { rejection_reason_id: 4_000_001 }),
    /** Records that a candidate has withdrawn: a rejection whose reason is of that kind. */
    withdraw: (id: number) => call(`/applications/${id}/reject`, { rejection_reason_id: 4_000_002 }),
    /** Makes the next call to this path fail. */
    failOnce: (path: string, fault: Fault) =>
      fetch(`${atsSimulator}/fault`, { method: "POST", body: JSON.stringify({ path, fault }) }),
    /** The writes received over its API, in order. */
    async writes() {
      const { greenhouse } = (await (await fetch(`${atsSimulator}/writes`)).json()) as {
        greenhouse: { kind: string; applicationId: string | null; candidateId: string }[];
      };
      return greenhouse;
    },
    async nameOf(candidateId: number) {
      const [person] = await call<{ first_name: string; last_name: string }[]>(
        `/candidates?ids=${candidateId}`,
      );
      return `${person?.first_name} ${person?.last_name}`;
    },
  };
}

/** Submits the form for a new connection, to the simulated Ashby. */
async function connectAshby(page: Page, name: string, key: string) {
  await page.goto("/settings/connections");
  const form = page.locator("form").filter({ hasText: "Test and connect" });
  await form.getByLabel("System").selectOption("ashby");
  await form.getByLabel("Name").fill(name);
  await form.getByRole("textbox", { name: "API key" }).fill(key);
  await form.getByLabel("Connect to the simulator on this machine").check();
  await form.getByRole("button", { name: "Test and connect" }).click();
  return form;
}

async function openApplication(page: Page, name: string) {
  await page.goto(`/applications?q=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name }).first().click();
  await page.waitForURL(/\/applications\/[0-9a-f-]{36}/);
}

async function accept(page: Page) {
  await page.getByRole("button", { name: /^Accept/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Greenhouse (simulator) moves the application to “On-site”")).toBeVisible();
  await dialog.getByLabel("Feedback").fill("Please invite.");
  await dialog.getByRole("button", { name: "Accept" }).click();
}

test("shows the demo's connection as a simulator with its records, and saves its settings", async ({
  page,
}) => {
  await page.goto("/settings/connections");
  await expect(page.getByText("Simulator", { exact: true })).toBeVisible();
  const sync = page.getByRole("region", { name: "Sync" });
  await expect(sync.getByRole("listitem").filter({ hasText: "Candidates" })).toContainText("36", {
    timeout: 30_000,
  });
  await expect(page.getByText(/^Last synced/)).toBeVisible({ timeout: 30_000 });
  await page.getByLabel("Sync every").fill("30");
  await page.getByLabel("Only these").check();
  await page.getByLabel("Financial Analyst").uncheck();
  await expect(page.getByText("2 of 3 selected")).toBeVisible();
  await page.getByLabel("All jobs, including future ones").check();
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Sync every")).toHaveValue("30");
});

test("tests credentials before storing them, and never shows them again", async ({ page }) => {
  const form = await connectAshby(page, "Ashby here", "not-the-key");
  await expect(page.getByRole("alert").filter({ hasText: "Not connected" })).toContainText(
    "does not accept the credentials",
  );
  await expect(page.getByRole("heading", { name: "Ashby here" })).toHaveCount(0);
  await form.getByRole("textbox", { name: "API key" }).fill("ashby-key");
  await form.getByRole("button", { name: "Test and connect" }).click();
  const told = page.locator("div").filter({ hasText: "the secret is shown once" });
  const secret =
    (await told
      .filter({ has: page.locator("code") })
      .last()
      .locator("code")
      .last()
      .textContent()) ?? "";
  expect(secret.length).toBeGreaterThan(20);
  await page.reload();
  const html = await page.content();
  expect(html).not.toContain(secret);
  // The simulator's key is not secret, but only the form for new connections shows it.
  await expect(page.getByRole("heading", { name: "Ashby here" })).toBeVisible();
  expect(await page.locator("main").innerText()).not.toContain("ashby-key");

  await page.getByRole("button", { name: "New secret … for Ashby here" }).click();
  const renewal = page.getByRole("dialog", { name: "A new webhook secret for Ashby here" });
  await expect(renewal.getByText("calls signed with it are refused")).toBeVisible();
  await renewal.getByRole("button", { name: "Create a new secret" }).click();
  await expect(renewal.getByText("the secret is shown once")).toBeVisible();
  const renewed = (await renewal.locator("code").last().textContent()) ?? "";
  expect(renewed.length).toBeGreaterThan(20);
  expect(renewed).not.toBe(secret);
  await renewal.getByRole("button", { name: "Done" }).click();
  await expect(renewal).toHaveCount(0);
  expect(await page.content()).not.toContain(renewed);

  await page.getByRole("button", { name: "More for Ashby here" }).click();
  await page.getByRole("menuitem", { name: "Replace the credentials" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "API key" }).fill("another wrong one");
  await dialog.getByRole("button", { name: "Test and replace" }).click();
  await expect(dialog.getByRole("alert")).toContainText("The old ones stay in use.");
  await page.keyboard.press("Escape");

  // Shows which permission the key has lost, and what does not work without it.
  const code = "missing_endpoint_permission";
  await greenhouse().failOnce("/interviewPlan.list", {
    kind: "status",
    status: 403,
    when: "before",
    body: { success: false, errors: [code], errorInfo: { code } },
  });
  await page.getByRole("button", { name: "More for Ashby here" }).click();
  await page.getByRole("menuitem", { name: "Test the credentials" }).click();
  const permissions = page.getByRole("region", { name: "Permissions" }).last();
  await expect(permissions.getByRole("listitem").filter({ hasText: "Read interview plans" })).toHaveText(
    /^Read interview plans and stages missing\s*Decisions cannot be sent\.$/,
  );

  await page.getByRole("button", { name: "More for Ashby here" }).click();
  await page.getByRole("menuitem", { name: "Pause" }).click();
  await expect(page.getByText("paused", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "More for Ashby here" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("heading", { name: "Ashby here" })).toHaveCount(0);
});

test("sends a decision to the ATS, and lets the recruiter settle a conflict with one made there", async ({
  page,
}) => {
  const ats = greenhouse();
  // Both are in stages before the one that acceptance moves them to.
  const [first, second] = await ats.open();
  if (!first || !second) throw new Error("The simulator has nobody to decide on.");

  const name = await ats.nameOf(first.candidate_id);
  await openApplication(page, name);
  await accept(page);
  await expect(page.getByText("Greenhouse (simulator) has the decision and the feedback.")).toBeVisible({
    timeout: 30_000,
  });
  const mine = (await ats.writes()).filter((write) => write.candidateId === String(first.candidate_id));
  expect(mine.map((write) => write.kind)).toEqual(["move", "note"]);

  await page.goto(`/applications?q=${encodeURIComponent(name)}`);
  await page.getByLabel("Comment sync").selectOption("Pending");
  await expect(page.getByRole("heading", { name: "No application matches" })).toBeVisible();
  await page.getByLabel("Comment sync").selectOption("Synced");
  await expect(page.getByRole("link", { name })).toBeVisible();

  await ats.reject(second.id);
  await openApplication(page, await ats.nameOf(second.candidate_id));
  await accept(page);
  const notice = page.getByRole("region", { name: "Greenhouse (simulator)" });
  await expect(notice).toContainText("says something different from what was decided here", {
    timeout: 30_000,
  });
  await expect(notice).toContainText("accepted here, but rejected in Greenhouse (simulator)");
  await notice.getByRole("button", { name: "Keep ours" }).click();
  // The ATS is read again, and the conflict remains.
  await expect(page.getByText("Trying Greenhouse (simulator) again", { exact: true })).toBeVisible();
  await expect(notice.getByRole("button", { name: "Leave as is" })).toBeVisible({ timeout: 30_000 });
  await notice.getByRole("button", { name: "Keep theirs" }).click();
  await expect(notice).toContainText("The ATS's state was kept.");
  await expect(notice.getByRole("button")).toHaveCount(0);
});

test("lists why the ATS refused a decision; a retry sends it once, and leaving it as is never does", async ({
  page,
}) => {
  const ats = greenhouse();
  // An earlier attempt may have decided on the last ones, in Shortlist only.
  const last = -1 - 2 * test.info().retry;
  const undecided = (await ats.open()).slice(last - 2, last);
  for (const { id, candidate_id } of undecided) {
    await ats.failOnce(`/applications/${id}/reject`, { kind: "status", status: 422, when: "before" });
    await openApplication(page, await ats.nameOf(candidate_id));
    await page.getByRole("button", { name: /^Reject/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Reject" }).click();
    await expect(page.getByText("Greenhouse (simulator) does not have the decision")).toBeVisible({
      timeout: 30_000,
    });
  }
  const rejections = async (id: number) =>
    (await ats.writes()).filter(
      ({ kind, applicationId }) => kind === "reject" && applicationId === String(id),
    );

  const [retried, leftAlone] = undecided;
  if (!retried || !leftAlone) throw new Error("The simulator has nobody to decide on.");
  await page.goto("/applications?ats=failed");
  const row = async ({ candidate_id }: Application) =>
    page.getByRole("row").filter({ hasText: await ats.nameOf(candidate_id) });
  for (const application of undecided)
    await expect(await row(application)).toContainText("Greenhouse rejected the request (HTTP 422).");
  expect(await rejections(retried.id)).toEqual([]);

  await (await row(retried)).getByRole("button", { name: /^Retry/ }).click();
  await expect(page.getByText("Trying the ATS again", { exact: true })).toBeVisible();
  await expect(await row(retried)).toHaveCount(0);
  await (await row(leftAlone)).getByRole("button", { name: /^Leave as is/ }).click();
  await expect(page.getByText("Left as it is", { exact: true })).toBeVisible();
  await expect(await row(leftAlone)).toHaveCount(0);

  await page.goto(`/applications?q=${encodeURIComponent(await ats.nameOf(retried.candidate_id))}`);
  await expect((await row(retried)).first()).toContainText("Synced", { timeout: 30_000 });
  expect(await rejections(retried.id)).toHaveLength(1);
  await page.goto(`/applications?q=${encodeURIComponent(await ats.nameOf(leftAlone.candidate_id))}`);
  await expect((await row(leftAlone)).first()).toContainText("Not sent");
  await expect((await row(leftAlone)).getByRole("button", { name: /^Retry/ })).toHaveCount(0);
  expect(await rejections(leftAlone.id)).toEqual([]);
});

test("says when it is not known whether the ATS has a decision, and finds out automatically", async ({
  page,
}) => {
  test.setTimeout(150_000);
  const ats = greenhouse();
  const application = (await ats.open()).at(-1);
  if (!application) throw new Error("The simulator has nobody to decide on.");
  // The rejection takes effect, but the response is lost.
  await ats.failOnce(`/applications/${application.id}/reject`, { kind: "drop", when: "after" });
  await openApplication(page, await ats.nameOf(application.candidate_id));
  await page.getByRole("button", { name: /^Reject/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Reject" }).click();
  const unknown = "It is not known whether Greenhouse (simulator) has the decision";
  await expect(page.getByText(unknown)).toBeVisible({ timeout: 30_000 });
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("Greenhouse (simulator) has the decision.")).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 90_000 });
  const writes = (await ats.writes()).filter(({ applicationId }) => applicationId === String(application.id));
  expect(writes.map(({ kind }) => kind)).toEqual(["reject"]);
});

test("shows a withdrawal in the ATS in the reader's language, and reopens the application there too", async ({
  page,
}) => {
  const ats = greenhouse();
  // Earlier tests have decided on those at both ends, some of them in Shortlist only.
  const open = await ats.open();
  const application = open[Math.floor(open.length / 2)];
  if (!application) throw new Error("The simulator has nobody who could withdraw.");
  await ats.withdraw(application.id);
  await page.goto("/settings/connections");
  await page.getByRole("button", { name: "Sync now" }).first().click();
  await openApplication(page, await ats.nameOf(application.candidate_id));
  const decision = page.getByRole("group", { name: "Decision" });
  await expect(async () => {
    await page.reload();
    await expect(decision).toContainText("Withdrawn", { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await expect(decision.getByRole("button")).toHaveText([/^Reopen/]);

  await page.context().addCookies([{ name: "locale", value: "de", url: new URL("/", page.url()).href }]);
  await page.reload();
  await untilHydrated(page);
  const inGerman = page.getByRole("group", { name: "Entscheidung" });
  await expect(inGerman).toContainText("Zurückgezogen");
  await inGerman.getByRole("button", { name: "Wieder öffnen" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Greenhouse (simulator) öffnet die Bewerbung wieder");
  await dialog.getByRole("button", { name: "Wieder öffnen" }).click();
  await expect(page.getByText("In Greenhouse (simulator) ist die Entscheidung angekommen.")).toBeVisible({
    timeout: 60_000,
  });
  expect((await ats.open()).map(({ id }) => id)).toContain(application.id);
});

test("says before and after reopening an application that the ATS cannot reopen it", async ({ page }) => {
  test.setTimeout(300_000);
  // An earlier attempt may have left its connection behind.
  const { retry } = test.info();
  const system = `One way ${retry + 1}`;
  await connectAshby(page, system, "ashby-key");
  await expect(page.getByText("the secret is shown once")).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Last synced/).nth(1 + retry)).toBeVisible({ timeout: 180_000 });
  // Nothing is sent to the ATS until somebody turns that on.
  await page.getByLabel("Decisions sent to the ATS").last().selectOption("Rejected");
  await page.getByLabel("Reason given with rejections").last().selectOption("Not enough experience");
  await page.getByRole("button", { name: "Save settings" }).last().click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await page.goto("/jobs");
  // The newest job is this connection's.
  await page.getByRole("link", { name: "Financial Analyst", exact: true }).first().click();
  await page.locator("[data-application] [data-row]").first().click();
  await page.getByRole("button", { name: /^Reject/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(system);
  await dialog.getByRole("button", { name: "Reject", exact: true }).click();
  await expect(page.getByText(`${system} has the decision.`)).toBeVisible({ timeout: 30_000 });

  await page.getByRole("button", { name: /^Reopen/ }).click();
  const refusal = `Shortlist cannot reopen applications in ${system}: reopen this one there too.`;
  await expect(dialog).toContainText(refusal);
  await looksRight(page, "cannot-reopen");
  await dialog.getByRole("button", { name: "Reopen" }).click();
  await expect(page.getByRole("group", { name: "Decision" }).getByRole("button")).toHaveText([
    /^Reject/,
    /^Accept/,
  ]);
  await expect(page.getByText(refusal)).toBeVisible({ timeout: 30_000 });
  await looksRight(page, "open-here-alone");

  await page.goto("/settings/connections");
  await page.getByRole("button", { name: `More for ${system}` }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("heading", { name: system })).toHaveCount(0);
});

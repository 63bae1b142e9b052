import { complaints } from "./support/complaints.ts";
import { expect, test } from "./support/shortlist.ts";

test("dialogs, menus, the palette and edits violate no content security policy", async ({
  page,
  prepared,
}) => {
  const seen = complaints(page);
  await page.goto("/jobs");
  await page.getByRole("button", { name: "Create job" }).click();
  await page.getByRole("dialog").getByRole("tab").last().click();
  // The style that stops the page behind a dialog from scrolling was allowed.
  await expect(page.locator("body")).toHaveCSS("overflow", "hidden");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await page.getByRole("dialog").getByRole("switch").click();
  await page.getByRole("dialog").getByRole("switch").click();
  await page.keyboard.press("Escape");
  await page.goto("/candidates");
  await page.locator("[aria-haspopup=menu]:visible").first().click();
  await page.getByRole("menu").waitFor();
  await page.keyboard.press("Escape");
  await page.goto(`/jobs/${prepared.jobId}/scorecard`);
  await page.getByRole("spinbutton", { name: "Recommended from" }).fill("71");
  await page.goto(`/jobs/${prepared.jobId}`);
  await page.locator("[data-row]").nth(1).click();
  await page.locator("button[aria-pressed]").first().click();
  await page.getByRole("group", { name: "Decision" }).getByRole("button", { name: "Reject" }).click();
  await page.getByRole("dialog").getByRole("listitem").first().waitFor();
  expect(seen).toEqual([]);
});

test.describe("signed out", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("no page violates its content security policy", async ({ page }) => {
    const seen = complaints(page);
    for (const path of [
      "/sign-in",
      "/sign-up",
      "/invitation?token=x",
      "/consent",
      "/choose-organization",
      "/nothing",
    ]) {
      await page.goto(path);
      await page.getByRole("heading").first().waitFor();
    }
    expect(seen.filter((each) => !each.includes("404"))).toEqual([]);
  });

  test("an injected script does not run", async ({ page }) => {
    const refused: string[] = [];
    page.on("console", (message) => void refused.push(message.text()));
    await page.goto("/sign-in");
    await page.evaluate(() => {
      const script = document.createElement("div");
      script.innerHTML = "<img src=x onerror='document.title = \"run\"'><p style='color: red'>x</p>";
      document.body.append(script);
    });
    await expect.poll(() => refused.join("\n")).toMatch(/Content Security Policy.*script-src/s);
    expect(await page.title()).not.toBe("run");
    // Removes the injected element before the check of the page a test ends on.
    await page.reload();
  });
});

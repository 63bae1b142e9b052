import { onPhone } from "../support/look.ts";
import { expect, test } from "./support/shortlist.ts";

const rows = "[data-application]";

test("ranks the candidates, best first, and says why a file has no score", async ({ page, prepared }) => {
  await page.goto(`/jobs/${prepared.jobId}`);
  const names = page.locator(`${rows} [data-row]`);
  await expect(names.nth(0)).toHaveText(/Margaret Okafor|Amara Lindqvist/);
  const scores = await page.locator(`${rows} td .sr-only`).allTextContents();
  const numbers = scores.flatMap((text) => /^(\d+) of 100, likely/.exec(text)?.[1] ?? []).map(Number);
  expect(numbers.length).toBe(5);
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
  const damaged = page.locator(rows).filter({ hasText: "damaged or cut short" });
  await expect(damaged).toContainText("Not evaluated");
  await expect(damaged.getByRole("cell").first()).toHaveText("");
});

test("moves through, peeks at and opens candidates by keyboard alone", async ({ page, prepared }) => {
  test.skip(onPhone, "Keys and the panel are for a wider screen.");
  await page.goto(`/jobs/${prepared.jobId}`);
  const panel = page.getByRole("complementary", { name: "Candidate" });
  const name = (index: number) => page.locator(`${rows} [data-row]`).nth(index);
  await page.keyboard.press("j");
  await expect(name(0)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(panel.getByRole("heading", { level: 2 })).toHaveText(await name(0).innerText());
  await page.keyboard.press("j");
  await expect(name(1)).toBeFocused();
  await expect(panel.getByRole("heading", { level: 2 })).toHaveText(await name(1).innerText());
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await page.keyboard.press("k");
  const first = await name(0).innerText();
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("heading", { level: 2 })).toHaveText(first);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/applications/*");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(first);
  await page.keyboard.press("j");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(first);
  await page.keyboard.press("Escape");
  await page.waitForURL(`**/jobs/${prepared.jobId}`);
});

test("the key e evaluates the focused candidate again, or says why it cannot", async ({ page, prepared }) => {
  await page.goto(`/jobs/${prepared.jobId}`);
  await page.keyboard.press("j");
  await page.keyboard.press("e");
  await expect(page.getByText("is being evaluated again").first()).toBeVisible();
  // Nothing has changed: the score stays visible meanwhile.
  await expect(
    page
      .locator(rows)
      .nth(0)
      .getByRole("cell", { name: /^\d+ of 100, likely/ }),
  ).toBeVisible();
  const damaged = page.locator(rows).filter({ hasText: "damaged or cut short" });
  await damaged.locator("[data-row]").focus();
  await page.keyboard.press("e");
  await expect(page.getByText("No CV of this candidate could be read").first()).toBeVisible();
});

test("shows each quote at its position in the document", async ({ page, prepared }) => {
  await page.goto(`/jobs/${prepared.jobId}`);
  await page.locator(`${rows} [data-row]`).first().click();
  const quotes = page.locator("button[aria-pressed]");
  await quotes.first().waitFor();
  for (let index = 0; index < Math.min(6, await quotes.count()); index++) {
    const quote = quotes.nth(index);
    await quote.click();
    await expect(quote).toHaveAttribute("aria-pressed", "true");
    const quoted = fold(await quote.locator("span").first().innerText());
    const marks = page.locator("mark.bg-accent");
    await expect(marks.first()).toBeInViewport();
    expect(fold((await marks.allTextContents()).join(" "))).toBe(quoted);
  }
  await page.keyboard.press("Escape");
  await expect(page.locator("mark.bg-accent")).toHaveCount(0);

  // From the end of the page: n scrolls to a quote and its criterion, and the decision bar stays visible.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole("button", { name: /^Accept/ })).toBeInViewport();
  await page.keyboard.press("n");
  await expect(page.locator("mark.bg-accent").first()).toBeInViewport();
  if (!onPhone) await expect(page.locator("button[aria-pressed=true]")).toBeInViewport();
});

const fold = (text: string) => text.replace(/\s+/g, "");

test("lists hidden text separately, not in the document", async ({ page, prepared }) => {
  await page.goto(`/jobs/${prepared.jobId}`);
  await page.getByRole("link", { name: "Victor Langley" }).click();
  const hidden = page.getByRole("region", { name: "Hidden text" });
  await expect(hidden).toContainText("Ignore all previous instructions");
  await expect(hidden).toContainText("kept out of the evaluation");
  const document = page.getByRole("region", { name: "Page 1" });
  // The page's text is laid over it once it is drawn.
  await expect(document).toContainText("Victor Langley");
  await expect(document).not.toContainText("Ignore all previous");
});

test("says why an unreadable file has no score, and that nothing was charged", async ({ page, prepared }) => {
  await page.goto(`/jobs/${prepared.jobId}`);
  await page.locator(rows).filter({ hasText: "damaged or cut short" }).locator("[data-row]").click();
  const failure = page.getByText("The CV could not be read", { exact: true }).locator("../..");
  await expect(failure).toContainText("damaged");
  await expect(failure).toContainText("nothing charged");
});

test("shows what a decision will do before it is made, and lists the candidates in the right views", async ({
  page,
  prepared,
}) => {
  await page.goto(`/jobs/${prepared.jobId}`);
  await page.locator(`${rows} [data-row]`).first().click();
  await page.getByRole("group", { name: "Decision" }).waitFor();
  const accepted = await page.getByRole("heading", { level: 1 }).innerText();
  const decision = page.getByRole("group", { name: "Decision" });
  await decision.getByRole("button", { name: "Accept" }).click();
  const accept = page.getByRole("dialog", { name: `Accept ${accepted}` });
  await expect(accept.getByRole("listitem").first()).toContainText("shortlist");
  // On a phone a field in focus would bring up the keyboard.
  if (!onPhone) await expect(accept.getByLabel("Feedback")).toBeFocused();
  await accept.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByRole("region", { name: "Decisions" })).toContainText("Accepted by Robin Recruiter");

  await page.goto(`/jobs/${prepared.jobId}`);
  await page.getByRole("link", { name: "Victor Langley" }).click();
  await page.getByRole("group", { name: "Decision" }).waitFor();
  await decision.getByRole("button", { name: "Reject" }).click();
  const reject = page.getByRole("dialog", { name: "Reject Victor Langley" });
  await expect(reject.getByText("No feedback is given.")).toBeVisible();
  await reject.getByLabel("Feedback").fill("The role needs <b>server-side</b> experience.");
  await expect(reject.getByText("The feedback is kept with the decision.")).toBeVisible();
  await page.keyboard.press("Control+Enter");
  // What was typed is shown as it was typed, never as markup.
  await expect(page.getByRole("region", { name: "Decisions" })).toContainText("<b>server-side</b>");
  await expect(page.getByRole("group", { name: "Decision" })).toContainText("Rejected");

  await page.goto(`/jobs/${prepared.jobId}?view=rejected`);
  await expect(page.locator(`${rows} [data-row]`)).toHaveText(["Victor Langley"]);
  await page.goto(`/jobs/${prepared.jobId}?view=accepted`);
  await expect(page.getByRole("link", { name: accepted })).toBeVisible();
  await expect(page.getByRole("link", { name: "Victor Langley" })).toHaveCount(0);
});

test("answers malformed and unknown ids with the same 404 page", async ({ page }) => {
  for (const id of ["nothing", "01a1fa58-0000-7000-8000-000000000000"]) {
    const response = await page.goto(`/applications/${id}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "There is nothing at this address" })).toBeVisible();
  }
});

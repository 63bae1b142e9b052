import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/shortlist.ts";

/** Opens the page of the person with this name. */
async function openPerson(page: Page, name: string) {
  await page.goto(`/candidates?q=${encodeURIComponent(name)}`);
  await page.locator("[data-rows] [data-row]").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(name));
}

/** Nothing that WCAG 2.2 AA refuses, at both widths, in light and dark; a picture of each is kept with the run. */
async function looksRight(page: Page, name: string) {
  const size = page.viewportSize();
  for (const [width, colorScheme] of [
    [1440, "light"],
    [390, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
      .analyze();
    expect.soft(violations, `${name}, ${width}`).toEqual([]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(wider, `${name}, ${width}`).toBeLessThanOrEqual(0);
    await page.screenshot({ path: test.info().outputPath(`${name}-${width}-${colorScheme}.png`) });
  }
  await page.emulateMedia({ colorScheme: "light" });
  if (size) await page.setViewportSize(size);
}

test("a person's e-mail address is corrected, refused when it is none, and the page says what stood before", async ({
  page,
}) => {
  await openPerson(page, "Daniel Reyes");
  const person = page.getByRole("region", { name: "Person" });
  await person.getByRole("button", { name: "Edit" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit person" });
  const email = dialog.getByLabel("E-mail");
  const before = await email.inputValue();
  await email.fill("daniel at example");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toContainText("That is no e-mail address.");
  await expect(email).toHaveValue("daniel at example");
  await looksRight(page, "edit-refused");
  await email.fill("daniel@corrected.example");
  await email.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(person).toContainText("daniel@corrected.example");
  await expect(person).toContainText(before ? `before: ${before}` : "there was none before");
  await looksRight(page, "edited");
  // As it was: other tests find this person by what their CV says.
  await person.getByRole("button", { name: "Edit" }).click();
  await email.fill(before);
  await email.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(person).not.toContainText("Changed by");
});

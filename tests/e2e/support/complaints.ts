import type { Page } from "@playwright/test";

/** Collects the browser's errors and warnings: blocked styles and scripts, failed hydration, the app's exceptions. */
export function complaints(page: Page): string[] {
  const seen: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) seen.push(message.text());
  });
  page.on("pageerror", (error) => seen.push(error.message));
  return seen;
}

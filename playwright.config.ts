import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/browser.ts";
import { look } from "./tests/support/look.ts";

const port = Number(process.env.E2E_PORT ?? 3117);

/** The simulated applicant tracking systems, where tests can play the other side. */
const atsPort = port + 1;
export const atsSimulator = `http://127.0.0.1:${atsPort}`;

export default defineConfig({
  testDir: "tests/e2e",
  // One app, one demo organization: the tests share them, in order.
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  timeout: 150_000,
  // npm test lists at the end which tests needed a retry.
  retries: 1,
  expect: { timeout: 25_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "en-GB",
    timezoneId: "UTC",
    ...look,
    // Recording slows every page down, so only the retry of a failed test is recorded.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findBrowser()?.executablePath,
      args: [
        // Chromium's sandbox needs a user that is not root.
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: [
    {
      command: `"${process.execPath}" tests/simulators/ats/main.ts --port ${atsPort}`,
      url: `${atsSimulator}/writes`,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    },
    {
      command: `"${process.execPath}" scripts/e2e-server.ts`,
      env: { PORT: String(port), ATS_SIMULATOR_URL: atsSimulator },
      url: `http://127.0.0.1:${port}/api/health`,
      timeout: 300_000,
      stdout: "pipe",
      gracefulShutdown: { signal: "SIGTERM", timeout: 30_000 },
    },
  ],
});

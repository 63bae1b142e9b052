import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

/** The headless shell first: it uses a third less processor time (the tests of a long list: 57 s instead of 83 s). */
const SYSTEM = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** The Chromium to drive: CHROMIUM_PATH, Playwright's own (undefined, its default), or the system's. Null: none. */
export function findBrowser(): { executablePath: string | undefined } | null {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return { executablePath: CHROMIUM_PATH };
  if (existsSync(chromium.executablePath())) return { executablePath: undefined };
  const system = SYSTEM.find((file) => existsSync(file));
  return system ? { executablePath: system } : null;
}

/** Installs Chromium if it is missing: Playwright's, else (as root, on Debian-based systems) the distribution's. */
export function ensureBrowser() {
  if (findBrowser()) return;
  const root = process.getuid?.() === 0;
  console.log("Installing Chromium for the tests in the browser …");
  const playwright = [
    "node_modules/playwright/cli.js",
    "install",
    ...(root ? ["--with-deps"] : []),
    "chromium",
  ];
  attempt(process.execPath, playwright);
  if (!findBrowser() && root) {
    attempt("apt-get", ["update", "-q"]);
    for (const name of ["chromium-headless-shell", "chromium"])
      if (!findBrowser()) attempt("apt-get", ["install", "-y", "-q", "--no-install-recommends", name]);
  }
  if (!findBrowser())
    throw new Error("No Chromium, and none could be installed. Install one and set CHROMIUM_PATH to it.");
}

function attempt(command: string, args: string[]) {
  const { status, error } = spawnSync(command, args, {
    stdio: "inherit",
    timeout: 8 * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  if (status !== 0) console.log(`${command} ${args.join(" ")}: ${error?.message ?? `exit code ${status}`}`);
}

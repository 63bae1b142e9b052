import type { Page } from "playwright";
import { PASSWORD } from "./recruiter";

/** Adds a virtual device for passkeys through Chromium's DevTools (WebAuthn.addVirtualAuthenticator). */
export async function addDevice(page: Page, isUserVerified = true) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("WebAuthn.enable");
  const { authenticatorId } = await devTools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified,
      automaticPresenceSimulation: true,
    },
  });
  return {
    credentials: async () =>
      (await devTools.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
  };
}

/** Fills in and sends the account page's form for a passkey. */
export async function addPasskey(page: Page, name: string, password = PASSWORD) {
  const form = page.locator("form", { has: page.getByRole("button", { name: "Add a passkey" }) });
  await form.getByLabel("Name of the passkey").fill(name);
  await form.getByLabel("Current password").fill(password);
  await form.getByRole("button", { name: "Add a passkey" }).click();
}

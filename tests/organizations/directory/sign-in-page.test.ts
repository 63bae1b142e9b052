import { afterAll, expect, test } from "vitest";
import { pagePath } from "@/lib/platform/access/addresses";
import { startOpenIdProvider } from "../../simulators/identity/openid-provider";
import { signedInPage } from "../../support/person-browser";
import { newRecruiter } from "../../support/recruiter";
import { sharedApp, sharedBrowser } from "../../support/shared";
import { ownerActor, ownerDb } from "../../support/world";

const app = await sharedApp();
let stop = () => {};
afterAll(() => stop());

test("an administrator connects, tests and turns on a provider; somebody new then signs in by their address", async () => {
  const recruiter = await newRecruiter(app.url);
  const { organizationId } = await ownerActor(recruiter.email);
  const idp = await startOpenIdProvider([`${app.url}${pagePath.providerAnswer(organizationId)}`]);
  stop = idp.stop;
  const domain = `${organizationId.slice(-8)}.example`;
  idp.accounts.set("ada", { email: `ada@${domain}`, name: "Ada Lovelace", groups: ["Talent"] });
  const browser = await sharedBrowser();
  const page = await signedInPage(browser, app.url, recruiter.email, "/settings/sign-in");
  const enterAtProvider = async () => {
    await page.waitForURL(`${idp.issuer}/**`);
    await page.locator('input[name="login"]').fill("ada");
    await page.locator('input[name="password"]').fill("any");
    await page.locator('button[type="submit"]').click();
    const consent = page.getByRole("button", { name: "Continue" });
    await consent.click();
  };

  await page.getByLabel("Domain", { exact: true }).fill(domain);
  await page.getByRole("button", { name: "Add domain" }).click();
  await page.getByText(`_shortlist.${domain}`).waitFor();
  await page.getByRole("button", { name: `Check the record: ${domain}` }).click();
  await page
    .getByText(/has no TXT record/)
    .first()
    .waitFor();
  await ownerDb.emailDomain.updateMany({ where: { organizationId }, data: { verifiedAt: new Date() } });

  await page.getByLabel("Issuer").fill(idp.issuer);
  await page.getByLabel("Client ID").fill(idp.service.id);
  await page.getByLabel("Client secret").fill(idp.service.secret);
  await page.getByLabel("Groups whose people have this role: Recruiter").fill("Talent\nSourcing");
  await page.getByRole("button", { name: "Save provider" }).click();
  await page.getByRole("link", { name: "Test sign-in" }).click();
  await enterAtProvider();
  await page.getByText("The test sign-in worked").first().waitFor();
  await page.getByRole("button", { name: "Turn on" }).click();
  await page.getByText("Sign-in turned on", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Create token" }).click();
  await page
    .getByText(/^scim_/)
    .first()
    .waitFor();
  await page.context().clearCookies();

  await page.goto(`${app.url}/sign-in?next=/agents`);
  await page.getByLabel("Email").fill(`Ada@${domain}`);
  await page.getByRole("link", { name: `Continue with ${recruiter.organization}’s sign-in` }).click();
  await enterAtProvider();
  await page.waitForURL(`${app.url}/agents`);
  const ada = await ownerDb.user.findUniqueOrThrow({
    where: { email: `ada@${domain}` },
    include: { memberships: true },
  });
  expect(ada).toMatchObject({ name: "Ada Lovelace", memberships: [{ organizationId, role: "recruiter" }] });

  await ownerDb.organization.update({ where: { id: organizationId }, data: { ipRanges: ["192.0.2.0/24"] } });
  await page.goto(`${app.url}/jobs`);
  await page.getByText(/certain addresses only/).waitFor();
  expect(new URL(page.url()).pathname).toBe("/access-rules");
  await page.context().close();
});

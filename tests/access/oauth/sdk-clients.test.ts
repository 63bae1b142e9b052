import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestApp } from "../../support/app";
import { DocumentHost } from "../../support/document-host";
import { personAnswering, Host, type Sdk, sdks } from "../../support/host";
import { newRecruiter, type Recruiter } from "../../support/recruiter";
import { sharedApp } from "../../support/shared";

let app: TestApp;
let documents: DocumentHost;
let recruiter: Recruiter;
beforeAll(async () => {
  documents = await DocumentHost.start();
  app = await sharedApp();
  recruiter = await newRecruiter(app.url);
});
afterAll(() => documents?.stop());

const address = () => `${app.url}/api/mcp`;
const allows = () => personAnswering(recruiter.visitor);
const scopesOf = (host: Host) => new Set(host.given?.scope?.split(" "));
const workingScopes = new Set(["service:recruiter", "service:recruiter:write", "offline_access"]);

const generations = Object.keys(sdks) as Sdk[];
const cases = generations.flatMap((sdk) =>
  ["client_secret_basic", "client_secret_post", "none", undefined].map((method) => [sdk, method] as const),
);

test.each(cases)(
  "the SDK %s as a %s client gets write access and a refresh token from the endpoint's address alone",
  async (sdk, method) => {
    const host = new Host({ token_endpoint_auth_method: method });
    const first = await host.authorize(sdk, address(), allows());
    expect(scopesOf(host)).toEqual(workingScopes);
    expect(first.refresh_token).toBeTruthy();
    const renewed = await host.authorize(sdk, address(), allows());
    expect(host.asked, "refreshing asks for no consent").toHaveLength(1);
    expect(renewed.refresh_token).not.toBe(first.refresh_token);
    expect(scopesOf(host)).toEqual(workingScopes);
  },
);

test.each(generations)("the SDK %s does not register when it has a metadata document", async (sdk) => {
  const redirect_uris = ["http://localhost:6274/oauth/callback"];
  const clientMetadataUrl = documents.publish(`/sdk-${sdk}.json`, { redirect_uris });
  const host = new Host({}, clientMetadataUrl);
  await host.authorize(sdk, address(), allows());
  expect(host.client).toMatchObject({ client_id: clientMetadataUrl });
  expect(scopesOf(host)).toEqual(workingScopes);
  expect(host.given?.refresh_token).toBeTruthy();
});

test.each(generations)("the SDK %s works without a refresh token when it lists none", async (sdk) => {
  const host = new Host({ grant_types: ["authorization_code"] });
  await host.authorize(sdk, address(), allows());
  expect(scopesOf(host)).toEqual(new Set(["service:recruiter", "service:recruiter:write"]));
  expect(host.given?.refresh_token).toBeUndefined();
});

test.each(generations)("the SDK %s gets no refresh token when its recruiter unticks it", async (sdk) => {
  const host = new Host();
  await host.authorize(
    sdk,
    address(),
    personAnswering(recruiter.visitor, { ticked: ["service:recruiter:write"] }),
  );
  expect(scopesOf(host)).toEqual(new Set(["service:recruiter", "service:recruiter:write"]));
  expect(host.given?.refresh_token).toBeUndefined();
});

test.each(generations)("the transport of the SDK %s authorizes itself and creates a job", async (sdk) => {
  const host = new Host();
  const client = await host.connect(sdk, address(), allows());
  expect(await client.tools()).toContain("createJob");
  const created = await client.call("createJob", {
    title: "Baker",
    description: "We look for a baker with two years in a bakery. You start at four in the morning.",
  });
  expect(created.isError).toBeFalsy();
  await client.close();
});

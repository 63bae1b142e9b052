import { auth as authOf2025 } from "@modelcontextprotocol/sdk/client/auth.js";
import { auth as authOf2026 } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerConsent } from "../support/agent";
import { startApp, type TestApp } from "../support/app";
import { certificateFile, DocumentHost } from "../support/document-host";
import { newRecruiter, type Recruiter } from "../support/recruiter";

let app: TestApp;
let host: DocumentHost;
let recruiter: Recruiter;
beforeAll(async () => {
  host = await DocumentHost.start();
  app = await startApp({ env: { CLIENT_DOCUMENT_LOOPBACK: "1", NODE_EXTRA_CA_CERTS: certificateFile } });
  recruiter = await newRecruiter(app.url);
});
afterAll(async () => {
  await app?.stop();
  await host?.stop();
});

/** What an agent keeps between steps, in the shape both SDKs ask for. */
function keeper(metadata: Record<string, unknown>, clientMetadataUrl?: string) {
  const kept: {
    client?: unknown;
    tokens?: { refresh_token?: string; access_token: string; scope?: string };
    verifier: string;
    url?: URL;
  } = {
    verifier: "",
  };
  const redirectUrl = "http://localhost:6274/oauth/callback";
  const provider = {
    redirectUrl,
    clientMetadataUrl,
    clientMetadata: {
      redirect_uris: [redirectUrl],
      client_name: "An SDK",
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      ...metadata,
    },
    state: () => "a-state",
    clientInformation: () => kept.client,
    saveClientInformation: (client: unknown) => void (kept.client = client),
    tokens: () => kept.tokens,
    saveTokens: (tokens: NonNullable<typeof kept.tokens>) => void (kept.tokens = tokens),
    redirectToAuthorization: (url: URL) => void (kept.url = url),
    saveCodeVerifier: (verifier: string) => void (kept.verifier = verifier),
    codeVerifier: () => kept.verifier,
  };
  return { kept, provider };
}

type Auth = (
  provider: ReturnType<typeof keeper>["provider"],
  options: { serverUrl: string; authorizationCode?: string; iss?: string },
) => Promise<string>;

const sdks: [string, Auth][] = [
  ["1.x", authOf2025 as unknown as Auth],
  ["2.x", authOf2026 as unknown as Auth],
];
const cases = sdks.flatMap(([name, auth]) =>
  ["client_secret_basic", "client_secret_post", "none"].map((method) => [name, method, auth] as const),
);

test.each(cases)(
  "the SDK %s connects as a %s client, from the endpoint's address alone",
  async (_, method, auth) => {
    const { kept, provider } = keeper({
      token_endpoint_auth_method: method,
      scope: "openid offline_access service:recruiter",
    });
    const serverUrl = `${app.url}/api/mcp`;
    expect(await auth(provider, { serverUrl })).toBe("REDIRECT");
    const asked = await recruiter.visitor.get(kept.url!.href);
    const answered = new URL((await answerConsent(recruiter.visitor, asked.location ?? "")).location ?? "");
    const [authorizationCode, iss] = [answered.searchParams.get("code")!, answered.searchParams.get("iss")!];
    expect(await auth(provider, { serverUrl, authorizationCode, iss })).toBe("AUTHORIZED");
    expect(kept.tokens!.scope).toBe("openid offline_access service:recruiter");
    const first = kept.tokens!.refresh_token;
    expect(await auth(provider, { serverUrl })).toBe("AUTHORIZED");
    expect(kept.tokens!.refresh_token).not.toBe(first);
  },
);

test.each(sdks)(
  "the SDK %s without a scope of its own asks for nothing it should not have",
  async (_, auth) => {
    const { kept, provider } = keeper({});
    await auth(provider, { serverUrl: `${app.url}/api/mcp` });
    expect(kept.url!.searchParams.get("scope") ?? "").not.toContain("admin");
    const asked = await recruiter.visitor.get(kept.url!.href);
    expect(asked.location).toMatch(/^\/consent\?/);
  },
);

test.each(sdks)("the SDK %s that has a metadata document does not register", async (_, auth) => {
  const clientMetadataUrl = host.publish("/sdk.json", {
    redirect_uris: ["http://localhost:6274/oauth/callback"],
  });
  const { kept, provider } = keeper({ scope: "openid offline_access service:recruiter" }, clientMetadataUrl);
  const serverUrl = `${app.url}/api/mcp`;
  expect(await auth(provider, { serverUrl })).toBe("REDIRECT");
  expect(kept.client).toMatchObject({ client_id: clientMetadataUrl });
  const asked = await recruiter.visitor.get(kept.url!.href);
  const answered = new URL((await answerConsent(recruiter.visitor, asked.location ?? "")).location ?? "");
  const [authorizationCode, iss] = [answered.searchParams.get("code")!, answered.searchParams.get("iss")!];
  expect(await auth(provider, { serverUrl, authorizationCode, iss })).toBe("AUTHORIZED");
  expect(kept.tokens!.scope).toBe("openid offline_access service:recruiter");
});

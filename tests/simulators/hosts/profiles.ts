/** How a host connects, as far as its published sources say; a simulator knows nothing else. */
export type Profile = {
  sources: string[];
  /** What it registers with, or publishes as its metadata document where `document` is true. */
  client: Record<string, unknown>;
  document?: boolean;
  /** Its redirect URI in the authorization request, where that is not the registered one. */
  redirectUri?: string;
  /** Scopes in its requests: those the challenge or the resource's metadata names, none, or fixed ones. */
  scope: "challenge" | "metadata" | "none" | (string & {});
  /** Sent as `resource`: the metadata's, or the server's URL as its user typed it. */
  resource: "metadata" | "typed" | "none";
  /** Whether it repeats its scopes when it refreshes. */
  repeatsScope?: boolean;
  /** How many processes refresh the same token at once, or how often it repeats a refresh whose answer it lost. */
  atOnce?: number;
  /** The newest revision that it initializes with. */
  revision: string;
  /** What it declares when it initializes, where a source says so, and what it answers when it is asked something. */
  capabilities?: { elicitation: object };
  answers?: { action: "decline" };
  /** The subset of JSON Schema that it, or its model's API, takes (tests/mcp/published-subsets.ts). */
  subset: string;
};

const both = ["authorization_code", "refresh_token"];

export const hosts: Record<string, Profile> = {
  ChatGPT: {
    sources: [
      "developers.openai.com/apps-sdk/build/auth",
      "Altinity/altinity-mcp#118 and operately/operately#5164: the document, private_key_jwt where the server has it",
    ],
    client: {
      client_uri: "https://chatgpt.com/",
      redirect_uris: ["https://chatgpt.com/connector/oauth/kDmjx77UnKOM"],
      grant_types: both,
      response_types: ["code"],
      client_name: "ChatGPT",
      token_endpoint_auth_method: "private_key_jwt",
      token_endpoint_auth_methods_supported: ["none", "private_key_jwt"],
      token_endpoint_auth_signing_alg: "RS256",
    },
    document: true,
    scope: "metadata",
    resource: "metadata",
    revision: "2025-11-25",
    subset: "OpenAI API, ChatGPT and Codex",
  },
  Claude: {
    sources: [
      "modelcontextprotocol/modelcontextprotocol#653: asks for a scope claudeai",
      "jlowin/fastmcp#4264: refreshes the same token from two addresses",
    ],
    client: {
      client_name: "Claude",
      redirect_uris: ["https://claude.ai/api/mcp/auth_callback"],
      grant_types: both,
      response_types: ["code"],
      token_endpoint_auth_method: "none",
      scope: "claudeai",
    },
    scope: "claudeai",
    resource: "metadata",
    atOnce: 2,
    revision: "2025-11-25",
    subset: "Anthropic API, Claude and Claude Code",
  },
  "Claude Code": {
    sources: [
      "elmohq/elmo#684: native, http://localhost:3118/callback",
      "anthropics/claude-code#85236, #74250, #84440: several processes refresh the same token",
    ],
    client: {
      client_name: "Claude Code (shortlist)",
      redirect_uris: ["http://localhost:3118/callback"],
      grant_types: both,
      response_types: ["code"],
      token_endpoint_auth_method: "none",
      application_type: "native",
    },
    scope: "challenge",
    resource: "metadata",
    atOnce: 3,
    revision: "2025-11-25",
    subset: "Anthropic API, Claude and Claude Code",
  },
  Codex: {
    sources: [
      "elmohq/elmo#684: native, an ephemeral http://127.0.0.1 port with /callback/…",
      "openai/codex#30460 (the callback's path), #27165 (concurrent refreshes)",
      "servers that test against Codex 0.147 to 0.153 (public repositories): it declares both ways of elicitation, and declines within milliseconds without showing anything",
    ],
    client: {
      client_name: "Codex",
      redirect_uris: ["http://127.0.0.1:37819/callback/6MFBM1In3Ey-"],
      grant_types: both,
      response_types: ["code"],
      token_endpoint_auth_method: "none",
      application_type: "native",
    },
    redirectUri: "http://127.0.0.1:63546/callback/6MFBM1In3Ey-",
    scope: "metadata",
    resource: "typed",
    atOnce: 2,
    revision: "2025-06-18",
    capabilities: { elicitation: { form: {}, url: {} } },
    answers: { action: "decline" },
    subset: "OpenAI API, ChatGPT and Codex",
  },
  "VS Code": {
    sources: [
      "microsoft/vscode, src/vs/base/common/oauth.ts: the registration, with the device grant and four redirect URIs",
    ],
    client: {
      client_name: "Visual Studio Code",
      client_uri: "https://code.visualstudio.com",
      grant_types: [...both, "urn:ietf:params:oauth:grant-type:device_code"],
      response_types: ["code"],
      redirect_uris: [
        "https://insiders.vscode.dev/redirect",
        "https://vscode.dev/redirect",
        "http://127.0.0.1/",
        "http://127.0.0.1:33418/",
      ],
      token_endpoint_auth_method: "none",
      application_type: "native",
    },
    redirectUri: "http://127.0.0.1:33418/",
    scope: "challenge",
    resource: "metadata",
    revision: "2025-11-25",
    subset: "VS Code",
  },
  Cursor: {
    sources: [
      "forum.cursor.com, oauth-redirect-uri-changed-from-cursor-to-http-localhost (as elmohq/elmo#684 quotes it)",
      "cursor.com/docs/context/mcp",
    ],
    client: {
      client_name: "Cursor",
      redirect_uris: ["cursor://anysphere.cursor-mcp/oauth/callback", "http://localhost:8787/callback"],
      grant_types: both,
      response_types: ["code"],
      token_endpoint_auth_method: "none",
    },
    scope: "challenge",
    resource: "metadata",
    revision: "2025-06-18",
    subset: "Cursor",
  },
  "Gemini CLI": {
    sources: [
      "google-gemini/gemini-cli, packages/core/src/mcp/oauth-provider.ts: an empty scope at registration, the same scopes and resource at every refresh",
    ],
    client: {
      client_name: "Gemini CLI MCP Client",
      redirect_uris: ["http://localhost:7777/oauth/callback"],
      grant_types: both,
      response_types: ["code"],
      token_endpoint_auth_method: "none",
      scope: "",
    },
    scope: "metadata",
    resource: "typed",
    repeatsScope: true,
    revision: "2025-06-18",
    subset: "Gemini API and Gemini CLI",
  },
  n8n: {
    sources: [
      "n8n-io/n8n#22851: asks for the scope openid alone",
      "n8n-io/n8n, packages/cli/src/oauth/oauth.service.ts: resource without a trailing slash, else the metadata's",
    ],
    client: {
      client_name: "n8n",
      client_uri: "https://n8n.io/",
      redirect_uris: ["https://n8n.acme.example/rest/oauth2-credential/callback"],
      grant_types: both,
      response_types: ["code"],
      token_endpoint_auth_method: "client_secret_basic",
      scope: "openid",
    },
    scope: "openid",
    resource: "metadata",
    repeatsScope: true,
    revision: "2025-06-18",
    subset: "n8n",
  },
  "Copilot Studio": {
    sources: [
      "learn.microsoft.com/microsoft-copilot-studio/mcp-add-existing-server-to-agent: OAuth 2.0 with dynamic discovery",
      "learn.microsoft.com/connectors/custom-connectors/connection-parameters: global.consent.azure-apim.net, a secret in the form, scopes in the refresh",
    ],
    client: {
      client_name: "Microsoft Copilot Studio",
      redirect_uris: ["https://global.consent.azure-apim.net/redirect/cr-5fshortlist"],
      grant_types: both,
      response_types: ["code"],
      token_endpoint_auth_method: "client_secret_post",
      scope: null,
    },
    scope: "metadata",
    resource: "none",
    repeatsScope: true,
    revision: "2025-03-26",
    subset: "Copilot Studio",
  },
};

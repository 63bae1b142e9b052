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
      "support.claude.com/articles/11503834: its name, its callback, registration, refreshes",
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
  "Claude, by its document": {
    sources: [
      "brendanlong/lion-reader#1519 and dropseed/plain#108: the document, where the server takes documents and none",
      "anthropics/claude-ai-mcp#518: claude.ai/oauth/mcp-oauth-client-metadata",
      "jlowin/fastmcp#4264: refreshes the same token from two addresses",
    ],
    client: {
      client_name: "Claude",
      client_uri: "https://claude.ai",
      redirect_uris: ["https://claude.ai/api/mcp/auth_callback"],
      grant_types: [...both, "urn:ietf:params:oauth:grant-type:jwt-bearer"],
      response_types: ["code"],
      token_endpoint_auth_method: "none",
    },
    document: true,
    scope: "challenge",
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
  "Claude Code, by its document": {
    sources: [
      "anthropics/claude-code#37767 and #37747: claude.ai/oauth/claude-code-client-metadata, loopback addresses without a port",
      "dropseed/plain#108: since 2.1.81",
      "anthropics/claude-code#85236, #74250, #84440: several processes refresh the same token",
    ],
    client: {
      client_name: "Claude Code",
      client_uri: "https://claude.ai",
      redirect_uris: ["http://localhost/callback", "http://127.0.0.1/callback"],
      grant_types: both,
      response_types: ["code"],
      token_endpoint_auth_method: "none",
    },
    document: true,
    redirectUri: "http://localhost:58135/callback",
    scope: "challenge",
    resource: "metadata",
    atOnce: 3,
    revision: "2025-11-25",
    subset: "Anthropic API, Claude and Claude Code",
  },
  Codex: {
    sources: [
      "openai/codex, codex-rs/rmcp-client/src/perform_oauth_login.rs: the name, an ephemeral port of 127.0.0.1",
      "openai/codex#20237 and #30460: the callback's path ends in an id of the server's URL",
      "openai/codex#24890 and #33403: no resource, also when it refreshes",
      "openai/codex#45944 and #27165: concurrent refreshes",
      "openai/codex#45621 and #45776: revision 2025-06-18; it declines what it is asked, without showing anything",
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
    resource: "none",
    atOnce: 2,
    revision: "2025-06-18",
    capabilities: { elicitation: { form: {}, url: {} } },
    answers: { action: "decline" },
    subset: "OpenAI API, ChatGPT and Codex",
  },
  "Codex, by its document": {
    sources: [
      "developers.openai.com/codex/mcp: chatgpt.com/oauth/codex/<callback id>/client.json, the callback without its port",
      "anomalyco/opencode#47743: where the server takes documents and none",
      "openai/codex#28830: the server's URL as resource",
      "openai/codex#45944, #45621 and #45776, as above",
    ],
    client: {
      client_name: "Codex",
      client_uri: "https://chatgpt.com/codex",
      application_type: "native",
      redirect_uris: ["http://127.0.0.1/callback/6MFBM1In3Ey-", "http://localhost/callback/6MFBM1In3Ey-"],
      grant_types: both,
      response_types: ["code"],
      token_endpoint_auth_method: "none",
      token_endpoint_auth_methods_supported: ["none"],
    },
    document: true,
    redirectUri: "http://127.0.0.1:63546/callback/6MFBM1In3Ey-",
    scope: "metadata",
    resource: "typed",
    atOnce: 4,
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
      "erp-mafia/accounted#2225 and soflyy/agent-connector-for-wp#111: its three addresses in one registration",
      "bytebase/bytebase#20510: the one on the web is used; different-ai/openwork#3059: a public client",
      "forum.cursor.com, oauth-redirect-uri-changed-from-cursor-to-http-localhost (as elmohq/elmo#684 quotes it)",
    ],
    client: {
      client_name: "Cursor",
      redirect_uris: [
        "cursor://anysphere.cursor-mcp/oauth/callback",
        "https://www.cursor.com/agents/mcp/oauth/callback",
        "http://localhost:8787/callback",
      ],
      grant_types: both,
      response_types: ["code"],
      token_endpoint_auth_method: "none",
    },
    redirectUri: "https://www.cursor.com/agents/mcp/oauth/callback",
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
      "Teamwork/mcp#67, pantalytics/odoo-mcp-pro#57 and SmartBear/smartbear-mcp#463: dynamic discovery registers, with an address for each tool",
      "activepieces/activepieces#14397: a client with a secret, which it gets by registering",
      "learn.microsoft.com/microsoft-copilot-studio/mcp-add-existing-server-to-agent: OAuth 2.0 with dynamic discovery",
      "learn.microsoft.com/connectors/custom-connectors/connection-parameters: global.consent.azure-apim.net, a secret in the form, scopes in the refresh",
    ],
    client: {
      client_name: "Microsoft Copilot Studio",
      redirect_uris: [
        "https://global.consent.azure-apim.net/redirect/cr938-5fshortlist-20mcp-5f43bcb8573bc3e84",
      ],
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

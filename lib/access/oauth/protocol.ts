import { hash } from "node:crypto";
import { env } from "@/lib/env";
import { workingScopes } from "@/lib/access/permissions";

/** The one protected resource tokens are issued for (RFC 8707). */
export const mcpResource = () => `${env.APP_URL}/api/mcp`;

/** Ignores a trailing slash: clients differ in how they write a URL. */
export const isMcpResource = (resource: string) => resource.replace(/\/$/, "") === mcpResource();

/** How long an authorization code can be redeemed. */
export const CODE_SECONDS = 60;
/** Lifetimes of tokens, in seconds. */
export const TOKEN_SECONDS = { access: 3600, refresh: 30 * 24 * 3600 };
/** How long the same refresh request gets the same tokens again. */
export const REPEAT_SECONDS = 30;

/** What a client may list when it registers. */
export const grantTypes = ["authorization_code", "refresh_token"];
export const responseTypes = ["code"];

/** The scopes of a client that requests none by name; its recruiter decides which to allow. */
export const DEFAULT_SCOPE = ["offline_access", ...workingScopes].join(" ");

/** How codes, tokens and client secrets are stored: sha256, base64url. */
export const storedForm = (secret: string) => hash("sha256", secret, "base64url");

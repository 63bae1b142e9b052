import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import path from "node:path";
import * as z from "zod";

const text = z.string().trim().min(1);
const optional = text.optional();

const price = z.coerce.number().min(0).optional();

const Environment = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** Public origin of the service, without a path: the OAuth issuer and the base of every address we print. */
  APP_URL: z.url().optional(),
  SHORTLIST_HOME: text.default(".data"),
  DATABASE_URL: optional,
  /** The role that owns the tables and migrates; DATABASE_URL when absent. */
  DATABASE_OWNER_URL: optional,
  /** The login of administrators' statements, which may play shortlist_sql only; DATABASE_URL when absent. */
  DATABASE_SQL_URL: optional,
  /** Set by the launcher when DATABASE_URL is the embedded PostgreSQL. */
  DATABASE_EMBEDDED: z.enum(["1"]).optional(),
  /** Signs sessions, upload addresses, invitations and confirmations. At least 32 characters. */
  BETTER_AUTH_SECRET: z.string().min(32).optional(),
  /** Addresses of reverse proxies whose X-Forwarded-For is believed: a number of hops. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),

  /** Keys that encrypt ATS credentials, newest first: "id:base64,id:base64", 32 bytes each. */
  CREDENTIALS_KEYS: optional,
  /** A local simulator of the applicant tracking systems, for demos. */
  ATS_SIMULATOR_URL: z.url().optional(),

  /** Calls agents may make a minute: one client of one recruiter, and all agents of an organization. */
  MCP_CALLS_PER_GRANT: z.coerce.number().int().min(1).default(1_200),
  MCP_CALLS_PER_ORGANIZATION: z.coerce.number().int().min(1).default(6_000),
  /** Offers the tools of the MCP conformance suite too. Refused unless APP_URL is this machine's own. */
  MCP_CONFORMANCE: z.enum(["1"]).optional(),
  /** Takes client metadata documents on this machine too. Refused unless APP_URL is this machine's own. */
  CLIENT_DOCUMENT_LOOPBACK: z.enum(["1"]).optional(),

  INNGEST_EVENT_KEY: optional,
  INNGEST_SIGNING_KEY: optional,
  INNGEST_BASE_URL: optional,

  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: optional,
  OPENAI_MODEL: optional,
  OPENAI_MODEL_JUDGE: optional,
  OPENAI_MODEL_DRAFT: optional,
  OPENAI_MODEL_STRUCTURE: optional,
  /** US dollars per million tokens, for the usage page. */
  OPENAI_INPUT_PRICE: price,
  OPENAI_OUTPUT_PRICE: price,

  S3_BUCKET: optional,
  S3_ENDPOINT: optional,
  AWS_REGION: optional,
  AWS_ACCESS_KEY_ID: optional,
  AWS_SECRET_ACCESS_KEY: optional,

  /** Mail server: smtp://user:password@host:587 or smtps://…; absent: the development mailbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Who mail is from, for example "Shortlist <shortlist@example.com>". */
  MAIL_FROM: optional,

  /** The operator's own words at /privacy and /terms: the text itself, or the https address it is at. */
  PRIVACY_POLICY: optional,
  TERMS_OF_SERVICE: optional,

  SEED: z.enum(["demo"]).optional(),
});

/** Names the process may be given; .env.example lists each (a test compares them). */
export const environmentNames = Object.keys(Environment.shape);

export type Env = Omit<z.output<typeof Environment>, "APP_URL" | "BETTER_AUTH_SECRET"> & {
  APP_URL: string;
  BETTER_AUTH_SECRET: string;
  /** Next is building: modules are loaded, nothing is served and no row is reached. */
  building: boolean;
};

/** Reads and checks the environment; throws one error that lists every problem by variable name. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  // Empty counts as absent, as in a copied .env.example.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`The environment is not right:\n${lines.join("\n")}`);
  }
  const env = parsed.data;
  if (env.SMTP_URL && !env.MAIL_FROM)
    throw new Error("The environment is not right:\n  MAIL_FROM: required with SMTP_URL.");
  const appUrl = new URL(env.APP_URL ?? `http://localhost:${env.PORT}`);
  const onThisMachine = ["localhost", "127.0.0.1", "[::1]"].includes(appUrl.hostname);
  for (const name of ["MCP_CONFORMANCE", "CLIENT_DOCUMENT_LOOPBACK"] as const)
    if (env[name] && !onThisMachine)
      throw new Error(`The environment is not right:\n  ${name}: for tests on this machine only.`);
  return {
    ...env,
    building: source.NEXT_PHASE === "phase-production-build",
    APP_URL: appUrl.origin,
    BETTER_AUTH_SECRET: env.BETTER_AUTH_SECRET ?? localSecret(env, source),
  };
}

/** With the embedded database the secret lives beside it; elsewhere it must be given. A build needs none. */
function localSecret(env: z.output<typeof Environment>, source: Record<string, string | undefined>): string {
  if (source.NEXT_PHASE === "phase-production-build") return randomBytes(32).toString("hex");
  if (env.NODE_ENV === "production" && !env.DATABASE_EMBEDDED)
    throw new Error(
      "The environment is not right:\n  BETTER_AUTH_SECRET: required in production, at least 32 characters (openssl rand -hex 32).",
    );
  const file = path.join(env.SHORTLIST_HOME, "secret");
  if (!existsSync(file)) {
    mkdirSync(env.SHORTLIST_HOME, { recursive: true });
    try {
      writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" });
    } catch (error) {
      // Another process made it first: use theirs.
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
  return readFileSync(file, "utf8").trim();
}

export const env = parseEnv(process.env);

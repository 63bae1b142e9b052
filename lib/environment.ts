import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import path from "node:path";
import * as z from "zod";
import { logLevels } from "./log.ts";

const text = z.string().trim().min(1);
const optional = text.optional();

/** With its scheme: "localhost:3000" would be a URL of the scheme "localhost", whose origin is "null". */
const webAddress = z.url({ protocol: /^https?$/ }).optional();

const isOrigin = (address: string) =>
  /^https?:/.test(address) &&
  URL.canParse(address) &&
  new URL(address).href === `${new URL(address).origin}/`;

export const credentialsKeysForm = "give id:key pairs, each id once, each key 32 bytes in base64";

const domains = text
  .toLowerCase()
  .regex(/^[^\s,@]+(\s*,\s*[^\s,@]+)*$/, "give domains, separated by commas")
  .optional();

const price = z.coerce.number().min(0).optional();

const Environment = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  /** Lines of the log below this level are not written. */
  LOG_LEVEL: z.enum(logLevels).default("info"),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** The address that the launcher and HEALTH_PORT listen on. Absent: see .env.example. */
  HOST: optional,
  /** A port on which a separate thread answers /api/health too (scripts/answer-health.mjs). Absent: none. */
  HEALTH_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  /** Public origin of the service, without a path: the OAuth issuer and the base of every URL we print. */
  APP_URL: text
    .refine(
      isOrigin,
      "give the public origin, such as https://hire.example.com: a scheme, a host and no path",
    )
    .optional(),
  SHORTLIST_HOME: text.default(".data"),
  /** "1": in production too, what is not configured (database, files) is kept in SHORTLIST_HOME. */
  EMBEDDED: z.enum(["1"]).optional(),
  /** Set by serverless hosts: processes are frozen between requests. */
  VERCEL: optional,
  AWS_LAMBDA_FUNCTION_NAME: optional,
  DATABASE_URL: optional,
  /** Login of the role that owns and migrates the tables; the server itself, no pooler; DATABASE_URL when absent. */
  DATABASE_OWNER_URL: optional,
  /** Login for administrators' SQL, which may assume only the role shortlist_sql; DATABASE_URL when absent. */
  DATABASE_SQL_URL: optional,
  /** Connections of one process: for transactions, for reads that are sent together, for administrators' statements. */
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(1_000).default(12),
  DATABASE_READ_POOL_SIZE: z.coerce.number().int().min(1).max(1_000).default(6),
  DATABASE_SQL_POOL_SIZE: z.coerce.number().int().min(1).max(100).default(2),
  /** Set by the launcher when DATABASE_URL is the embedded PostgreSQL. */
  DATABASE_EMBEDDED: z.enum(["1"]).optional(),
  /** Signs sessions, upload addresses, invitations and confirmations. At least 32 characters. */
  BETTER_AUTH_SECRET: z.string().min(32).optional(),
  /** How many reverse proxies (hops of X-Forwarded-For) are trusted. Absent counts as 0 and logs a warning. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).optional(),

  /** Keys that encrypt ATS credentials, newest first: "id:base64,id:base64", 32 bytes each. */
  CREDENTIALS_KEYS: text
    .refine((setting) => credentialsKeys(setting) !== null, credentialsKeysForm)
    .optional(),
  /** Clients that vendors of applicant tracking systems have registered for this service: "vendor=id:secret,…". */
  ATS_CLIENTS: z
    .string()
    .regex(
      /^\s*[^=,\s]+=[^:,\s]+:[^,\s]+(\s*,\s*[^=,\s]+=[^:,\s]+:[^,\s]+)*\s*$/,
      "give vendor=id:secret pairs",
    )
    .optional(),
  /** A local simulator of the applicant tracking systems, for demos. */
  ATS_SIMULATOR_URL: webAddress,

  /** Calls agents may make a minute: one client of one recruiter, and all agents of an organization. */
  MCP_CALLS_PER_GRANT: z.coerce.number().int().min(1).default(1_200),
  MCP_CALLS_PER_ORGANIZATION: z.coerce.number().int().min(1).default(6_000),
  /** How many requests of a kind run at a time; four times as many wait (agent calls: 16 times), others get 503. */
  MAX_PAGES: z.coerce.number().int().min(1).default(8),
  MAX_AGENT_CALLS: z.coerce.number().int().min(1).default(16),
  MAX_FILES: z.coerce.number().int().min(1).default(8),
  MAX_SIGN_INS: z.coerce.number().int().min(1).default(256),
  /** Open pages that get changes as a stream; further ones poll. */
  MAX_OPEN_PAGES: z.coerce.number().int().min(0).default(1_000),
  /** Whether open pages get a stream of changes or poll. Absent: poll on serverless hosts, stream elsewhere. */
  LIVE_UPDATES: z.enum(["stream", "poll"]).optional(),
  /** Accepts client metadata documents on this machine too. Refused unless APP_URL is this machine's own. */
  CLIENT_DOCUMENT_LOOPBACK: z.enum(["1"]).optional(),

  /** URL of the collector for traces and metrics. Absent: OpenTelemetry is not loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress,
  OTEL_EXPORTER_OTLP_HEADERS: optional,
  OTEL_SERVICE_NAME: optional,
  OTEL_RESOURCE_ATTRIBUTES: optional,
  /** In ms. */
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce.number().int().min(100).default(60_000),

  INNGEST_EVENT_KEY: optional,
  /** Hexadecimal, as Inngest's server demands, with or without Inngest's prefix: other letters would be left out of it. */
  INNGEST_SIGNING_KEY: text
    .regex(
      /^(signkey-\w+-)?([\da-f]{2})+$/i,
      "give an even number of hexadecimal digits (openssl rand -hex 32)",
    )
    .optional(),
  INNGEST_BASE_URL: optional,

  /** The chat completions API of the service's own model: OpenAI's, Azure's, or a compatible server's. */
  MODEL_PROVIDER: z.enum(["openai", "azure", "compatible"]).default("openai"),
  /** The api-version for Azure deployments addressed by path. Absent: Azure's v1 API. */
  MODEL_API_VERSION: optional,
  /** "host:port,host:port" of servers inside the network that organizations may choose as their model's. */
  MODEL_HOSTS: optional,
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: optional,
  OPENAI_MODEL: optional,
  OPENAI_MODEL_JUDGE: optional,
  OPENAI_MODEL_DRAFT: optional,
  OPENAI_MODEL_STRUCTURE: optional,
  /** "1": large rescorings are judged through OpenAI's Batch API. */
  MODEL_BATCH: z.enum(["1"]).optional(),
  /** Longest time one response of a model may take, retries included. */
  MODEL_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(3_600).default(120),
  /** A model's context size in tokens, prompt and response together. Longer documents are judged in parts. */
  MODEL_CONTEXT_TOKENS: z.coerce.number().int().min(2_048).max(10_000_000).default(128_000),
  /** US dollars per million tokens by model, "model=input/cached/output, model=input/output", for the usage page. */
  MODEL_PRICES: optional,
  /** The same for every model that MODEL_PRICES does not name. */
  OPENAI_INPUT_PRICE: price,
  OPENAI_OUTPUT_PRICE: price,

  /** Who may create an account: anybody, only people with an invitation, nobody. */
  SIGN_UP: z.enum(["open", "invited", "off"]).default("open"),
  /** "acme.example,bolt.example": with SIGN_UP=open, only addresses of these domains. Invitations are not limited. */
  SIGN_UP_DOMAINS: domains,
  /** Credits of a new organization once its owner's address is confirmed; with domains, only for owners of these. */
  TRIAL_CREDITS: z.coerce.number().int().min(0).max(1_000_000).default(100),
  TRIAL_CREDITS_DOMAINS: domains,

  /** "off": no credits are charged. */
  BILLING: z.enum(["off"]).optional(),
  /** Stripe's secret key and webhook signing secret: with both set, credits are sold on the credits page. */
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  /** A simulator of Stripe's API, in tests. */
  STRIPE_API_URL: webAddress,
  /** "credits=price,credits=price", prices in whole units of the currency. */
  CREDIT_PACKS: text
    .regex(/^\s*\d+=\d+(\.\d\d)?\s*(,\s*\d+=\d+(\.\d\d)?\s*)*$/, 'Write "credits=price,credits=price".')
    .default("100=49.00,500=199.00,2000=699.00"),
  CREDIT_CURRENCY: z
    .string()
    .regex(/^[a-z]{3}$/, "Three lower-case letters, such as eur.")
    .default("eur"),

  S3_BUCKET: optional,
  S3_ENDPOINT: webAddress,
  /** The address at which browsers and agents reach the store; S3_ENDPOINT when absent. */
  S3_PUBLIC_ENDPOINT: webAddress,
  AWS_REGION: optional,
  AWS_ACCESS_KEY_ID: optional,
  AWS_SECRET_ACCESS_KEY: optional,

  /** Mail server: smtp://user:password@host:587 or smtps://…; absent: the development mailbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Sender of mail, for example "Shortlist <shortlist@example.com>". */
  MAIL_FROM: optional,
  /** Domain whose mail is delivered to /api/inbound-mail, so that candidates' replies arrive on their page. */
  REPLY_DOMAIN: z
    .string()
    .toLowerCase()
    .regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/, "give a domain, such as reply.example.com")
    .optional(),
  /** What whoever delivers it sends as a bearer token. At least 32 characters. */
  INBOUND_MAIL_SECRET: z.string().min(32).optional(),

  /** The operator's texts at /privacy and /terms: the text itself, or its https URL. */
  PRIVACY_POLICY: optional,
  TERMS_OF_SERVICE: optional,

  SEED: z.enum(["demo"]).optional(),
});

/** All environment variables; .env.example lists each (a test compares them). */
export const environmentNames = Object.keys(Environment.shape);

export type Env = Omit<z.output<typeof Environment>, "APP_URL" | "BETTER_AUTH_SECRET"> & {
  APP_URL: string;
  BETTER_AUTH_SECRET: string;
  /** Next is building: modules are loaded, nothing is served and no row is read. */
  building: boolean;
};

type Source = Record<string, string | undefined>;

/** Reads and checks the environment; throws one error that lists every problem by variable name. */
export function parseEnv(source: Source): Env {
  const env = readEnvironment(source);
  return {
    ...env,
    building: isBuild(source),
    APP_URL: originOf(env),
    BETTER_AUTH_SECRET: env.BETTER_AUTH_SECRET ?? localSecret(env.SHORTLIST_HOME, source),
  };
}

/** The checks of `parseEnv`, which the launcher makes before it starts anything. Writes nothing. */
export function readEnvironment(source: Source): z.output<typeof Environment> {
  // Empty counts as absent, as in a copied .env.example.
  const values = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = Environment.safeParse(values);
  const problems = parsed.error?.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`) ?? [];
  if (values.NODE_ENV === "production" && !isBuild(source)) problems.push(...missingInProduction(values));
  if (Boolean(values.REPLY_DOMAIN) !== Boolean(values.INBOUND_MAIL_SECRET))
    problems.push("REPLY_DOMAIN and INBOUND_MAIL_SECRET: set both or neither.");
  if (values.SMTP_URL && !values.MAIL_FROM) problems.push("MAIL_FROM: required with SMTP_URL.");
  if (parsed.data && !["localhost", "127.0.0.1", "[::1]"].includes(new URL(originOf(parsed.data)).hostname))
    for (const name of ["CLIENT_DOCUMENT_LOOPBACK", "STRIPE_API_URL"] as const)
      if (values[name]) problems.push(`${name}: for tests on this machine only.`);
  if (!parsed.data || problems.length > 0)
    throw new Error(`The environment is invalid:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
  return parsed.data;
}

/** A missing variable must not start an empty installation beside the real one. */
function missingInProduction(values: Source): string[] {
  if (values.DATABASE_EMBEDDED) return [];
  return [
    ...["DATABASE_URL", "S3_BUCKET", "APP_URL"]
      .filter((name) => !values.EMBEDDED && !values[name])
      .map(
        (name) =>
          `${name}: required in production, unless EMBEDDED=1 asks to keep everything on this machine.`,
      ),
    ...(values.BETTER_AUTH_SECRET || (values.EMBEDDED && !values.DATABASE_URL)
      ? []
      : ["BETTER_AUTH_SECRET: required in production, at least 32 characters (openssl rand -hex 32)."]),
  ];
}

const isBuild = (source: Source) => source.NEXT_PHASE === "phase-production-build";

const originOf = ({ APP_URL, PORT }: { APP_URL?: string | undefined; PORT: number }) =>
  new URL(APP_URL ?? `http://localhost:${PORT}`).origin;

/** The keys of a CREDENTIALS_KEYS, newest first; null when one is malformed. */
export function credentialsKeys(setting: string): Map<string, Buffer> | null {
  const keys = new Map<string, Buffer>();
  for (const part of setting.split(",")) {
    const [id = "", encoded = ""] = part.trim().split(":");
    const key = Buffer.from(encoded, "base64");
    if (!/^[\w-]{1,32}$/.test(id) || key.length !== 32 || keys.has(id)) return null;
    keys.set(id, key);
  }
  return keys;
}

/** The secret stored beside the embedded database, created if missing. Builds need none. */
function localSecret(home: string, source: Source): string {
  if (isBuild(source)) return randomBytes(32).toString("hex");
  const file = path.join(home, "secret");
  if (!existsSync(file)) {
    mkdirSync(home, { recursive: true });
    try {
      writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" });
    } catch (error) {
      // Another process created it first: use that one.
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32)
    throw new Error(
      `${file} is empty or cut off. Restore it from a backup; in a new installation, delete it and start again.`,
    );
  return secret;
}

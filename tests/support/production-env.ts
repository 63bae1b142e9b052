type Started = { port: number; url: string; dist: string; home: string; appUrl: string; ownerUrl: string };

/** The environment of a production start, on an embedded database used by no other process. */
export const productionEnv = ({ port, url, dist, home, appUrl, ownerUrl }: Started) => ({
  NODE_ENV: "production",
  NEXT_DIST_DIR: dist,
  PORT: String(port),
  APP_URL: url,
  SHORTLIST_HOME: home,
  DATABASE_URL: appUrl,
  // Without a mail server, letters go into the development mailbox of an embedded database.
  DATABASE_EMBEDDED: "1" as const,
  DATABASE_OWNER_URL: ownerUrl,
  BETTER_AUTH_SECRET: "a secret for tests only, of at least 32 characters",
  // Without the local engine, events stay in the outbox: nothing listens there.
  INNGEST_BASE_URL: "http://127.0.0.1:9",
  INNGEST_SIGNING_KEY: `signkey-test-${"0".repeat(64)}`,
  INNGEST_EVENT_KEY: "test",
});

import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { stopEmbeddedPostgres } from "../../scripts/embedded-postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** SHORTLIST_HOME of this test run. Its PostgreSQL starts when the first file asks for a database. */
    databaseHome: string;
  }
}

export default function setup(project: TestProject) {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), "shortlist-test-"));
  // As root the server runs as another user, who must be able to pass through.
  fs.chmodSync(home, 0o711);
  project.provide("databaseHome", home);
  // Whatever else a test keeps goes there too, and never into the checkout.
  process.env.SHORTLIST_HOME = home;
  return async () => {
    if (fs.existsSync(path.join(home, "postgres"))) await stopEmbeddedPostgres(home);
    fs.rmSync(home, { recursive: true, force: true });
  };
}

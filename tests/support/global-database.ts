import type { TestProject } from "vitest/node";
import { ensureGenerated } from "../../scripts/generated.ts";
import { removeHome, temporaryHome } from "../../scripts/temporary-home.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** SHORTLIST_HOME of this test run. Its PostgreSQL starts when the first file asks for a database. */
    databaseHome: string;
  }
}

export default async function setup(project: TestProject) {
  await ensureGenerated();
  const home = await temporaryHome();
  project.provide("databaseHome", home);
  // Other files that tests store go there too, never into the checkout.
  process.env.SHORTLIST_HOME = home;
  return () => removeHome(home);
}

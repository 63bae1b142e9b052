import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** A SHORTLIST_HOME for one test. Under root, PostgreSQL runs as another user, who must be able to enter it. */
export function testHome(): string {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), "shortlist-test-"));
  fs.chmodSync(home, 0o711);
  return home;
}

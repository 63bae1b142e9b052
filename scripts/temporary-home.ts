import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { stopEmbeddedPostgres } from "./embedded-postgres.ts";

const PREFIX = "shortlist-home-";

/** Creates a SHORTLIST_HOME for this process, after removing those of killed processes. */
export async function temporaryHome(): Promise<string> {
  for (const name of fs.readdirSync(os.tmpdir())) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) await removeHome(path.join(os.tmpdir(), name));
  }
  const home = fs.mkdtempSync(path.join(os.tmpdir(), `${PREFIX}${process.pid}-`));
  // For root the server runs as another user, which must be able to pass through.
  if (process.getuid?.() === 0) fs.chmodSync(home, 0o711);
  return home;
}

/** Stops its server and removes everything, including data that is stored elsewhere. */
export async function removeHome(home: string) {
  try {
    if (fs.existsSync(path.join(home, "postgres"))) await stopEmbeddedPostgres(home);
    const note = path.join(home, "postgres/location.json");
    if (fs.existsSync(note)) {
      const { base } = JSON.parse(fs.readFileSync(note, "utf8")) as { base: string };
      fs.rmSync(base, { recursive: true, force: true });
    }
    fs.rmSync(home, { recursive: true, force: true });
  } catch (error) {
    // It may belong to another user; leaving it does no harm.
    if (process.env.DEBUG) console.error(error);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

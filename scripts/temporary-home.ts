import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { stopEmbeddedPostgres } from "./embedded-postgres.ts";

const PREFIX = "shortlist-home-";

/** A SHORTLIST_HOME for this process alone. Homes of processes that were killed before they could tidy up go first. */
export async function temporaryHome(): Promise<string> {
  for (const name of fs.readdirSync(os.tmpdir())) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (pid && !lives(Number(pid))) await removeHome(path.join(os.tmpdir(), name));
  }
  const home = fs.mkdtempSync(path.join(os.tmpdir(), `${PREFIX}${process.pid}-`));
  // As root the server runs as another user, who must be able to pass through.
  if (process.getuid?.() === 0) fs.chmodSync(home, 0o711);
  return home;
}

/** Stops its server and removes everything, the data too where that lies elsewhere. */
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
    // Another user's, perhaps: it does not stand in anybody's way.
    if (process.env.DEBUG) console.error(error);
  }
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

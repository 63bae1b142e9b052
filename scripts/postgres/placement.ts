import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { changeOwner, runAs, serverUser, type OsUser } from "./os-user.ts";

/** Where the embedded server stores its files, and the user it runs as. */
export interface Placement {
  /** The launcher's folder: secrets, lock and notes. The server has no access. */
  room: string;
  /** The server's data directory. */
  data: string;
  log: string;
  user: OsUser;
  /** Where copies go when the server's user cannot reach the checkout. */
  stage: string;
}

const STAGE = "/var/lib/shortlist";

/** Our folder for the database under SHORTLIST_HOME, created if missing. */
export function postgresRoom(home: string): string {
  const room = path.join(path.resolve(home), "postgres");
  makeClosedFolder(path.dirname(room));
  makeClosedFolder(room);
  return room;
}

/**
 * Decides where the cluster is: in SHORTLIST_HOME, or, when we run as root and the server's user cannot enter that
 * folder, under /var/lib/shortlist. Only the second is stored, in `postgres/location.json`, so that later starts find
 * the same data. Call it under the start lock.
 */
export function place(room: string): Placement {
  const note = path.join(room, "location.json");
  const base = readNote(note) ?? decide(room, note);
  const data = path.join(base, "data");
  const user = serverUser(data);
  const log = path.join(base, "postgres.log");
  fs.closeSync(fs.openSync(log, "a", 0o600));
  changeOwner(user, log);
  return { room, data, log, user, stage: STAGE };
}

function readNote(note: string): string | null {
  if (!fs.existsSync(note)) return null;
  const { base } = JSON.parse(fs.readFileSync(note, "utf8")) as { base: string };
  if (!fs.existsSync(base)) {
    throw new Error(
      `${note} says that the database is in ${base}, which is gone. Remove the note to begin with an empty database.`,
    );
  }
  return base;
}

function decide(room: string, note: string): string {
  const user = serverUser(path.join(room, "data"));
  if (user.uid === undefined || runAs(user, "test", ["-x", room]).status === 0) return room;
  makeClosedFolder(STAGE);
  const base = path.join(STAGE, randomUUID());
  makeClosedFolder(base);
  fs.writeFileSync(`${note}.new`, JSON.stringify({ base, home: path.dirname(room) }) + "\n", { mode: 0o600 });
  fs.renameSync(`${note}.new`, note);
  return base;
}

/** Creates a missing folder: others cannot list it, but if root creates it they can pass (the server's user must). */
export function makeClosedFolder(folder: string) {
  if (fs.existsSync(folder)) return;
  fs.mkdirSync(folder, { recursive: true });
  if (process.getuid?.() === 0) fs.chmodSync(folder, 0o711);
  else fs.chmodSync(folder, 0o700);
}

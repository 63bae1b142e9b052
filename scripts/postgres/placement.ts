import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { give, runAs, serverUser, type OsUser } from "./os-user.ts";

/** Where the embedded server keeps what it has, and who runs it. */
export interface Placement {
  /** Ours: secrets, lock and notes. Never the server's. */
  room: string;
  /** The server's cluster. */
  data: string;
  log: string;
  user: OsUser;
  /** Where copies go when the server's user cannot reach the checkout. */
  stage: string;
}

const STAGE = "/var/lib/shortlist";

/** Our folder for the database under SHORTLIST_HOME, made if it is not there. */
export function postgresRoom(home: string): string {
  const room = path.join(path.resolve(home), "postgres");
  makeClosedFolder(path.dirname(room));
  makeClosedFolder(room);
  return room;
}

/**
 * Decides, once per SHORTLIST_HOME, where the cluster lives: beside the rest, or, when root runs us from a
 * folder that the server's user cannot enter, under /var/lib/shortlist. The decision is kept in
 * `postgres/location.json`, so that later starts find the same data. Call it under the start lock.
 */
export function place(room: string): Placement {
  const note = path.join(room, "location.json");
  const base = readNote(note) ?? decide(room, note);
  const data = path.join(base, "data");
  const user = serverUser(data);
  const log = path.join(base, "postgres.log");
  fs.closeSync(fs.openSync(log, "a", 0o600));
  give(user, log);
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

/** Others may pass through (the server's user must), but not look around. An existing folder is left as it is. */
export function makeClosedFolder(folder: string) {
  if (fs.existsSync(folder)) return;
  fs.mkdirSync(folder, { recursive: true });
  if (process.getuid?.() === 0) fs.chmodSync(folder, 0o711);
  else fs.chmodSync(folder, 0o700);
}

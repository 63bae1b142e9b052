import { spawnSync } from "node:child_process";
import fs from "node:fs";

/** Whom the server runs as. Empty: whoever runs us. */
export interface OsUser {
  uid?: number;
  gid?: number;
}

/**
 * PostgreSQL refuses to run as root, so root hands it to the owner of existing data, else to `nobody`.
 * @throws when the data belongs to somebody whom we cannot become.
 */
export function serverUser(data: string): OsUser {
  const me = process.getuid?.();
  if (me === undefined) return {};
  const owner = ownerOf(data);
  if (me !== 0) {
    if (owner && owner.uid !== me) {
      throw new Error(
        `The database in ${data} belongs to another user (uid ${owner.uid}). Run as that user or as root, or set SHORTLIST_HOME to a folder of your own.`,
      );
    }
    return {};
  }
  return owner && owner.uid !== 0 ? owner : { uid: idOf("-u"), gid: idOf("-g") };
}

function ownerOf(folder: string): { uid: number; gid: number } | null {
  try {
    const { uid, gid } = fs.statSync(folder);
    return { uid, gid };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

function idOf(flag: "-u" | "-g"): number {
  const { stdout, status } = spawnSync("id", [flag, "nobody"], { encoding: "utf8" });
  if (status !== 0) {
    throw new Error(
      "PostgreSQL cannot run as root and this system has no user `nobody`: run as a normal user, or set DATABASE_URL.",
    );
  }
  return Number(stdout);
}

export function runAs(user: OsUser, command: string, args: string[], cwd = "/") {
  return spawnSync(command, args, {
    ...user,
    cwd: process.platform === "win32" ? undefined : cwd,
    encoding: "utf8",
    env: serverEnv(),
  });
}

/** Nothing of ours leaks into the server: secrets in our environment are no business of the database. */
export function serverEnv(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, NODE_ENV } = process.env;
  return { PATH, NODE_ENV, LC_ALL: "C", ...(SystemRoot && { SystemRoot }) };
}

export function give(user: OsUser, ...paths: string[]) {
  if (user.uid === undefined || user.gid === undefined) return;
  for (const each of paths) fs.chownSync(each, user.uid, user.gid);
}

import { spawnSync } from "node:child_process";
import fs from "node:fs";

/** The user the server runs as. Empty: the user we run as. */
export interface OsUser {
  uid?: number;
  gid?: number;
}

/**
 * PostgreSQL refuses to run as root, so for root it runs as the owner of existing data, else as `nobody`.
 * @throws when the data belongs to a user we cannot switch to.
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

/** A minimal environment for the server, so that secrets in ours do not leak into it. */
export function serverEnv(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, NODE_ENV } = process.env;
  return { PATH, NODE_ENV, LC_ALL: "C", ...(SystemRoot && { SystemRoot }) };
}

export function changeOwner(user: OsUser, ...paths: string[]) {
  if (user.uid === undefined || user.gid === undefined) return;
  for (const each of paths) fs.chownSync(each, user.uid, user.gid);
}

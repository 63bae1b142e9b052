import fs from "node:fs";
import path from "node:path";
import { tryLock } from "./postgres/lock.ts";
import { makeClosedFolder } from "./postgres/placement.ts";

/** Marks this process as the one that runs the app on `home`, until it ends. @throws when another one does. */
export function claimInstance(home: string, url: string): () => void {
  makeClosedFolder(home);
  const note = path.join(home, "running.json");
  const unlock = tryLock(path.join(home, "running.lock"));
  if (!unlock) {
    const { url: where, pid } = readNote(note);
    throw new Error(
      `Shortlist already runs on ${home}${where ? `: ${where} (process ${pid})` : ""}. Stop it first, or set SHORTLIST_HOME to another folder.`,
    );
  }
  fs.writeFileSync(note, JSON.stringify({ url, pid: process.pid }) + "\n");
  return () => {
    fs.rmSync(note, { force: true });
    unlock();
  };
}

function readNote(note: string): { url?: string; pid?: number } {
  try {
    return JSON.parse(fs.readFileSync(note, "utf8")) as { url: string; pid: number };
  } catch {
    return {};
  }
}

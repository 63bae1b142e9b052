import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";

const BUSY = 5; // SQLITE_BUSY

/**
 * Takes an exclusive lock on `file`; null when another process holds it. The lock is the operating system's,
 * held through SQLite: it ends with its holder, even on kill -9, so it can never be stale.
 */
export function tryLock(file: string): (() => void) | null {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec("BEGIN EXCLUSIVE");
    return () => database.close();
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === BUSY) return null;
    throw error;
  }
}

/** Runs `work` while no other process is inside a `withLock` on the same file. */
export async function withLock<T>(file: string, work: () => Promise<T>, timeoutMs = 120_000): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  let unlock = tryLock(file);
  while (!unlock) {
    if (Date.now() > deadline) throw new Error(`Another process has held ${file} for ${timeoutMs / 1000} s.`);
    await sleep(50);
    unlock = tryLock(file);
  }
  try {
    return await work();
  } finally {
    unlock();
  }
}

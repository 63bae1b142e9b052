import { randomUUID } from "node:crypto";
import { glob, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { FSDriver } from "flydrive/drivers/fs";

/**
 * flydrive's file system driver, made safe for personal data: files are readable by this user only, and get their
 * final name only once they are completely on disk.
 */
export class PrivateFolder extends FSDriver {
  readonly #root: string;

  constructor(root: string) {
    const location = path.resolve(root);
    super({ location, visibility: "private" });
    this.#root = location;
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const target = path.join(this.#root, key);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    const unfinished = `${target}.${randomUUID()}.part`;
    try {
      await writeFile(unfinished, contents, { flag: "wx", mode: 0o600, flush: true });
      await rename(unfinished, target);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  /** Also what a crash left of writing it: it has the same words. */
  override async delete(key: string): Promise<void> {
    await super.delete(key);
    for await (const unfinished of glob(`${key}.*.part`, { cwd: this.#root }))
      await rm(path.join(this.#root, unfinished), { force: true });
  }

  /** flydrive's own method returns the memory behind the buffer, for an empty file 64 KB of unrelated data. */
  override async getBytes(key: string): Promise<Uint8Array> {
    const { buffer, byteOffset, length } = await readFile(path.join(this.#root, key));
    return new Uint8Array(buffer, byteOffset, length);
  }
}

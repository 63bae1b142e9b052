import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FileStore, openFileStore } from "@/lib/platform/storage/file-store";
import { cuttableProxy } from "../support/cuttable-proxy";
import { thorough } from "../support/thorough";
import { openBucket } from "./bucket";

const newKey = () => `${randomUUID()}/${randomUUID()}`;
let folder: string;
let bucket: Awaited<ReturnType<typeof openBucket>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "file-store-"));
  bucket = await openBucket(folder);
});

afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true });
});

const inFolder = () => openFileStore({ driver: "fs", root: path.join(folder, "files") });
const inS3 = (override: { bucket?: string; secretAccessKey?: string; endpoint?: string } = {}) =>
  openFileStore({ ...bucket.config, ...override });

describe.each<[string, () => FileStore]>([
  ["a folder", inFolder],
  ["S3", inS3],
])("files in %s", (_, open) => {
  it.each([0, 1, 5_000, 3_000_000])("are read back unchanged: %i bytes", async (size) => {
    const store = open();
    const key = newKey();
    const bytes = new Uint8Array(randomBytes(size));
    await store.put(key, bytes);
    const read = await store.get(key);
    expect(read.length).toBe(size);
    expect(Buffer.compare(read, bytes)).toBe(0);
  });

  it("are replaced as a whole", async () => {
    const store = open();
    const key = newKey();
    await store.put(key, Buffer.from("a longer first text"));
    await store.put(key, Buffer.from("second"));
    expect(Buffer.from(await store.get(key)).toString()).toBe("second");
  });

  it("are not found after deletion, and can be deleted twice", async () => {
    const store = open();
    const key = newKey();
    await store.put(key, Buffer.from("x"));
    await store.delete(key);
    await store.delete(key);
    await expect(store.get(key)).rejects.toMatchObject({ code: "not_found", message: "File not found." });
  });

  it.each([
    "../../etc/passwd",
    `${randomUUID()}/../${randomUUID()}`,
    `${randomUUID()}/${randomUUID()}/x`,
    `/${randomUUID()}/${randomUUID()}`,
    `${randomUUID()}/${randomUUID()}\n`,
    `${randomUUID().toUpperCase()}/${randomUUID()}`,
    `${randomUUID()}/cv.pdf`,
    randomUUID(),
    "",
  ])("are refused under the invalid key %j", async (key) => {
    const store = open();
    for (const act of [store.put(key, Buffer.from("x")), store.get(key), store.delete(key)]) {
      await expect(act).rejects.toMatchObject({ code: "invalid" });
    }
  });
});

describe("a folder", () => {
  it("is readable by its owner only, and holds no temporary files", async () => {
    const organization = randomUUID();
    const file = randomUUID();
    await inFolder().put(`${organization}/${file}`, Buffer.from("x"));
    const place = path.join(folder, "files", organization);
    expect((await stat(path.join(place, file))).mode & 0o777).toBe(0o600);
    expect((await stat(place)).mode & 0o777).toBe(0o700);
    expect(await readdir(place)).toEqual([file]);
  });

  it("never shows a reader a partly written file", async () => {
    const store = inFolder();
    const key = newKey();
    const versions = [Buffer.alloc(2_000_000, "a"), Buffer.alloc(2_000_000, "b")];
    await store.put(key, versions[0] as Buffer);
    const writing = Promise.all(
      Array.from({ length: 8 }, (_, i) => store.put(key, versions[i % 2] as Buffer)),
    );
    let done = false;
    void writing.then(() => (done = true));
    do {
      const read = Buffer.from(await store.get(key));
      expect(versions.some((version) => version.equals(read))).toBe(true);
    } while (!done);
  });

  it("loses with a file what a crash left while that file was written", async () => {
    const store = inFolder();
    const [organization, file, other] = [randomUUID(), randomUUID(), randomUUID()];
    const place = path.join(folder, "files", organization);
    await store.put(`${organization}/${other}`, Buffer.from("x"));
    const unfinished = [file, other].map((name) => `${name}.${randomUUID()}.part`);
    for (const name of unfinished) await writeFile(path.join(place, name), "words of a CV");
    await store.delete(`${organization}/${file}`);
    expect((await readdir(place)).sort()).toEqual([other, unfinished[1]].sort());
    await store.delete(`${organization}/${other}`);
    expect(await readdir(place)).toEqual([]);
  });

  it("leaves the old file, and nothing else, when a new one cannot be written to its end", async () => {
    const store = inFolder();
    const [organization, file] = [randomUUID(), randomUUID()];
    const key = `${organization}/${file}`;
    await store.put(key, Buffer.from("the old file"));
    // Fails after the first bytes are written, as on a full disk.
    async function* failing() {
      yield await Promise.resolve(Buffer.from("the beginning of the new file"));
      throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
    }
    const bytes = failing() as unknown as Uint8Array;
    await expect(store.put(key, bytes)).rejects.toMatchObject({ code: "unavailable" });
    expect(Buffer.from(await store.get(key)).toString()).toBe("the old file");
    expect(await readdir(path.join(folder, "files", organization))).toEqual([file]);
  });

  it("cannot be written to where a file has its name, and leaves that file", async () => {
    const root = path.join(folder, "blocked");
    const store = openFileStore({ driver: "fs", root });
    await writeFile(root, "not a folder");
    await expect(store.put(newKey(), Buffer.from("x"))).rejects.toMatchObject({ code: "unavailable" });
    expect(await readFile(root, "utf8")).toBe("not a folder");
  });

  it("does not write through a symbolic link to a file outside it", async () => {
    const store = inFolder();
    const organization = randomUUID();
    const file = randomUUID();
    await store.put(`${organization}/${file}`, Buffer.from("x"));
    const outside = path.join(folder, "outside");
    await writeFile(outside, "untouched");
    const link = randomUUID();
    await symlink(outside, path.join(folder, "files", organization, link));
    await store.put(`${organization}/${link}`, Buffer.from("new"));
    expect(await readFile(outside, "utf8")).toBe("untouched");
  });
});

describe("S3", () => {
  it.each([
    ["a missing bucket", { bucket: "elsewhere" }],
    ["a wrong secret", { secretAccessKey: "wrong" }],
    ["an unreachable server", { endpoint: "http://127.0.0.1:9" }],
  ])("answers unavailable, not not_found, with %s", async (_, override) => {
    const store = inS3(override);
    await expect(store.put(newKey(), Buffer.from("x"))).rejects.toMatchObject({ code: "unavailable" });
    await expect(store.get(newKey())).rejects.toMatchObject({ code: "unavailable" });
  });

  it.runIf(thorough)(
    "answers unavailable when the server accepts requests and does not answer them",
    async () => {
      const proxy = await cuttableProxy(bucket.config.endpoint);
      const store = inS3({ endpoint: proxy.url });
      proxy.freeze();
      try {
        const acts = [store.put(newKey(), Buffer.from("x")), store.get(newKey()), store.get(newKey(), 10)];
        const answers = await Promise.allSettled([...acts, store.probe()]);
        for (const answer of answers)
          expect(answer).toMatchObject({ status: "rejected", reason: { code: "unavailable" } });
      } finally {
        proxy.close();
      }
    },
  );
});

import { randomBytes, randomUUID } from "node:crypto";
import { Disk } from "flydrive";
import { S3Driver } from "flydrive/drivers/s3";
import { invalid, notFound, unavailable } from "@/lib/errors";
import { codeOf } from "@/lib/log";
import { readUpTo } from "@/lib/read-up-to";
import { noteDependency } from "@/lib/platform/telemetry/dependencies";
import { PrivateFolder } from "./private-folder";

export type FileStoreConfig =
  | { driver: "fs"; root: string }
  | {
      driver: "s3";
      bucket: string;
      region: string;
      /** Of an S3-compatible server; absent for AWS. */
      endpoint?: string | undefined;
      /** The address at which people and agents reach the same server, if it is different. */
      publicEndpoint?: string | undefined;
      /** Both absent: the AWS SDK's own chain (an instance role, a profile). */
      accessKeyId?: string | undefined;
      secretAccessKey?: string | undefined;
    };

/**
 * The store of uploaded files. Keys are `<organization id>/<file id>`, both UUIDs, followed by `-<SHA-256 in hex>`
 * for a file named by its content. Other keys are refused.
 */
export type FileStore = {
  /** Writes the whole file or nothing; a second put of a key replaces the first. @throws DomainError unavailable */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null for a file of more than `most` bytes, which is not read on. @throws DomainError not_found, unavailable */
  get(key: string, most: number): Promise<Uint8Array | null>;
  get(key: string): Promise<Uint8Array>;
  /** Does nothing for a missing file. @throws DomainError unavailable */
  delete(key: string): Promise<void>;
  /** Keys of an organization's files. @throws DomainError unavailable */
  list(organizationId: string): AsyncIterable<string>;
  /** Writes a small file, reads it back and deletes it. @throws DomainError unavailable */
  probe(): Promise<void>;
  /** A URL the bytes may be PUT to without passing through us, valid for `seconds`; null if the store has none. */
  addressToPut(key: string, seconds: number): Promise<string | null>;
};

/** The file of `probe`: of this process alone, so that the probes of two do not meet. */
const probed = `.ready-${randomUUID()}`;

export function openFileStore(config: FileStoreConfig): FileStore {
  const disk = new Disk(config.driver === "fs" ? new PrivateFolder(config.root) : s3Driver(config));
  const publicDisk =
    config.driver === "s3" &&
    new Disk(s3Driver({ ...config, endpoint: config.publicEndpoint ?? config.endpoint }));
  return {
    async put(key, bytes) {
      await orUnavailable(disk.put(checked(key), bytes));
    },
    async get(key: string, most?: number) {
      try {
        if (most === undefined) return await disk.getBytes(checked(key));
        return await readUpTo(await disk.getStream(checked(key)), most);
      } catch (error) {
        if (isMissing(error)) throw notFound("File");
        throw asUnavailable(error);
      }
    },
    async delete(key) {
      await orUnavailable(disk.delete(checked(key)));
    },
    async *list(organizationId) {
      let paginationToken: string | undefined;
      do {
        const listing = disk.listAll(organizationId, { recursive: true, paginationToken });
        const page = await listing.catch((error: unknown) => {
          // No folder: no file yet.
          if (isMissing(error)) return { objects: [], paginationToken: undefined };
          throw asUnavailable(error);
        });
        for (const each of page.objects) if (each.isFile && keyShape.test(each.key)) yield each.key;
        ({ paginationToken } = page);
      } while (paginationToken);
    },
    async probe() {
      // A block of a disk: a full one still takes an empty file.
      const bytes = randomBytes(4_096);
      await orUnavailable(disk.put(probed, bytes));
      const read = await orUnavailable(disk.getBytes(probed));
      await orUnavailable(disk.delete(probed));
      if (!bytes.equals(read)) throw asUnavailable({ code: "CONTENT_MISMATCH" });
    },
    async addressToPut(key, seconds) {
      return publicDisk ? await publicDisk.getSignedUploadUrl(checked(key), { expiresIn: seconds }) : null;
    },
  } as FileStore;
}

function s3Driver({
  bucket,
  region,
  endpoint,
  accessKeyId,
  secretAccessKey,
}: FileStoreConfig & { driver: "s3" }) {
  return new S3Driver({
    bucket,
    region,
    visibility: "private",
    // New buckets refuse ACLs; ours is private by the bucket's own policy.
    supportsACL: false,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // Many compatible servers do not support checksums beyond the signature.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    // The SDK itself waits for ever; it tries three times.
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 10_000 },
    ...(accessKeyId !== undefined && secretAccessKey !== undefined
      ? { credentials: { accessKeyId, secretAccessKey } }
      : {}),
  });
}

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const keyShape = new RegExp(`^${uuid}/${uuid}(?:-[0-9a-f]{64})?$`);

function checked(key: string): string {
  if (!keyShape.test(key)) throw invalid("A file's key must be an organization id and a file id.");
  return key;
}

/** flydrive wraps the error of the file system or S3. */
function isMissing(error: unknown): boolean {
  const { code, name } = ((error as Error).cause ?? {}) as { code?: string; name?: string };
  return code === "ENOENT" || name === "NoSuchKey" || name === "NotFound";
}

function asUnavailable(error: unknown): Error {
  if (error instanceof Error && error.name === "DomainError") return error;
  const failure = unavailable(
    "The file store cannot be used now ({code}). Try again shortly.",
    { code: codeOf(error) ?? "unknown" },
    { cause: error },
  );
  noteDependency("storage", failure);
  return failure;
}

const orUnavailable = <T>(work: Promise<T>) =>
  work.catch((error: unknown) => {
    throw asUnavailable(error);
  });

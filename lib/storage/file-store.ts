import { Disk } from "flydrive";
import { S3Driver } from "flydrive/drivers/s3";
import { invalid, notFound, unavailable } from "@/lib/errors";
import { PrivateFolder } from "./private-folder";

export type FileStoreConfig =
  | { driver: "fs"; root: string }
  | {
      driver: "s3";
      bucket: string;
      region: string;
      /** Of an S3-compatible server; absent for AWS. */
      endpoint?: string | undefined;
      /** Both absent: the AWS SDK's own chain (an instance role, a profile). */
      accessKeyId?: string | undefined;
      secretAccessKey?: string | undefined;
    };

/**
 * Where uploaded files are kept. Keys are `<organization id>/<file id>`, both UUIDs, with `-<SHA-256 in hex>` after them
 * where a file is named by its content: nothing else is a key.
 */
export type FileStore = {
  /** Whole or not at all; a second put of the same key replaces the first. @throws DomainError unavailable */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** @throws DomainError not_found, unavailable */
  get(key: string): Promise<Uint8Array>;
  /** Deleting what is not there is done already. @throws DomainError unavailable */
  delete(key: string): Promise<void>;
};

export function openFileStore(config: FileStoreConfig): FileStore {
  const disk = new Disk(config.driver === "fs" ? new PrivateFolder(config.root) : s3Driver(config));
  return {
    async put(key, bytes) {
      await orUnavailable(disk.put(checked(key), bytes));
    },
    async get(key) {
      try {
        return await disk.getBytes(checked(key));
      } catch (error) {
        if (isMissing(error)) throw notFound("File");
        throw asUnavailable(error);
      }
    },
    async delete(key) {
      await orUnavailable(disk.delete(checked(key)));
    },
  };
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
    // Buckets made today refuse ACLs; ours is private by the bucket's own policy.
    supportsACL: false,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // Checksums beyond the signature are unknown to many compatible servers.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    ...(accessKeyId !== undefined && secretAccessKey !== undefined
      ? { credentials: { accessKeyId, secretAccessKey } }
      : {}),
  });
}

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const keyShape = new RegExp(`^${uuid}/${uuid}(?:-[0-9a-f]{64})?$`);

function checked(key: string): string {
  if (!keyShape.test(key)) throw invalid("A file's key is an organization id and a file id.");
  return key;
}

/** flydrive wraps what the file system or S3 said. */
function isMissing(error: unknown): boolean {
  const { code, name } = ((error as Error).cause ?? {}) as { code?: string; name?: string };
  return code === "ENOENT" || name === "NoSuchKey" || name === "NotFound";
}

function asUnavailable(error: unknown): Error {
  if (error instanceof Error && error.name === "DomainError") return error;
  return unavailable("The file store cannot be reached. Try again shortly.", { cause: error });
}

async function orUnavailable(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw asUnavailable(error);
  }
}

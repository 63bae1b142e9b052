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
      /** The same server as people and agents reach it, where that is another address. */
      publicEndpoint?: string | undefined;
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
  /** Null for a file of more than `most` bytes, of which no more is read. @throws DomainError not_found, unavailable */
  get(key: string, most: number): Promise<Uint8Array | null>;
  get(key: string): Promise<Uint8Array>;
  /** Deleting what is not there is done already. @throws DomainError unavailable */
  delete(key: string): Promise<void>;
  /** Keys of an organization's files. @throws DomainError unavailable */
  list(organizationId: string): AsyncIterable<string>;
  /** Whether the store answers, and a folder can be written to. @throws DomainError unavailable */
  probe(): Promise<void>;
  /** An address the bytes may be PUT to without passing through us, for so many seconds; null where there is none. */
  addressToPut(key: string, seconds: number): Promise<string | null>;
};

export function openFileStore(config: FileStoreConfig): FileStore {
  const disk = new Disk(config.driver === "fs" ? new PrivateFolder(config.root) : s3Driver(config));
  const outside =
    config.driver === "s3" &&
    new Disk(s3Driver({ ...config, endpoint: config.publicEndpoint ?? config.endpoint }));
  return {
    async put(key, bytes) {
      await orUnavailable(disk.put(checked(key), bytes));
    },
    async get(key: string, most?: number) {
      try {
        if (most === undefined) return await disk.getBytes(checked(key));
        return await atMost(await disk.getStream(checked(key)), most);
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
      // Absent or not: what counts is that the store could say so.
      await orUnavailable(config.driver === "s3" ? disk.exists(".ready") : disk.put(".ready", ""));
    },
    async addressToPut(key, seconds) {
      return outside ? await outside.getSignedUploadUrl(checked(key), { expiresIn: seconds }) : null;
    },
  } as FileStore;
}

async function atMost(stream: AsyncIterable<Buffer>, most: number): Promise<Uint8Array | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
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

async function orUnavailable(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw asUnavailable(error);
  }
}

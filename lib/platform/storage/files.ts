import path from "node:path";
import { env } from "@/lib/env";
import { type FileStore, openFileStore } from "./file-store";

/** The service's files: in S3 when a bucket is configured, else in the data folder. */
export const files: FileStore = openFileStore(
  env.S3_BUCKET === undefined
    ? { driver: "fs", root: path.join(env.SHORTLIST_HOME, "files") }
    : {
        driver: "s3",
        bucket: env.S3_BUCKET,
        region: env.AWS_REGION ?? "us-east-1",
        endpoint: env.S3_ENDPOINT,
        publicEndpoint: env.S3_PUBLIC_ENDPOINT,
        accessKeyId: env.AWS_ACCESS_KEY_ID,
        secretAccessKey: env.AWS_SECRET_ACCESS_KEY,
      },
);

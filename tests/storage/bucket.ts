import path from "node:path";
import S3rver from "@20minutes/s3rver";

const bucket = "documents";
const region = "us-east-1";
const key = "S3RVER";

/** Runs an S3 server with an empty bucket that stores its files in `folder`. */
export async function openBucket(folder: string) {
  const server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: path.join(folder, "s3"),
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    port,
    /** What a file store is opened with. */
    config: { driver: "s3" as const, bucket, region, endpoint, accessKeyId: key, secretAccessKey: key },
    /** What the service is configured with. */
    env: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: key,
      AWS_SECRET_ACCESS_KEY: key,
    },
    close: () => server.close(),
  };
}

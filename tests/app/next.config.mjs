import path from "node:path";

/** Routes that only benchmarks call, over the product's lib: an app of its own, so that no build of ours has them. */
export default {
  turbopack: { root: path.resolve(import.meta.dirname, "../..") },
  serverExternalPackages: ["pg", "flydrive", "@aws-sdk/client-s3", "inngest", "nodemailer", "libpg-query"],
  poweredByHeader: false,
  typescript: { ignoreBuildErrors: true },
};

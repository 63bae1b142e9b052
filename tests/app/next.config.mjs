import path from "node:path";

/** Benchmark routes over the product's lib, in a separate app so that no production build contains them. */
export default {
  turbopack: { root: path.resolve(import.meta.dirname, "../..") },
  serverExternalPackages: ["pg", "flydrive", "@aws-sdk/client-s3", "inngest", "nodemailer", "libpg-query"],
  poweredByHeader: false,
  typescript: { ignoreBuildErrors: true },
};

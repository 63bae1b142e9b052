import type { NextConfig } from "next";

const securityHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "X-Frame-Options", value: "DENY" },
  // Nobody frames a page on which something can be allowed or decided.
  { key: "Content-Security-Policy", value: "frame-ancestors 'none'; base-uri 'self'; object-src 'none'" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=()" },
];

const config: NextConfig = {
  /** Lets a test build stand beside a development one. */
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  // Routes that only benchmarks call are in no other build.
  pageExtensions: ["tsx", "ts", ...(process.env.SHORTLIST_BENCH ? ["bench.ts"] : [])],
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: false,
  // npm run check, and with it npm test, checks the types of everything; doing it again here would double the build.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    "unpdf",
    "mammoth",
    "pg",
    "flydrive",
    "@aws-sdk/client-s3",
    "inngest",
    "nodemailer",
    "libpg-query",
  ],
  // The reading threads run these files from where they stand, which tracing cannot see.
  outputFileTracingIncludes: {
    "/**": ["./lib/documents/**/*.ts", "./node_modules/{unpdf,mammoth,saxes,fflate}/**/*"],
  },
  headers: async () => [{ source: "/:path*", headers: securityHeaders }],
};

export default config;

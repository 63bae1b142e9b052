import type { NextConfig } from "next";
import { PHASE_PRODUCTION_BUILD } from "next/constants";

const everywhere = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=()" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
];

/** Pages have their own policy with a nonce (proxy.ts). All other responses may load and run nothing. */
const noPage = [
  {
    key: "Content-Security-Policy",
    value: "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
  },
];

const config = (phase: string): NextConfig => ({
  // A server of only the traced files, for images (Dockerfile). `next start` serves this build without the option.
  ...(phase === PHASE_PRODUCTION_BUILD ? { output: "standalone" } : {}),
  /** Lets a test build exist beside a development build. */
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  pageExtensions: ["tsx", "ts"],
  // Message catalogues are compiled at build time, so that pages ship no message parser.
  turbopack: {
    rules: {
      "*.json": {
        loaders: ["./messages/compile.mjs"],
        condition: { path: /messages\/[a-z]+\/[^/]+[.]json$/ },
        as: "*.js",
      },
    },
  },
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: false,
  // npm run check, which npm test includes, checks all types; checking them here again would double the build time.
  typescript: { ignoreBuildErrors: true },
  // 97 MB that nothing reads: neither Node nor a browser is told to apply them.
  experimental: {
    turbopackSourceMaps: false,
    // Acts and page changes without a connection wait for it in the page (components/shell/line.tsx).
    useOffline: true,
  },
  serverExternalPackages: ["pg", "flydrive", "@aws-sdk/client-s3", "inngest", "nodemailer", "libpg-query"],
  // Reading processes and the text threads load these files by path, which tracing cannot see.
  outputFileTracingIncludes: {
    "/**": [
      "./lib/reading/documents/generated/reader.mjs",
      "./lib/platform/threads/generated/text.mjs",
      // Its modules load each other in ways that tracing misses.
      "./node_modules/inngest/**/*.js",
    ],
    // Text recognition: only workflow functions do it.
    "/api/inngest": [
      "./node_modules/tesseract.js/{package.json,src/**/*}",
      "./node_modules/tesseract.js-core/{package.json,index.js}",
      // The processor decides which one is loaded, and Tesseract asks for the full build where the LSTM one would do.
      "./node_modules/tesseract.js-core/tesseract-core{,-simd,-relaxedsimd}{,-lstm}.{js,wasm}",
      "./node_modules/@tesseract.js-data/*/{package.json,4.0.0_best_int/*}",
      "./node_modules/{bmp-js,idb-keyval,is-url,node-fetch,regenerator-runtime,wasm-feature-detect,zlibjs}/**/*",
      "./node_modules/{whatwg-url,tr46,webidl-conversions}/**/*",
      "./node_modules/@napi-rs/**/*",
      "./node_modules/pdfjs-dist/{package.json,legacy/build/pdf.mjs,legacy/build/pdf.worker.mjs,wasm/*}",
    ],
  },
  // Compiled sources are not read at run time; tracing mistakes the project's folders for data.
  outputFileTracingExcludes: {
    "/**": [
      "./{.ci,app,components,docs,engine,messages,prisma,samples,scripts,tests}/**",
      "./lib/**/*.{ts,tsx}",
      "./*.{md,mjs,ts}",
      "./{knip,package-lock,server,tsconfig}.json",
    ],
  },
  headers: async () => [
    { source: "/:path*", headers: everywhere },
    { source: "/:folder(api|_next|\\.well-known)/:path*", headers: noPage },
    // Uploaded files, unchanged: if a browser ever renders one, the sandbox gives it no origin. The later rule wins.
    {
      source: "/api/attachments/:path*",
      headers: [
        { key: "Content-Security-Policy", value: "sandbox; default-src 'none'; frame-ancestors 'none'" },
      ],
    },
  ],
});

export default config;

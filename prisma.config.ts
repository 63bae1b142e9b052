import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "prisma/config";

// Prisma downloads its native schema engine from a host that an offline or closed network cannot reach. Unless
// one is configured or installed, use its WebAssembly build.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= nativeEngine() ?? path.resolve("scripts/schema-engine.mjs");

export default defineConfig({
  schema: "prisma/schema",
  migrations: { path: "prisma/migrations", seed: "tsx --conditions=react-server prisma/seed.ts" },
  datasource: {
    // Migrations run as the owner. `prisma generate` needs a well-formed URL, not a server.
    url:
      process.env.DATABASE_OWNER_URL ?? process.env.DATABASE_URL ?? "postgresql://nobody@127.0.0.1:1/nowhere",
    shadowDatabaseUrl: process.env.SHADOW_DATABASE_URL,
  },
});

function nativeEngine(): string | undefined {
  const folder = path.resolve("node_modules/@prisma/engines");
  if (!existsSync(folder)) return undefined;
  const name = readdirSync(folder).find((file) => /^schema-engine-(?!.*\.(gz|sha256|tmp))/.test(file));
  return name && path.join(folder, name);
}

# Two images: `docker build --target app .` serves the app; `--target tools .` migrates, runs the local engine and the
# admin commands. Neither runs as root, and neither writes to its disk.
FROM node:24-bookworm-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund --loglevel=error
COPY . .
RUN npm run build && node scripts/bootstrap.mjs bundle-tools

FROM node:24-bookworm-slim AS tools
WORKDIR /app
ENV NODE_ENV=production
COPY prisma/migrations ./prisma/migrations
COPY --from=build /app/tools ./tools
COPY --from=build /app/node_modules/@prisma/schema-engine-wasm ./node_modules/@prisma/schema-engine-wasm
USER node
CMD ["node", "tools/migrate.mjs"]

FROM node:24-bookworm-slim AS app
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000 HEALTH_PORT=3001
COPY --from=build /app/.next/standalone ./
COPY --from=build /app/.next/static ./.next/static
COPY --from=build /app/scripts/accept-many.mjs /app/scripts/answer-health.mjs /app/scripts/quiet-start.mjs ./
USER node
EXPOSE 3000 3001
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.HEALTH_PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "./accept-many.mjs", "--import", "./answer-health.mjs", "--import", "./quiet-start.mjs", "server.js"]

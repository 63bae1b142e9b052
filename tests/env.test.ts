import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { environmentNames, parseEnv } from "@/lib/env";

const secret = "s".repeat(32);

test(".env.example lists exactly what lib/env.ts reads", () => {
  const listed = readFileSync(".env.example", "utf8")
    .split("\n")
    .flatMap((line) => /^([A-Z0-9_]+)=/.exec(line)?.[1] ?? []);
  expect(listed.sort()).toEqual([...environmentNames].sort());
});

describe("the environment", () => {
  test("takes empty values as absent, as in a copy of .env.example", () => {
    const env = parseEnv({
      OPENAI_API_KEY: "",
      APP_URL: "",
      BETTER_AUTH_SECRET: secret,
      PORT: "4000",
      NODE_ENV: "",
    });
    expect(env.OPENAI_API_KEY).toBeUndefined();
    expect(env).toMatchObject({ NODE_ENV: "development", APP_URL: "http://localhost:4000" });
  });

  test("keeps the origin of APP_URL only", () => {
    expect(parseEnv({ APP_URL: "https://hire.example/x?y", BETTER_AUTH_SECRET: secret }).APP_URL).toBe(
      "https://hire.example",
    );
  });

  test("names all invalid variables in one error", () => {
    expect(() => parseEnv({ PORT: "eighty", APP_URL: "no url", BETTER_AUTH_SECRET: "short" })).toThrow(
      /PORT[\s\S]*APP_URL[\s\S]*BETTER_AUTH_SECRET/,
    );
  });

  test("refuses an address without http:// or https://, whose origin would be null", () => {
    for (const name of ["APP_URL", "S3_ENDPOINT", "OTEL_EXPORTER_OTLP_ENDPOINT"])
      expect(() => parseEnv({ [name]: "localhost:3000", BETTER_AUTH_SECRET: secret })).toThrow(name);
  });

  test("refuses a stored secret that is empty, as a full disk leaves it", () => {
    const SHORTLIST_HOME = mkdtempSync(path.join(os.tmpdir(), "shortlist-secret-"));
    expect(parseEnv({ SHORTLIST_HOME }).BETTER_AUTH_SECRET).toHaveLength(64);
    writeFileSync(path.join(SHORTLIST_HOME, "secret"), "");
    expect(() => parseEnv({ SHORTLIST_HOME })).toThrow(path.join(SHORTLIST_HOME, "secret"));
  });

  test("refuses production without a secret unless the database is the embedded one", () => {
    expect(() => parseEnv({ NODE_ENV: "production" })).toThrow(/BETTER_AUTH_SECRET/);
  });

  test("accepts CLIENT_DOCUMENT_LOOPBACK, which is for tests, only with an APP_URL on this machine", () => {
    const settings = { CLIENT_DOCUMENT_LOOPBACK: "1", BETTER_AUTH_SECRET: secret };
    const local = parseEnv({ ...settings, APP_URL: "http://127.0.0.1:3000" });
    expect(local.CLIENT_DOCUMENT_LOOPBACK).toBe("1");
    expect(() => parseEnv({ ...settings, APP_URL: "https://hire.example" })).toThrow(
      "CLIENT_DOCUMENT_LOOPBACK",
    );
  });
});

import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { environmentNames, parseEnv } from "@/lib/environment";

const secret = "s".repeat(32);

test(".env.example lists exactly what lib/environment.ts reads", () => {
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

  test("refuses an APP_URL with a path or without a scheme, and takes a slash at its end", () => {
    const read = (APP_URL: string) => parseEnv({ APP_URL, BETTER_AUTH_SECRET: secret }).APP_URL;
    expect(read("https://hire.example/")).toBe("https://hire.example");
    for (const wrong of [
      "https://hire.example/x",
      "https://hire.example?y",
      "hire.example",
      "//hire.example",
    ])
      expect(() => read(wrong), wrong).toThrow("APP_URL: give the public origin");
  });

  test("refuses malformed CREDENTIALS_KEYS at the start, not at the first secret", () => {
    const read = (CREDENTIALS_KEYS: string) => parseEnv({ CREDENTIALS_KEYS, BETTER_AUTH_SECRET: secret });
    const key = Buffer.alloc(32, 7).toString("base64");
    expect(read(`a:${key},b:${key}`).CREDENTIALS_KEYS).toContain("b:");
    for (const wrong of [key, `a:${key.slice(4)}`, `a:${key},a:${key}`, `a:${key},`])
      expect(() => read(wrong), wrong).toThrow("CREDENTIALS_KEYS: give id:key pairs");
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

  test("names everything that production lacks, unless it is asked to keep everything on this machine", () => {
    const SHORTLIST_HOME = mkdtempSync(path.join(os.tmpdir(), "shortlist-home-"));
    const read = (settings: Record<string, string>) =>
      parseEnv({ NODE_ENV: "production", SHORTLIST_HOME, ...settings });
    expect(() => read({})).toThrow(/DATABASE_URL[^]*S3_BUCKET[^]*APP_URL[^]*BETTER_AUTH_SECRET/);
    expect(read({ EMBEDDED: "1" }).BETTER_AUTH_SECRET).toHaveLength(64);
    // A database of one's own has several users: its secret belongs into the environment.
    const own = { EMBEDDED: "1", DATABASE_URL: "postgresql://db/shortlist" };
    expect(() => read(own)).toThrow(/^[^:]+:\n {2}BETTER_AUTH_SECRET[^\n]+$/);
    expect(read({ ...own, BETTER_AUTH_SECRET: secret }).S3_BUCKET).toBeUndefined();
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

import { AjvJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/ajv-provider.js";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { serverInfo } from "@/lib/doors/mcp/identity";

const json = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
type Remote = { url: string; variables: Record<string, { isRequired: boolean }> };

/**
 * The newest published schema of the MCP registry, copied from modelcontextprotocol/static at
 * schemas/2025-12-11/server.schema.json; server.json names its URL.
 */
const schema = json("tests/mcp/registry/server.schema.2025-12-11.json");
const server = json("server.json");
const validate = new AjvJsonSchemaValidator().getValidator(schema);

it("server.json is valid against the registry's schema", () => {
  expect(server.$schema).toBe(schema.$id);
  expect(validate(server)).toMatchObject({ valid: true });
  // The same check rejects an invalid document.
  expect(validate({ ...server, description: "x".repeat(101) }).valid).toBe(false);
});

it("server.json names the endpoint on any host, and matches the server's own identity", () => {
  const { name: _, websiteUrl: __, icons: ___, ...same } = serverInfo;
  expect(server).toMatchObject(same);
  expect(server.version).toBe(json("package.json").version);
  const [{ url, variables }] = server.remotes as [Remote];
  expect(url).toBe("https://{host}/api/mcp");
  expect(Object.keys(variables)).toEqual(["host"]);
  expect(variables.host?.isRequired).toBe(true);
});

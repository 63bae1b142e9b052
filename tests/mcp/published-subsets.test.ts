import "../support/database";
import * as z from "zod";
import { expect, it } from "vitest";
import { allTools } from "@/lib/doors/mcp/all-tools";
import { inputListing, outputListing } from "@/lib/doors/mcp/listing-schema";
import { type Listed, problemsIn, type Schema, subsets } from "./published-subsets";

it.each(Object.entries(subsets))("%s takes every tool", (_, subset) => {
  expect(allTools.flatMap(({ listing }) => problemsIn(listing as unknown as Listed, subset))).toEqual([]);
});

it("lists arguments of every kind in a form that all of them take", () => {
  const anything = z.object({
    name: z.string().nullable().describe("null clears it."),
    kind: z.enum(["a", "b"]).nullish(),
    either: z.union([z.literal("create"), z.uuid()]),
    words: z.union([z.literal("x"), z.enum(["y", "z"])]),
    one: z.literal("only"),
    amount: z.number().positive().lt(5).nullable(),
    list: z.array(z.strictObject({ deep: z.array(z.object({ id: z.string(), note: z.string() })) })),
    handed: z.array(
      z.object({ files: z.array(z.object({ name: z.string().optional() })), other: z.string().nullish() }),
    ),
    scores: z.array(z.number().nullable()),
  });
  const inputSchema = inputListing(anything, ["handed"]) as Schema;
  for (const [host, subset] of Object.entries(subsets))
    expect(problemsIn({ name: "anything", description: "", inputSchema }, subset), host).toEqual([]);
  expect(inputSchema).toMatchObject({
    properties: {
      name: { type: "string" },
      kind: { type: "string", enum: ["a", "b"] },
      either: { type: "string" },
      words: { type: "string", enum: ["x", "y", "z"] },
      one: { type: "string", enum: ["only"] },
      handed: { items: { properties: { files: { items: { properties: { name: { type: "string" } } } } } } },
    },
  });
  expect(inputSchema.properties?.either).not.toHaveProperty("enum");
  expect(() => inputListing(z.object({ x: z.union([z.string(), z.number()]) }))).toThrow("several types");
});

it("finds what hosts have refused in the lists of other servers", () => {
  const listOf = (property: Schema): Listed => ({
    name: "tool",
    description: "",
    inputSchema: { type: "object", properties: { x: property } },
  });
  for (const [property, hosts] of [
    [{ type: "array" }, ["VS Code", "Gemini API and Gemini CLI", "OpenAI API, ChatGPT and Codex", "Cursor"]],
    [{ type: "object", properties: {} }, ["Gemini API and Gemini CLI"]],
    [{ type: ["string", "null"] }, ["Copilot Studio", "Gemini API and Gemini CLI", "n8n"]],
    [{ anyOf: [{ type: "string" }] }, ["OpenAI API, ChatGPT and Codex"]],
    [{ type: "integer", enum: [1] }, ["Gemini API and Gemini CLI"]],
  ] as const)
    for (const host of hosts)
      expect(
        problemsIn(listOf(property as unknown as Schema), subsets[host]!),
        `${host}: ${JSON.stringify(property)}`,
      ).not.toEqual([]);
});

it("says the types of every result, and promises nothing that can be null", () => {
  for (const { name, output, listing } of allTools) {
    const { properties = {} } = listing.outputSchema as Schema;
    expect(Object.keys(properties).length, name).toBeGreaterThan(0);
    const full = z.toJSONSchema(output, { io: "output" }) as Schema;
    for (const [member, schema] of Object.entries(properties)) {
      expect(full.properties?.[member], `${name}.${member}`).toMatchObject({ type: schema.type });
      if (schema.type === "array")
        expect(schema.items?.type, `${name}.${member}`).toEqual(expect.any(String));
    }
  }
  const nullable = z.object({ jobId: z.uuid(), nextId: z.uuid().nullable(), note: z.string() });
  expect(outputListing(nullable, z.object({}))).toEqual({
    type: "object",
    properties: { jobId: { type: "string" } },
  });
});

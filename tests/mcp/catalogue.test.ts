import "../support/database";
import { encode } from "gpt-tokenizer/encoding/o200k_base";
import { describe, expect, it } from "vitest";
import {
  type Permission,
  type Scope,
  administratorPermissions,
  rolePermissions,
  scopeFor,
} from "@/lib/platform/access/permissions";
import { allTools, catalogue } from "@/lib/doors/mcp/all-tools";
import { instructions } from "@/lib/doors/mcp/identity";

/** The tools of service administrators, with the scope each needs. */
const administrators: Record<string, Scope> = {
  findOrganizations: "service:admin:recruiter",
  inviteRecruiter: "service:admin:recruiter",
  queryDatabase: "service:admin:sql",
};
/** Reading the team's notes and feedback takes the write scope, which lets an agent take part in the conversation. */
const beyondEveryday: Record<string, Scope> = {
  ...administrators,
  listNotes: "service:recruiter:write",
  getFeedback: "service:recruiter:write",
};
const everyPermission = [...rolePermissions.owner, ...administratorPermissions];

describe.each(allTools.map((tool) => [tool.name, tool] as const))("%s", (name, tool) => {
  it("matches its stored schema", async () => {
    await expect(`${JSON.stringify(tool.listing, null, 2)}\n`).toMatchFileSnapshot(`schemas/${name}.snap`);
  });

  it("has a title, a purpose, all hints that mean something and a description of every argument", () => {
    const { title, description, annotations, inputSchema, outputSchema } = tool.listing;
    expect(name).toMatch(/^[a-z][A-Za-z]+$/);
    expect(title.length).toBeGreaterThan(5);
    expect(description.length).toBeGreaterThan(40);
    expect(Object.keys(annotations).sort()).toEqual([
      "destructiveHint",
      ...(annotations.readOnlyHint ? [] : ["idempotentHint"]),
      "openWorldHint",
      "readOnlyHint",
    ]);
    for (const schema of [inputSchema, outputSchema]) expect(schema.type).toBe("object");
    for (const [argument, schema] of Object.entries(inputSchema.properties as Record<string, object>))
      expect(schema, argument).toHaveProperty("description", expect.stringMatching(/^.{5,}/));
  });

  it("needs the scope that its read-only hint implies", () => {
    const scope = scopeFor(tool.permission);
    const everyday = tool.listing.annotations.readOnlyHint ? "service:recruiter" : "service:recruiter:write";
    expect(scope).toBe(beyondEveryday[name] ?? everyday);
  });
});

/** The tool names of the interface document, exactly as spelled there. */
const agreed: [Scope, string[]][] = [
  [
    "service:recruiter",
    [
      "listConfiguredJobs",
      "listJobCandidates",
      "searchCandidates",
      "searchCandidateApplications",
      "presentCandidate",
      "getCandidateData",
      "getScorecardConfig",
      "getCreditBalance",
      "editScorecardDraft",
      "getGeneratedScorecard",
    ],
  ],
  [
    "service:recruiter:write",
    [
      "generateScorecard",
      "saveScorecard",
      "createJob",
      "createCandidate",
      "parseDocument",
      "acceptCandidate",
      "rejectCandidate",
    ],
  ],
  ["service:admin:recruiter", ["findOrganizations", "inviteRecruiter"]],
];

it.each(agreed)("has the interface document's tools for the scope %s", (scope, names) => {
  const offered = allTools.filter((tool) => scopeFor(tool.permission) === scope).map((tool) => tool.name);
  expect(offered).toEqual(expect.arrayContaining(names));
});

it("requires confirmation for the tools that change what others see, and for no others", () => {
  const confirmed = allTools.filter((tool) => "confirmationToken" in tool.input.shape);
  expect(confirmed.map((tool) => tool.name)).toEqual([
    "updateJob",
    "changeHiringTeam",
    "saveScorecard",
    "correctCandidate",
    "addNote",
    "requestFeedback",
    "mergeCandidates",
    "undoMerge",
    "rediscoverCandidates",
    "acceptCandidate",
    "rejectCandidate",
    "reopenCandidate",
    "decideCandidates",
    "inviteRecruiter",
  ]);
  for (const tool of confirmed) {
    expect(tool.listing.annotations.destructiveHint).toBe(
      !["addNote", "requestFeedback"].includes(tool.name),
    );
    expect(Object.keys(tool.input.shape)).not.toContain("confirmation");
  }
});

it("marks as destructive the tools that replace, decide or send something, and no others", () => {
  const destructive = allTools.filter((tool) => tool.listing.annotations.destructiveHint);
  expect(destructive.map((tool) => tool.name)).toEqual([
    "updateJob",
    "changeHiringTeam",
    "saveScorecard",
    "createCandidate",
    "addAttachment",
    "correctCandidate",
    "mergeCandidates",
    "undoMerge",
    "rediscoverCandidates",
    "acceptCandidate",
    "rejectCandidate",
    "reopenCandidate",
    "decideCandidates",
    "inviteRecruiter",
  ]);
});

it("lists in the instructions what an agent cannot do, and the pages where a person can", () => {
  for (const page of ["/settings", "/credits", "/settings/connections"])
    expect(instructions).toMatch(new RegExp(`${page}(?![/\\w])`));
  expect(instructions).toMatch(
    /cannot invite colleagues, buy credits or connect an applicant tracking system/,
  );
});

it("builds the tool list once per set of permissions", () => {
  const actor = (permissions: readonly Permission[]) => ({
    kind: "agent" as const,
    id: "u",
    organizationId: "o",
    sees: "organization" as const,
    clientId: "c",
    permissions: new Set(permissions),
    scopes: [],
  });
  const all = catalogue.listedFor(actor(rolePermissions.recruiter));
  expect(all).toHaveLength(allTools.length - Object.keys(administrators).length);
  expect(catalogue.listedFor(actor(everyPermission))).toHaveLength(allTools.length);
  expect(catalogue.listedFor(actor(rolePermissions.owner))).toBe(all);
  expect(catalogue.listedFor(actor(["credit:read"])).map((tool) => tool.name)).toEqual([
    "getCreditBalance",
    "listCreditTransactions",
    "getAiUsage",
  ]);
});

it("fits into 9,000 tokens, with the instructions", () => {
  const tokens = encode(
    JSON.stringify({ tools: catalogue.listedFor({ permissions: new Set(everyPermission) } as never) }),
  ).length;
  const instructionTokens = encode(instructions).length;
  console.log(
    `tools/list: ${allTools.length} tools, ${tokens} tokens; instructions: ${instructionTokens} tokens (o200k_base)`,
  );
  expect(tokens + instructionTokens).toBeLessThan(9_000);
});

import "../support/database";
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { toolsDocument } from "../../scripts/tools-doc";
import { scopeFor } from "@/lib/platform/access/permissions";
import { allTools } from "@/lib/doors/mcp/all-tools";

it("docs/tools.md matches the tools (npx tsx scripts/tools-doc.ts writes it)", async () => {
  const written = await readFile(new URL("../../docs/tools.md", import.meta.url), "utf8");
  expect(written).toBe(toolsDocument(allTools, (tool) => scopeFor(tool.permission)));
});

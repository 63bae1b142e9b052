import * as z from "zod";
import { notFound } from "@/lib/errors";
import { applicationDocument } from "../documents/application";
import { candidateDocument } from "../documents/candidate";
import type { Documents } from "../documents/document";
import { jobDocument } from "../documents/job";
import { type Tool, listed, reads } from "../tool";

const kinds = new Map<string, Documents>([
  ["job", jobDocument],
  ["candidate", candidateDocument],
  ["application", applicationDocument],
]);

const input = z.object({ id: z.string().describe("From a search result.") });
const output = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  url: z.url(),
  metadata: z.record(z.string(), z.string()),
});

/** The second of the two tools, as published: https://platform.openai.com/docs/mcp#fetch-tool (see search.ts). */
export const fetchTool: Tool = {
  ...listed(
    {
      name: "fetch",
      title: "Fetch a search result",
      description: "Returns a search result as full text, with its page's address to cite.",
      safety: reads,
      next: { not_found: "search gives the ids that fetch takes." },
    },
    input,
    output,
  ),
  permission: "candidate:read",
  async run({ actor }, args) {
    const { id } = input.parse(args);
    const [, kind = "", recordId] = /^([a-z]+):(.+)$/.exec(id) ?? [];
    const read = kinds.get(kind);
    const uuid = z.uuid().safeParse(recordId);
    if (!read || !uuid.success) throw notFound("Search result");
    const structured = { id, ...(await read(actor, uuid.data)) };
    return { kind: "result", structured, text: JSON.stringify(structured), outcome: "done" };
  },
};

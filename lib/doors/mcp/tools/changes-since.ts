import * as z from "zod";
import { Change, changesSince } from "@/lib/platform/audit/changes-since";
import { candidateLines } from "../text/candidate-data";
import { reads, shapedTool } from "../tool";

export const changesSinceTool = shapedTool({
  name: "changesSince",
  title: "List changes since a time",
  description: "What happened in a job or the organization since a time or cursor.",
  safety: reads,
  useCase: changesSince,
  input: changesSince.input.omit({ newestFirst: true }),
  // Only webhooks need to know an event again.
  output: changesSince.output.extend({ items: z.array(Change.omit({ eventId: true })) }),
  shape: ({ items, ...page }) => ({ ...page, items: items.map(({ eventId: _, ...item }) => item) }),
  text: ({ items, nextCursor, more }) =>
    [
      `${items.length} changes${more ? ", more follow" : ""}. Read on, also later: cursor ${nextCursor}`,
      ...candidateLines(items, ({ at, text, by, byAgent, applicationId, candidateId, jobId }) => {
        const of = applicationId ?? candidateId ?? jobId;
        const kind = applicationId ? "applicationId" : candidateId ? "candidateId" : "jobId";
        return `${at} ${text} By ${by}${byAgent ? ", through an agent" : ""}.${of ? ` ${kind} ${of}` : ""}`;
      }),
    ].join("\n"),
});

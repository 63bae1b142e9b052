import * as z from "zod";
import { pageUrl } from "@/lib/access/addresses";
import type { Tool } from "./tool";

/** A tool whose scope the recruiter declined: it answers any arguments with that fact and where to change it. */
export const declinedTool = (tool: Tool): Tool => ({
  ...tool,
  input: z.looseObject({}),
  task: undefined,
  run: async () => ({
    kind: "failure",
    text: `The recruiter chose not to allow this agent to use ${tool.name}; only they can change that, at ${pageUrl.connectedAgents()}.`,
    outcome: "failed:forbidden",
  }),
});

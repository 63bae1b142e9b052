import * as z from "zod";
import { pageUrl } from "@/lib/platform/access/addresses";
import { searchRecords } from "@/lib/hiring/search/search-records";
import { applicationTitle } from "../documents/application";
import { jobTitle } from "../documents/job";
import { plain } from "../text/candidate-data";
import { reads, shapedTool } from "../tool";

/**
 * One of the two tools that ChatGPT's connectors, company knowledge and deep research look for. Name, argument, result
 * and its one text item, the result again as JSON, are as published: https://platform.openai.com/docs/mcp#search-tool
 */
export const searchTool = shapedTool({
  name: "search",
  title: "Search everything",
  description: "Finds jobs, candidates and applications by a question in plain words. fetch reads a result.",
  safety: reads,
  useCase: searchRecords,
  input: z.object({ query: z.string().describe("What to look for.") }),
  output: z.object({ results: z.array(z.object({ id: z.string(), title: z.string(), url: z.url() })) }),
  shape: ({ jobs, candidates, applications }) => ({
    results: [
      ...jobs.map((job) => ({ id: `job:${job.jobId}`, title: jobTitle(job), url: pageUrl.job(job.jobId) })),
      ...candidates.map(({ candidateId, name }) => ({
        id: `candidate:${candidateId}`,
        title: plain(name),
        url: pageUrl.candidate(candidateId),
      })),
      ...applications.map(({ applicationId, ...application }) => ({
        id: `application:${applicationId}`,
        title: applicationTitle(application),
        url: pageUrl.application(applicationId),
      })),
    ],
  }),
  text: (result) => JSON.stringify(result),
});

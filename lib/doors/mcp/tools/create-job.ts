import { createJob } from "@/lib/records/jobs/create-job";
import { quoted } from "../text/candidate-data";
import { adds, tool } from "../tool";

export const createJobTool = tool({
  name: "createJob",
  title: "Create a job",
  description: "Creates a job from a description or a document.",
  safety: adds,
  // parseDocument lists the schema of a file.
  handedOn: ["document"],
  next: { not_found: "createUpload gives an uploadId to put a file to." },
  useCase: createJob,
  text: ({ jobId, title, location, employmentType, url }) =>
    `Created ${[quoted(title), location && quoted(location), employmentType].filter(Boolean).join(", ")}, jobId ${jobId}. Next: generateScorecard. Page: ${url}`,
});

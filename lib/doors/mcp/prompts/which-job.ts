import * as z from "zod";
import { DomainError, invalid, notFound } from "@/lib/errors";
import { nearestJobs } from "@/lib/records/jobs/nearest-jobs";
import { findJobs, jobTitles } from "../completion/job";
import type { Exchange, Questions } from "../exchange";
import { quoted } from "../text/candidate-data";
import { jobLine } from "../text/job-line";
import { asUser, type Prompt } from "./prompt";

type Job = { jobId: string; title: string };

type JobPrompt = Omit<Prompt["listing"], "arguments"> & {
  uses: readonly string[];
  /** The lines of its message; `role` is the job's title and jobId. */
  lines: (role: string) => string[];
};

/** A prompt about one job, which is its only argument. */
export const jobPrompt = ({ uses, lines, ...listing }: JobPrompt): Prompt => ({
  listing: {
    ...listing,
    arguments: [{ name: "job", description: "The job's title, or its jobId.", required: true }],
  },
  uses,
  completes: { job: jobTitles },
  async run(exchange, { job }) {
    const chosen = await whichJob(exchange, job);
    if ("kind" in chosen) return chosen;
    const text = lines(`${quoted(chosen.title)} (jobId ${chosen.jobId})`).join("\n");
    return { kind: "messages", messages: [asUser(text)] };
  },
});

const Reply = z.object({ action: z.literal("accept"), content: z.object({ job: z.string() }) });

/**
 * The one job a prompt is about. When none was named or several match, a client that can ask its user gets the list
 * to choose from; for any other, throws `invalid` with the list.
 */
async function whichJob(
  { actor, elicits, rounds }: Exchange,
  named: string | undefined,
): Promise<Job | Questions> {
  const reply = Reply.safeParse(rounds?.replies.job);
  const wanted = reply.success ? reply.data.content.job : (named ?? "");
  const [first, ...others] = await findJobs(actor, wanted);
  if (!first) {
    const { jobs } = await nearestJobs(actor, { named: wanted.slice(0, 200) });
    const nearest = jobs.length > 0 ? ` The nearest: ${jobs.map(jobLine).join("; ")}.` : "";
    throw new DomainError("not_found", `${notFound("Job").message}${nearest}`);
  }
  if (others.length === 0) return first;
  const choices = [first, ...others].slice(0, 20);
  if (elicits.form && rounds && !rounds.replies.job)
    return { kind: "questions", state: null, requests: ask(choices) };
  const lines = choices.map(({ jobId, title }) => `${title} (${jobId})`);
  throw invalid(`job: several fit. Name one by its jobId:\n${lines.join("\n")}`);
}

const ask = (choices: Job[]): Questions["requests"] => ({
  job: {
    method: "elicitation/create",
    params: {
      mode: "form",
      message: "Which job?",
      requestedSchema: {
        type: "object",
        properties: {
          job: {
            type: "string",
            title: "Job",
            oneOf: choices.map(({ jobId, title }) => ({ const: jobId, title })),
          },
        },
        required: ["job"],
      },
    },
  },
});

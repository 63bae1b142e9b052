import { check } from "./check.ts";
import type { Tools } from "./tools.ts";

type Job = { jobId: string; title: string; candidates: { total: number } };
type Application = {
  applicationId: string;
  name: string;
  stage: string;
  scoreStatus: string;
  atsSync: string;
  commentSync: string;
  syncReason: string | null;
};
type Write = { kind: string; candidateId: string; detail: string };

/** The fictional company of tests/simulators/ats. */
const advertised = ["Platform Engineer", "Account Manager", "Financial Analyst"];
const people = 36;
const acceptStage = "On-site";

/**
 * Checks both directions with the simulated applicant tracking system: its data is imported, and a decision made here
 * arrives there, once, with its feedback.
 */
export async function workWithAts(
  tools: Tools,
  simulator: string,
  makeScorecard: (jobId: string) => Promise<void>,
  say: (line: string) => void,
) {
  console.log(`The applicant tracking system: a simulator of Greenhouse on ${simulator}`);
  const { items } = await tools.poll<{ items: Job[] }>(
    "listConfiguredJobs",
    { includeUnconfigured: true, limit: 50 },
    (page) => sumOf(imported(page.items)) === people,
  );
  const jobs = imported(items);
  check(jobs.length === advertised.length, "every job of the simulator is imported");
  say(`imported automatically: ${jobs.length} jobs, ${sumOf(jobs)} applications`);

  const [job] = jobs.filter((each) => each.title === advertised[0]);
  check(job, `${advertised[0]} is imported`);
  await makeScorecard(job.jobId);
  const open = { jobId: job.jobId, disposition: "active", sort: "score", limit: 50 };
  const scored = await tools.poll<{ items: Application[]; total: number }>(
    "searchCandidateApplications",
    open,
    (page) => page.items.filter((each) => each.scoreStatus === "scored").length === page.total,
  );
  say(`${scored.total} imported CVs are scored for ${job.title}`);

  const best = scored.items.find((each) => each.stage !== acceptStage);
  if (!best) return say("all candidates of this job were decided in an earlier demo");
  const feedback = "Knows what this role asks for. Please invite.";
  const { decisionId } = await tools.confirmed<{ decisionId: string }>(
    "acceptCandidate",
    { applicationId: best.applicationId, feedback },
    ({ headline }) => say(headline),
  );
  const after = await tools.poll<{ items: Application[] }>(
    "searchCandidateApplications",
    { applicationId: best.applicationId },
    ({ items: [item] }) => item?.atsSync !== "pending" || item.commentSync !== "pending",
  );
  const [application] = after.items;
  check(
    application?.atsSync === "synced",
    `the ATS was updated (${application?.atsSync}: ${application?.syncReason ?? ""})`,
  );
  await readBack(simulator, decisionId, feedback);
  say(`read back in the simulator: ${best.name} moved to ${acceptStage} once, with the feedback as a note`);
}

async function readBack(simulator: string, decisionId: string, feedback: string) {
  const deadline = Date.now() + 15_000;
  // The note follows the decision.
  for (;;) {
    const { greenhouse } = (await (await fetch(`${simulator}/writes`)).json()) as { greenhouse: Write[] };
    const mark = decisionId.replaceAll("-", "").slice(-16);
    const notes = greenhouse.filter(({ kind, detail }) => kind === "note" && detail.includes(mark));
    const [note] = notes;
    if (note) {
      check(notes.length === 1 && note.detail.includes(feedback), "the simulator has the feedback once");
      const moves = greenhouse.filter(
        ({ kind, candidateId }) => kind === "move" && candidateId === note.candidateId,
      );
      check(moves.length === 1, `the simulator has the decision once (${moves.length})`);
      return;
    }
    check(Date.now() < deadline, "the simulator has the feedback");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const imported = (items: Job[]) => items.filter(({ title }) => advertised.includes(title));
const sumOf = (jobs: Job[]) => jobs.reduce((sum, { candidates }) => sum + candidates.total, 0);

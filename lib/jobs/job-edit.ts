import * as z from "zod";
import { JobDescription } from "@/lib/ai/job-description";
import { EmploymentType, JobStatus } from "@/lib/db/generated/enums";
import type { TenantDb } from "@/lib/db/tenant";
import { conflict, invalid, notFound } from "@/lib/errors";
import { digestOf } from "@/lib/security/digest";
import { fileImport } from "@/lib/states/file-import";
import { say, sentence } from "@/lib/say";

const clearable = (longest: number) =>
  z.string().trim().max(longest).optional().describe("Empty takes it away.");

/** What may be changed of a job; what is left out stays as it is. */
export const JobChanges = z.object({
  title: JobDescription.shape.title.optional().describe("New title."),
  department: clearable(120),
  location: clearable(160),
  employmentType: z.enum(EmploymentType).nullable().optional().describe("null takes it away."),
  start: clearable(120),
  description: JobDescription.shape.description.optional(),
  teamNeeds: clearable(8000).describe(
    "What the team lacks, one need a line, for team-fit criteria; empty for the organization's.",
  ),
  status: z.enum(JobStatus).optional().describe("closed takes no new candidates."),
  archived: z
    .boolean()
    .optional()
    .describe("true closes the job and takes it out of lists; false brings it back, closed."),
  stages: z
    .array(z.string().trim().min(1).max(60))
    .min(1)
    .max(20)
    .refine(
      (names) => new Set(names.map((name) => name.toLowerCase())).size === names.length,
      sentence("names a stage twice"),
    )
    .optional()
    .describe("In order."),
});

export const JobEdit = JobChanges.extend({ jobId: z.uuid() });
type Edit = z.output<typeof JobEdit>;

/** What a job is, whatever becomes of it: the columns that a job like it begins with. */
export const described = {
  title: true,
  department: true,
  location: true,
  employmentType: true,
  start: true,
  description: true,
  teamNeeds: true,
  stages: true,
} as const;

/**
 * What an edit would change, in sentences, and the job as it is now (`revision`). Locks the job's row: two edits
 * follow each other. Throws `not_found`; `conflict` for a job that an ATS keeps; `invalid` where nothing is asked.
 */
export async function planJobEdit(db: TenantDb, { jobId, ...edit }: Edit) {
  await db.$queryRaw`SELECT 1 FROM "Job" WHERE id = ${jobId}::uuid FOR NO KEY UPDATE`;
  const job = await db.job.findUnique({
    where: { id: jobId },
    select: {
      ...described,
      status: true,
      archivedAt: true,
      connection: { select: { name: true, provider: true } },
    },
  });
  if (!job) throw notFound("Job");
  const { connection, archivedAt, ...columns } = job;
  const now = { ...columns, archived: archivedAt !== null };
  if (edit.archived && edit.status && edit.status !== "closed")
    throw invalid("An archived job is closed: archive it, or give it that status.");
  const wanted = {
    ...edit,
    ...(edit.archived ? { status: "closed" as const } : {}),
    ...(now.archived && edit.status && edit.status !== "closed" ? { archived: false } : {}),
    ...emptied(edit, "department"),
    ...emptied(edit, "location"),
    ...emptied(edit, "start"),
    ...emptied(edit, "teamNeeds"),
  };
  const fields = (Object.keys(wanted) as (keyof typeof wanted)[]).filter(
    (name) => wanted[name] !== undefined,
  );
  if (fields.length === 0) throw invalid("Say what to change.");
  const changed = fields.filter((name) => JSON.stringify(wanted[name]) !== JSON.stringify(now[name]));
  // An ATS that publishes no text leaves the description to people, and knows nothing of what a team needs.
  const isKept = changed.some(
    (name) =>
      name !== "teamNeeds" && name !== "archived" && (name !== "description" || now.description !== ""),
  );
  // A table that was imported says nothing more: its jobs are Shortlist's own.
  if (connection && connection.provider !== fileImport && isKept)
    throw conflict("{name} keeps this job: change it there, and the next sync brings it here.", {
      name: connection.name,
    });
  const undecided = changed.includes("status")
    ? await db.application.count({ where: { jobId, disposition: "active" } })
    : 0;
  return {
    title: now.title,
    changed,
    changes: Object.fromEntries(
      changed.map((name) =>
        name === "archived" ? ["archivedAt", wanted.archived ? new Date() : null] : [name, wanted[name]],
      ),
    ) as Partial<typeof columns & { archivedAt: Date | null }>,
    effects: changed.map((name) =>
      name === "status"
        ? statusEffect(wanted.status ?? now.status, undecided)
        : name === "archived"
          ? archiveEffect(wanted.archived === true)
          : name === "description"
            ? say(
                "The description is replaced. Scores and the scorecard stay as they are; a new draft follows the new text.",
              )
            : name === "teamNeeds"
              ? say("The team's needs become {needs}. A new draft follows them; the scorecard stays.", {
                  needs: quoted(wanted.teamNeeds),
                })
              : name === "stages"
                ? say("The stages become {stages}. Whoever is at another stays there until moved.", {
                    stages: wanted.stages?.join(", ") ?? "",
                  })
                : say("{field}: {from} becomes {to}.", {
                    field: say(names[name]),
                    from: quoted(now[name]),
                    to: quoted(wanted[name]),
                  }),
    ),
    revision: digestOf(now),
  };
}

/** A field given empty is taken away. */
const emptied = <N extends string>(edit: { [name in N]?: string | undefined }, name: N) =>
  edit[name] === "" ? { [name]: null } : {};

const names = {
  title: sentence("Title"),
  department: sentence("Department"),
  location: sentence("Location"),
  employmentType: sentence("Employment"),
  start: sentence("Start"),
};

const quoted = (value: string | null | undefined) =>
  value ? JSON.stringify(value.replaceAll("_", " ")) : say("nothing");

const archiveEffect = (archived: boolean) =>
  archived
    ? say("The job is archived: lists of jobs leave it out. Its page stays, and it can be brought back.")
    : say("The job is taken out of the archive: lists of jobs show it again.");

function statusEffect(status: JobStatus, undecided: number) {
  const waiting = say(
    "{undecided, plural, one {{undecided} undecided application stays} other {{undecided} undecided applications stay}} as before and can still be decided.",
    { undecided },
  );
  const effect = {
    closed: say("The job is closed: nobody can be added to it or found for it in the talent pool."),
    on_hold: say("The job is put on hold: it leaves the list of open jobs."),
    open: say("The job is opened: candidates can be added to it."),
  }[status];
  return status === "open" ? effect : `${effect} ${waiting}`;
}

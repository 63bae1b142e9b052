import * as z from "zod";
import { JobDescription } from "@/lib/judging/ai/job-description";
import { EmploymentType, JobStatus } from "@/lib/platform/db/generated/enums";
import type { TenantDb } from "@/lib/platform/db/tenant";
import { conflict, invalid, notFound } from "@/lib/errors";
import { digestOf } from "@/lib/platform/security/digest";
import { fileImport } from "@/lib/judging/states/file-import";
import { say, sentence } from "@/lib/say";
import { Line } from "@/lib/visible-line";

const clearable = (longest: number) => Line(longest).optional().describe("Empty clears it.");

/** The editable fields of a job; a field that is left out stays as it is. */
export const JobChanges = z.object({
  title: JobDescription.shape.title.optional().describe("New title."),
  department: clearable(120),
  location: clearable(160),
  employmentType: z.enum(EmploymentType).nullable().optional().describe("null clears it."),
  start: clearable(120),
  description: JobDescription.shape.description.optional(),
  teamNeeds: z
    .string()
    .trim()
    .max(8000)
    .optional()
    .describe("What the team lacks, one need a line, for team-fit criteria; empty for the organization's."),
  status: z.enum(JobStatus).optional().describe("closed takes no new candidates."),
  archived: z
    .boolean()
    .optional()
    .describe("true closes the job and takes it out of lists; false brings it back, closed."),
  stages: z
    .array(Line(60).min(1))
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

/** The columns that describe a job, and that a duplicate copies. */
export const copiedColumns = {
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
 * Plans an edit: its effects as sentences, and a digest of the job as it is now (`revision`). Locks the job's row, so
 * that edits run in order. Throws `not_found`; `conflict` for a job an ATS manages; `invalid` without a change.
 */
export async function planJobEdit(db: TenantDb, { jobId, ...edit }: Edit) {
  await db.$queryRaw`SELECT 1 FROM "Job" WHERE id = ${jobId}::uuid FOR NO KEY UPDATE`;
  const job = await db.job.findUnique({
    where: { id: jobId },
    select: {
      ...copiedColumns,
      status: true,
      archivedAt: true,
      connection: { select: { name: true, provider: true } },
    },
  });
  if (!job) throw notFound("Job");
  const { connection, archivedAt, ...columns } = job;
  const now = { ...columns, archived: archivedAt !== null };
  if (edit.archived && edit.status && edit.status !== "closed")
    throw invalid("An archived job is always closed: set archived or another status, not both.");
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
  // The ATS manages everything except team needs, archiving, and a description that it left empty.
  const changesAtsField = changed.some(
    (name) =>
      name !== "teamNeeds" && name !== "archived" && (name !== "description" || now.description !== ""),
  );
  // An imported file is never synced again: its jobs are edited here.
  if (connection && connection.provider !== fileImport && changesAtsField)
    throw conflict("This job is managed in {name}. Change it there; the next sync will update it here.", {
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
                "The description is replaced. Scores and the scorecard stay as they are; a new draft will use the new text.",
              )
            : name === "teamNeeds"
              ? say("The team's needs change to {needs}. A new draft will use them; the scorecard stays.", {
                  needs: quoted(wanted.teamNeeds),
                })
              : name === "stages"
                ? say("The stages change to {stages}. Candidates at another stage stay there until moved.", {
                    stages: wanted.stages ?? "",
                  })
                : say("{field} changes from {from} to {to}.", {
                    field: say(names[name]),
                    from: quoted(now[name]),
                    to: quoted(wanted[name]),
                  }),
    ),
    revision: digestOf(now),
  };
}

/** An empty string clears the field. */
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
    ? say("The job is archived and no longer listed. Its page stays, and it can be restored.")
    : say("The job is restored from the archive and listed again.");

function statusEffect(status: JobStatus, undecided: number) {
  const waiting = say(
    "{undecided, plural, one {{undecided} undecided application stays} other {{undecided} undecided applications stay}} unchanged and can still be decided.",
    { undecided },
  );
  const effect = {
    closed: say("The job is closed: nobody can be added to it or found for it in the talent pool."),
    on_hold: say("The job is put on hold: it leaves the list of open jobs."),
    open: say("The job is opened: candidates can be added to it."),
  }[status];
  return status === "open" ? effect : `${effect} ${waiting}`;
}

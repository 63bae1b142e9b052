import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { conflict, notFound, overtaken } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { sentence } from "@/lib/say";
import { digestOf } from "@/lib/platform/security/digest";
import { Line } from "@/lib/visible-line";

const longText = z
  .string()
  .trim()
  .max(8000)
  .transform((text) => text || null)
  .nullable();

const Shown = z.object({ name: z.string(), values: z.string().nullable(), teamNeeds: z.string().nullable() });

/**
 * Adds a department or team, or changes one: its name, and its description for the drafts of its jobs. A new name is
 * also set in its jobs, except those of an ATS. Throws `not_found`; `conflict` for a name that is taken, and when it
 * differs from what the caller was shown.
 */
export const describeDepartment = useCase({
  name: "describeDepartment",
  permission: "organization:administer",
  input: z.object({
    departmentId: z.uuid().optional().describe("Omitted for a new one."),
    name: Line(120).min(1, sentence("Give it a name.")),
    values: longText.describe("How people work together there; empty for the organization's."),
    teamNeeds: longText.describe("What it lacks or needs; empty for the organization's."),
    shown: Shown.optional().describe("The values shown when editing began."),
  }),
  output: z.object({ departmentId: z.uuid() }),

  async run(ctx, { departmentId, shown, ...description }) {
    const { db } = ctx;
    // Locks the organization: of two concurrent calls with one name, the second sees the first.
    await db.$queryRaw`SELECT 1 FROM "Organization" WHERE id = ${ctx.actor.organizationId}::uuid FOR NO KEY UPDATE`;
    const [namesake] = await db.$queryRaw<{ id: string }[]>`
      SELECT id FROM "Department" WHERE lower(name) = lower(${description.name})`;
    if (namesake && namesake.id !== departmentId)
      throw conflict("There is already a department named {name}.", { name: description.name });
    const before = departmentId ? await db.department.findUnique({ where: { id: departmentId } }) : null;
    if (departmentId && !before) throw notFound("Department");
    if (shown && digestOf(shown) !== digestOf(Shown.parse(before))) throw overtaken();
    const [row] = before
      ? await db.department.updateManyAndReturn({ where: { id: before.id }, data: description })
      : [await db.department.create({ data: description })];
    // It may have been removed since it was read.
    if (!row) throw notFound("Department");
    if (before && before.name !== description.name)
      await db.$executeRaw`
        UPDATE "Job" SET department = ${description.name}
        WHERE lower(btrim(department)) = lower(${before.name}) AND "atsConnectionId" IS NULL`;
    await record(ctx, "department.described", row.id);
    return { departmentId: row.id };
  },
});

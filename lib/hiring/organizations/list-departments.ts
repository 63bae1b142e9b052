import * as z from "zod";
import { reading } from "@/lib/platform/access/use-case";
import { Prisma } from "@/lib/platform/db/generated/client";

const Department = z.object({
  departmentId: z.uuid(),
  name: z.string(),
  values: z.string().nullable(),
  teamNeeds: z.string().nullable(),
  jobs: z.int(),
});

/** The organization's departments and teams by name, and how many of its jobs name each. */
export const listDepartments = reading({
  name: "listDepartments",
  permission: "organization:read",
  output: z.object({ departments: z.array(Department) }),

  async run({ read }) {
    const [departments] = await read<[z.output<typeof Department>]>([
      Prisma.sql`
        SELECT d.id AS "departmentId", d.name, d."values", d."teamNeeds",
          (SELECT count(*)::int FROM "Job" j WHERE lower(btrim(j.department)) = lower(d.name)) AS jobs
        FROM "Department" d ORDER BY lower(d.name)`,
    ]);
    return { departments };
  },
});

import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { notFound } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";

/** Removes a department and its description. Its jobs keep its name; their drafts now use the organization's text. */
export const removeDepartment = useCase({
  name: "removeDepartment",
  permission: "organization:administer",
  input: z.object({ departmentId: z.uuid() }),

  async run(ctx, { departmentId }) {
    const { count } = await ctx.db.department.deleteMany({ where: { id: departmentId } });
    if (count === 0) throw notFound("Department");
    await record(ctx, "department.removed", departmentId);
  },
});

import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";

/** Open jobs whose id begins with the typed text or whose title contains it, newest first. */
export const suggestJobs = useCase({
  name: "suggestJobs",
  permission: "job:read",
  input: z.object({ typed: z.string().trim().max(100) }),
  output: z.object({ jobIds: z.array(z.uuid()) }),

  async run({ db }, { typed }) {
    const rows = await db.$queryRaw<{ id: string }[]>`
      SELECT id FROM "Job"
      WHERE status = 'open' AND "archivedAt" IS NULL
        AND (starts_with(id::text, lower(${typed})) OR position(lower(${typed}) in lower(title)) > 0)
      ORDER BY id DESC LIMIT 100`;
    return { jobIds: rows.map(({ id }) => id) };
  },
});

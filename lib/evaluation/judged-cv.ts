import type { Context } from "@/lib/access/use-case";

/** The CV that a candidate's applications are evaluated on: the newest that can be read, or is still being read. */
export async function judgedCv({ db }: Context, candidateId: string): Promise<string | null> {
  const cv = await db.attachment.findFirst({
    where: { candidateId, kind: "cv", readStatus: { not: "failed" } },
    orderBy: { id: "desc" },
    select: { id: true },
  });
  return cv?.id ?? null;
}

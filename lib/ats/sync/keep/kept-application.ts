import type { Prisma } from "@/lib/db/generated/client";

/** What writing an application has to know of its connection. */
export type Connection = { id: string; name: string; jobExternalIds: string[] | null };

/** An application as it is here, with what was decided, the last first. */
export type Kept = Prisma.ApplicationGetPayload<{ include: typeof include }>;
export const include = {
  candidate: { select: { id: true, externalId: true } },
  _count: { select: { answers: true } },
  decisions: {
    where: { undoneAt: null },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { kind: true },
  },
} satisfies Prisma.ApplicationInclude;

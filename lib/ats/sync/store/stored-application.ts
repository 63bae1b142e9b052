import type { Prisma } from "@/lib/db/generated/client";

/** The connection data needed to write applications. */
export type Connection = { id: string; name: string; jobExternalIds: string[] | null };

/** A stored application with its decisions, the latest first. */
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

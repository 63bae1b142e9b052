import { step } from "@/lib/platform/access/use-case";
import { KEPT_BYTES, beginning, digestsOf, hashOf, signed } from "./seal";

/** Most events of a stretch. */
const LONGEST = 5_000;
/** An event carries the time at which its transaction began: those this old (ms) are all committed. */
const SETTLED_MS = 5 * 60_000;

/**
 * Seals the next stretch of an organization's trail, and returns how many events it has; 0 when none is due. Of two
 * that seal at once one does nothing.
 */
export const sealTrail = step(
  "sealTrail",
  async ({ db, actor: { organizationId } }, now: Date = new Date()): Promise<number> => {
    const last = await db.auditSeal.findFirst({
      orderBy: { number: "desc" },
      select: { number: true, throughMicros: true, throughId: true, hash: true },
    });
    const after = last ? { micros: last.throughMicros, id: last.throughId } : beginning;
    const digests = await digestsOf(db, after, new Date(now.getTime() - SETTLED_MS), LONGEST);
    const through = digests.at(-1);
    if (!through) return 0;
    const number = (last?.number ?? 0) + 1;
    const hash = hashOf({ organizationId, number, digests, before: last?.hash ?? new Uint8Array() });
    const seal = {
      number,
      events: digests.length,
      throughMicros: through.micros,
      throughId: through.id,
      digests: Buffer.concat(digests.map(({ digest }) => digest.subarray(0, KEPT_BYTES))),
      hash: Uint8Array.from(hash),
      ...signed(hash),
    };
    const { count } = await db.auditSeal.createMany({ data: [seal], skipDuplicates: true });
    return count * digests.length;
  },
  60_000,
);

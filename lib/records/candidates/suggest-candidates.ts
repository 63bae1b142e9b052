import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { Prisma } from "@/lib/platform/db/generated/client";
import { isBlindCandidate } from "@/lib/platform/blind-review/blind-candidate";

const most = 100;
const searchedWithoutIndex = 10_000;

/**
 * Candidates whose id begins with the typed text or whose name contains it (one or two letters: at the beginning of a
 * word of the name), newest first. Names in blind review are not searched, because a match would reveal the person.
 */
export const suggestCandidates = useCase({
  name: "suggestCandidates",
  permission: "candidate:read",
  input: z.object({ typed: z.string().max(100), jobId: z.uuid().optional() }),
  output: z.object({
    items: z.array(z.object({ candidateId: z.uuid(), applicationIds: z.array(z.uuid()) })),
  }),

  async run({ db }, { typed, jobId }) {
    const ofJob = jobId ? Prisma.sql`a."jobId" = ${jobId}::uuid` : Prisma.sql`true`;
    const onJob = jobId
      ? Prisma.sql`EXISTS (SELECT 1 FROM "Application" a
          WHERE a."organizationId" = c."organizationId" AND a."candidateId" = c.id AND ${ofJob})`
      : Prisma.sql`true`;
    const newest = ({ among, condition }: Search) => Prisma.sql`
      (SELECT c.id FROM ${among} c WHERE ${condition} AND ${onJob} ORDER BY c.id DESC LIMIT ${most})`;
    // Separate queries, because each uses its own index.
    const searches = [idsFrom(typed.trim()), namesWith(typed.trim())].filter((each) => each !== null);
    const matches = Prisma.join(searches.map(newest), " UNION ");
    const rows = await db.$queryRaw<{ candidateId: string; applicationIds: string[] }[]>`
      SELECT c.id AS "candidateId",
        ARRAY(SELECT a.id FROM "Application" a
              WHERE a."organizationId" = c."organizationId" AND a."candidateId" = c.id AND ${ofJob}
              ORDER BY a.id DESC) AS "applicationIds"
      FROM "Candidate" c WHERE c.id IN (${matches})
      ORDER BY c.id DESC LIMIT ${most}`;
    return { items: rows };
  },
});

type Search = { among: Prisma.Sql; condition: Prisma.Sql };
const all = Prisma.sql`"Candidate"`;

/** Ids that begin with the typed text, as a range; null when no id can. */
function idsFrom(typed: string): Search | null {
  const filled = (digit: string) =>
    typed + "00000000-0000-0000-0000-000000000000".slice(typed.length).replaceAll("0", digit);
  const first = z.guid().safeParse(filled("0"));
  const last = z.guid().safeParse(filled("f"));
  if (!first.success || !last.success) return null;
  return { among: all, condition: Prisma.sql`c.id BETWEEN ${first.data}::uuid AND ${last.data}::uuid` };
}

/** Names that contain the typed text; where no index helps (no three letters in a row), only among the newest. */
function namesWith(typed: string): Search {
  // Escaped for LIKE.
  const literal = typed.replace(/[\\%_]/g, "\\$&");
  const like = (before: string) =>
    Prisma.sql`folded(c."fullName") LIKE folded(${`${before}${literal}%`}) AND NOT ${isBlindCandidate}`;
  if (/[\p{L}\p{N}]{3}/u.test(typed)) return { among: all, condition: like("%") };
  if (/^[\p{L}\p{N}]{1,2}$/u.test(typed))
    return { among: all, condition: Prisma.sql`(${like("")} OR ${like("% ")})` };
  const newest = Prisma.sql`(SELECT * FROM "Candidate" n ORDER BY n.id DESC LIMIT ${searchedWithoutIndex})`;
  return { among: newest, condition: like("%") };
}

import * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import { type Context, useCase } from "@/lib/platform/access/use-case";
import { isBlindCandidate } from "@/lib/platform/blind-review/blind-candidate";
import { mergePlanned } from "@/lib/records/candidates/merge-candidates";
import { planMerge } from "@/lib/records/candidates/plan-merge";
import { say } from "@/lib/say";
import { isMerged } from "@/lib/judging/states/merged";
import { mergedHere } from "../sync/store/merges";
import type { Checked, Problem, Rows } from "./check-rows";
import { folded } from "./folded";

const Choice = z.enum(["merge", "apart", "skip"]);

/** What to do with rows that repeat an address: with all of them, and with single ones by their line. */
export const RepeatAnswer = z.object({
  all: Choice.describe(
    "merge: one person, with several applications. Rows with another name are kept apart.",
  ),
  lines: z.record(z.string().regex(/^\d{1,7}$/), Choice).default({}),
});
export type RepeatAnswer = z.output<typeof RepeatAnswer>;

/** A row with the e-mail address of somebody who is in the file above, or here. */
export const Repeat = z.object({
  line: z.int(),
  name: z.string(),
  of: z.object({
    line: z.int().nullable().describe("In the file; null for somebody who is here."),
    name: z.string().nullable().describe("Null in a blind review."),
  }),
  sameName: z.boolean(),
  choice: Choice.nullable().describe("Null until it is answered."),
});
export type Repeat = z.output<typeof Repeat>;

type People = "candidates" | "employees";
type Asked = { rows: Checked<People>[]; known: ReadonlySet<string>; answer: RepeatAnswer | null };

/**
 * Applies the answer to rows that repeat an address and were not imported before: those to merge say into whom, and
 * those to skip, or not answered yet, are left out. Only what is skipped is a problem: the others wait for the answer.
 */
export async function settleRepeats(actor: Actor, { rows, known, answer }: Asked) {
  for (const { row, earlier } of rows) row.repeats = earlier !== null;
  const fresh = rows.filter(({ row }) => row.email !== null && !known.has(row.id));
  const { here } = await findByEmail(actor, { emails: fresh.map(({ row }) => row.email ?? "") });
  const byEmail = new Map(here.map((person) => [person.email, person]));
  const [repeats, problems]: [Repeat[], Problem[]] = [[], []];
  const leftOut = new Set<number>();
  for (const { line, row, earlier } of fresh) {
    const person = byEmail.get(row.email ?? "");
    if (!person && !earlier) continue;
    const of = person ? { line: null, name: person.name } : { line: earlier!.line, name: earlier!.name };
    const sameName = of.name !== null && nameKey(of.name) === nameKey(row.fullName);
    const all = sameName || answer?.all !== "merge" ? answer?.all : "apart";
    const choice = answer?.lines[line] ?? all ?? null;
    repeats.push({ line, name: row.fullName, of, sameName, choice });
    if (choice === "merge") row.into = person ? { candidateId: person.candidateId } : { id: earlier!.id };
    if (choice !== null && choice !== "skip") continue;
    leftOut.add(line);
    if (choice === null) continue;
    const problem = say("belongs to somebody who is here or in the file already");
    problems.push({ line, field: "email", value: row.email ?? "", problem, rowKept: false });
  }
  return { good: rows.filter(({ line }) => !leftOut.has(line)), repeats, problems };
}

/** Equal for a name however it is written: in another order, case or without accents. */
const nameKey = (name: string) =>
  name
    .split(/[\s,]+/)
    .map(folded)
    .toSorted()
    .join(" ");

const findByEmail = useCase({
  name: "findByEmail",
  permission: "organization:administer",
  input: z.object({ emails: z.array(z.string()) }),
  output: z.object({
    here: z.array(z.object({ email: z.string(), candidateId: z.uuid(), name: z.string().nullable() })),
  }),

  run: async ({ db }, { emails }) => ({
    here: await db.$queryRaw<{ email: string; candidateId: string; name: string | null }[]>`
      SELECT DISTINCT ON (mark) mark AS email, c.id AS "candidateId",
        CASE WHEN NOT ${isBlindCandidate} THEN c."fullName" END AS name
      FROM unnest(${emails}::text[]) mark JOIN "Candidate" c ON folded(c.email) = folded(mark)
      WHERE c."erasedAt" IS NULL AND NOT ${isMerged("c")} ORDER BY mark, c."createdAt", c.id`,
  }),
});

/**
 * Merges rows that were just stored into the people whose addresses they repeat; each merge can be undone. The ids are
 * those that their records have.
 */
export async function mergeRepeats(
  ctx: Context,
  atsConnectionId: string,
  rows: Pick<Rows[People], "id" | "into">[],
) {
  const idOf = async (externalId: string) =>
    (await ctx.db.candidate.findFirst({ where: { atsConnectionId, externalId }, select: { id: true } }))?.id;
  for (const { id, into } of rows) {
    const mergedId = into && (await idOf(id));
    const target = into && ("id" in into ? await idOf(into.id) : into.candidateId);
    if (!mergedId || !target) continue;
    const survivors = await mergedHere(ctx, [mergedId, target]);
    const candidateId = survivors.get(target) ?? target;
    if (survivors.has(mergedId) || candidateId === mergedId) continue;
    const pair = { candidateId, mergedId };
    await mergePlanned(ctx, pair, await planMerge(ctx, pair));
  }
}

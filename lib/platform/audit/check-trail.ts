import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import type { AuditSeal } from "@/lib/platform/db/generated/client";
import type { TenantDb } from "@/lib/platform/db/tenant";
import { type Digest, KEPT_BYTES, beginning, digestsOf, hashOf, isSigned } from "./seal";

/** What was signed last, or when a copy was kept elsewhere: all of the trail up to `through`. */
export const Head = z.object({
  organizationId: z.uuid(),
  number: z.int().describe("The seal's; the first is 1."),
  through: z.string().describe("The time of the last event, UTC."),
  hash: z.hex().length(64),
  signature: z.base64url().describe("Ed25519, of the 32 bytes of the hash."),
});
export type Head = z.output<typeof Head>;

const TrailProblem = z.object({
  kind: z.enum(["changed", "missing", "added", "reordered", "seal", "signature", "copy"]),
  /** The stretch: its seal, and the times between which its events are, UTC. */
  number: z.int(),
  from: z.string().nullable(),
  to: z.string(),
  count: z.int(),
  eventIds: z.array(z.uuid()).describe("Some of the events that are not as they were sealed."),
});
export type TrailProblem = z.output<typeof TrailProblem>;

export const TrailReport = z.object({
  seals: z.int(),
  events: z.int().describe("Sealed ones that were compared."),
  unsealed: z.int().describe("Later ones, which the next seal will cover."),
  otherKeys: z.int().describe("Seals that another key signed: compare them with copies kept elsewhere."),
  problems: z.array(TrailProblem),
  head: Head.nullable(),
});
export type TrailReport = z.output<typeof TrailReport>;

/** Most events read at once; a stretch has fewer unless some were added to it. */
const AT_ONCE = 100_000;
const EXAMPLES = 20;
const timeOf = (micros: bigint) => new Date(Number(micros / 1000n)).toISOString();

/**
 * Recomputes a trail from its first event and compares it with its seals and with copies of heads kept elsewhere.
 * Events that were changed, removed, added or moved since they were sealed are reported by stretch, and so are seals
 * that do not follow from the one before. Whoever can change all tables cannot sign; whoever has the service's secret
 * as well is found by a copy only.
 */
export async function checkTrailOf(
  db: TenantDb,
  organizationId: string,
  copies: readonly Head[] = [],
): Promise<TrailReport> {
  const report: TrailReport = { seals: 0, events: 0, unsealed: 0, otherKeys: 0, problems: [], head: null };
  let after = beginning;
  let before: Uint8Array = new Uint8Array();
  const hashes = new Map<number, string>();
  for (;;) {
    const seal = await db.auditSeal.findFirst({
      where: { number: { gt: report.seals } },
      orderBy: { number: "asc" },
    });
    if (!seal) break;
    const through = { micros: seal.throughMicros, id: seal.throughId };
    const digests = await digestsOf(db, after, through, AT_ONCE);
    const stretch = {
      number: seal.number,
      from: after === beginning ? null : timeOf(after.micros),
      to: timeOf(through.micros),
    };
    const own = comparison(digests, seal.digests);
    report.problems.push(...own.map((problem) => ({ ...stretch, ...problem })));
    const bad = { ...stretch, count: 1, eventIds: [] };
    const follows =
      own.length > 0 ||
      (digests.length > 0 &&
        hashOf({ organizationId, number: seal.number, digests, before }).equals(seal.hash));
    if (!follows || seal.number !== report.seals + 1) report.problems.push({ kind: "seal", ...bad });
    const isOurs = isSigned(seal.hash, seal.signature, seal.signedBy);
    if (isOurs === false) report.problems.push({ kind: "signature", ...bad });
    report.otherKeys += Number(isOurs === null);
    report.seals = seal.number;
    report.events += digests.length;
    report.head = headOf(seal);
    hashes.set(seal.number, report.head.hash);
    after = through;
    before = seal.hash;
  }
  for (const { number, through: to, hash } of copies.filter((copy) => copy.organizationId === organizationId))
    if (hashes.get(number) !== hash)
      report.problems.push({ kind: "copy", number, from: null, to, count: 1, eventIds: [] });
  report.unsealed = (await digestsOf(db, after, new Date(), AT_ONCE)).length;
  return report;
}

/** What a copy kept elsewhere has of a seal. */
export const headOf = (seal: AuditSeal): Head => ({
  organizationId: seal.organizationId,
  number: seal.number,
  through: timeOf(seal.throughMicros),
  hash: Buffer.from(seal.hash).toString("hex"),
  signature: Buffer.from(seal.signature).toString("base64url"),
});

/** How the events of a stretch differ from those that were sealed, by the bytes that the seal has of each. */
function comparison(digests: Digest[], sealed: Uint8Array) {
  const keptOf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, KEPT_BYTES)).toString("hex");
  const expected: string[] = [];
  for (let from = 0; from < sealed.length; from += KEPT_BYTES) expected.push(keptOf(sealed.subarray(from)));
  const present = digests.map(({ digest }) => keptOf(digest));
  const isExpected = new Set(expected);
  const isPresent = new Set(present);
  const unknown = digests.filter((_, i) => !isExpected.has(present[i]!)).map(({ id }) => id);
  const gone = expected.filter((one) => !isPresent.has(one)).length;
  const changed = Math.min(unknown.length, gone);
  const eventIds = unknown.slice(0, EXAMPLES);
  const counts = { changed, missing: gone - changed, added: unknown.length - changed };
  const problems = (["changed", "missing", "added"] as const)
    .filter((kind) => counts[kind] > 0)
    .map((kind) => ({ kind, count: counts[kind], eventIds: kind === "missing" ? [] : eventIds }));
  if (problems.length > 0 || present.every((one, i) => one === expected[i])) return problems;
  return [{ kind: "reordered" as const, count: present.length, eventIds: [] }];
}

/** Checks the whole trail of the organization against its seals. */
export const checkTrail = useCase({
  name: "checkTrail",
  permission: "organization:administer",
  output: TrailReport,
  timeout: 120_000,
  run: ({ db, actor }) => checkTrailOf(db, actor.organizationId),
});

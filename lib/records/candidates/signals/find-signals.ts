import { type Context, step } from "@/lib/platform/access/use-case";
import type { SignalKind } from "@/lib/platform/db/generated/enums";
import { findAlike, type Marks, mostAlike } from "@/lib/records/candidates/same-person";
import { bursts } from "./bursts";
import { type Compared, isOther, present } from "./compared";
import { nameChanged } from "./name-changed";
import { mayBeOneName } from "./one-name";
import type { SignalEvidence } from "./signal";
import { bandsOf, likeness } from "./sketch";

/** CVs with this share of their five-word runs in common are nearly the same. */
const nearlySame = 0.8;
/** The most candidates compared for each hash, newest first, and the most signals of near copies: a flood has many. */
const mostCompared = 50;
const mostNear = 10;

type Found = { kind: SignalKind; otherId: string; evidence: SignalEvidence };
/** What a search for some kinds has found; `all` is false if there may be more. */
type Search = { kinds: SignalKind[]; all: boolean; found: Found[] };

/**
 * Looks for what is unusual about a candidate beside all others of the organization: the same mark or nearly the same
 * CV under another name, a CV with another name, a burst of alike applications. Adds new signals, for the others too,
 * and takes away those that no longer hold; what a person dismissed stays dismissed. Its time does not grow with the
 * number of candidates. Changes no score and no application. Safe to run again.
 */
export const findSignals = step(
  "findSignals",
  async (ctx, of: { candidateId: string } | { attachmentId: string }) => {
    const { db } = ctx;
    const candidateId = "candidateId" in of ? of.candidateId : await ownerOf(ctx, of.attachmentId);
    const [self] = candidateId === null ? [] : await marked(ctx, candidateId);
    if (!self) return { signals: 0 };
    const searches = self.merged ? [] : [await shared(ctx, self), await nearCopies(ctx, self)];
    const found = searches.flatMap((search) => search.found);
    const here = await present(ctx, [self.id, ...found.map(({ otherId }) => otherId)]);
    // Erased meanwhile: nothing is to be found out about them.
    if (!here.has(self.id)) return { signals: 0 };
    const pairs = found.filter(({ otherId }) => here.has(otherId));
    // Where not all others were looked at, what another search has found may still hold.
    const kept = searches.flatMap(({ kinds, all }) => (all ? [] : kinds));
    await db.$executeRaw`
      DELETE FROM "Signal" s WHERE (s."candidateId" = ${self.id}::uuid OR s."otherId" = ${self.id}::uuid)
        AND s."otherId" IS NOT NULL AND s."dismissedAt" IS NULL AND s.kind::text <> ALL(${kept}::text[])
        AND NOT EXISTS (
          SELECT FROM unnest(${pairs.map(({ kind }) => kind)}::text[], ${pairs.map(({ otherId }) => otherId)}::uuid[])
            AS f(kind, other)
          WHERE f.kind = s.kind::text AND f.other IN (s."candidateId", s."otherId"))`;
    const both = pairs.flatMap(({ otherId, ...signal }) => [
      { ...signal, candidateId: self.id, otherId },
      { ...signal, candidateId: otherId, otherId: self.id },
    ]);
    await db.signal.createMany({ data: both, skipDuplicates: true });
    if (self.merged) return { signals: 0 };
    await nameInCv(ctx, self);
    return { signals: pairs.length + (await bursts(ctx, self)) };
  },
);

const ownerOf = async ({ db }: Context, attachmentId: string) =>
  (await db.attachment.findUnique({ where: { id: attachmentId }, select: { candidateId: true } }))
    ?.candidateId ?? null;

/** What may be another's too. */
const marked = ({ db }: Context, candidateId: string) =>
  db.$queryRaw<(Marks & Compared & { merged: boolean })[]>`
    SELECT c.id, c."fullName", ARRAY[c.email] AS emails, ARRAY[c.phone] AS phones, s.hashes AS sketch,
      ARRAY(SELECT f.sha256 FROM "Attachment" f WHERE f."candidateId" = c.id AND f.kind = 'cv') AS files,
      ARRAY(SELECT f."textKey" FROM "Attachment" f
        WHERE f."candidateId" = c.id AND f.kind = 'cv' AND f."textKey" IS NOT NULL) AS texts,
      EXISTS (SELECT FROM "CandidateAlias" m WHERE m.kind = 'merged' AND m.value = c.id::text) AS merged
    FROM "Candidate" c LEFT JOIN "CvSketch" s ON s."candidateId" = c.id
    WHERE c.id = ${candidateId}::uuid AND c."erasedAt" IS NULL`;

/** Others with the same address, number or document, and another name. */
async function shared(ctx: Context, self: Marks & Compared): Promise<Search> {
  const kinds = { email: "shared_email", phone: "shared_phone", cv: "shared_document" } as const;
  const alike = await findAlike(ctx, self, self.id);
  const found = alike
    .filter((other) => isOther(self, other))
    .flatMap((other) =>
      (["email", "phone", "cv"] as const).flatMap((mark) =>
        other[mark] ? [{ kind: kinds[mark], otherId: other.id, evidence: {} }] : [],
      ),
    );
  return { kinds: Object.values(kinds), all: alike.length < mostAlike, found };
}

/** Others whose CVs have most of their runs of words in common with this one, and another name. */
async function nearCopies({ db }: Context, self: Compared): Promise<Search> {
  const { sketch } = self;
  const kinds: SignalKind[] = ["near_copy"];
  if (!sketch) return { kinds, all: true, found: [] };
  const others = await db.$queryRaw<(Compared & { sketch: number[] })[]>`
    SELECT c.id, c."fullName", s.hashes AS sketch FROM (
      SELECT DISTINCT near."candidateId" FROM unnest(${bandsOf(sketch)}::int[]) AS band(hash)
      CROSS JOIN LATERAL (SELECT b."candidateId" FROM "CvBand" b
        WHERE b.hash = band.hash ORDER BY b."candidateId" DESC LIMIT ${mostCompared}) near) found
    JOIN "CvSketch" s ON s."candidateId" = found."candidateId"
    JOIN "Candidate" c ON c.id = found."candidateId"
    WHERE c.id <> ${self.id}::uuid AND c."erasedAt" IS NULL AND NOT EXISTS (
      SELECT FROM "CandidateAlias" m WHERE m.kind = 'merged' AND m.value = c.id::text)`;
  const near = others
    .map((other) => ({ other, share: likeness(sketch, other.sketch) }))
    .filter(({ other, share }) => share >= nearlySame && isOther(self, other))
    .toSorted((a, b) => b.share - a.share);
  const found = near.slice(0, mostNear).map(({ other, share }) => ({
    kind: "near_copy" as const,
    otherId: other.id,
    evidence: { likeness: Math.round(share * 100) / 100 },
  }));
  return { kinds, all: near.length <= mostNear && others.length < mostCompared, found };
}

/** A CV with another name than the record's, where an earlier CV has the record's: names are read well in their CVs. */
async function nameInCv(ctx: Context, self: Compared) {
  const { fullName } = self;
  if (fullName === null) return;
  const cvs = await ctx.db.$queryRaw<{ name: string }[]>`
    SELECT d.profile->'name'->>'value' AS name FROM "Attachment" f JOIN "DocumentText" d ON d."attachmentId" = f.id
    WHERE f."candidateId" = ${self.id}::uuid AND f.kind = 'cv' AND d.profile->'name'->>'value' <> ''
    ORDER BY f.id LIMIT 20`;
  const fits = cvs.map(({ name }) => mayBeOneName(name, fullName));
  const other = cvs.find((_, at) => !fits[at] && fits.slice(0, at).includes(true));
  if (other) await nameChanged(ctx, self.id, other.name);
}

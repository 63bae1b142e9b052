import * as z from "zod";
import { type Context, useCase } from "@/lib/platform/access/use-case";
import { Prisma } from "@/lib/platform/db/generated/client";
import { conflict, forbidden, invalid, notFound } from "@/lib/errors";
import { queue } from "@/lib/judging/evaluation/queue";
import { emit } from "@/lib/platform/events/emit";
import { candidateChanged } from "@/lib/platform/events/events";
import { record } from "@/lib/platform/events/record";
import type { Span } from "@/lib/reading/language/mask";
import { Profile } from "@/lib/reading/profile/profile";
import { digestOf } from "@/lib/platform/security/digest";
import { judgedAgainWithNewCv } from "@/lib/judging/states/states";
import { checkChangeable } from "./correct-candidate";
import { correctedProfile } from "./corrected-profile";
import { lockCandidates } from "./lock-candidates";
import { correctableLists, ListCorrection, ProfileCorrections } from "./profile-corrections";

/** Identifies what a profile's lists say, so that nobody corrects what they have not seen. */
export const profileRevision = (profile: Profile) =>
  digestOf(correctableLists.map((list) => profile[list].map((entry) => Object.entries(entry).toSorted())));

/**
 * Replaces one list of the profile read in a person's newest CV, or takes that back. The document stays as it is;
 * judges and search read the corrected profile, so undecided applications are evaluated again and the talent pool's
 * index is rebuilt. Only for members: throws `forbidden` for agents, and in blind review. Throws `conflict` when the
 * list or the CV is another than the caller was shown, so that no change is lost.
 */
export const correctProfile = useCase({
  name: "correctProfile",
  permission: "candidate:write",
  input: z.object({
    candidateId: z.uuid(),
    attachmentId: z.uuid(),
    revision: z.string(),
    correction: ListCorrection,
  }),
  output: z.object({ changed: z.boolean(), toEvaluate: z.int() }),

  async run(ctx, { candidateId, attachmentId, revision, correction }) {
    const { db, actor } = ctx;
    if (actor.kind !== "member") throw forbidden("Only a person can correct what was read.");
    await lockCandidates(ctx, [candidateId]);
    const person = await db.candidate.findUnique({ where: { id: candidateId } });
    if (!person) throw notFound("Candidate");
    await checkChangeable(ctx, person);
    const stored = await newestText(ctx, candidateId);
    const shown = Profile.safeParse(stored?.profile).data;
    if (!stored || !shown) throw notFound("Readable CV");
    if (stored.attachmentId !== attachmentId || profileRevision(shown) !== revision)
      throw conflict(
        "What was read has changed in the meantime. Nothing was saved. Check the current entries, then change them.",
      );
    const before = ProfileCorrections.nullable().parse(stored.corrections) ?? { read: shown, lists: {} };
    const corrections = { ...before, lists: { ...before.lists } };
    const stated = statedList(correction, shown, before.read, stored.text);
    delete corrections.lists[correction.list];
    if (stated)
      Object.assign(corrections.lists, { [correction.list]: { ...stated, by: actor.id, at: now() } });
    const isCorrected = Object.keys(corrections.lists).length > 0;
    const profile = isCorrected ? correctedProfile(stored.text, corrections, stored.createdAt) : before.read;
    if (profileRevision(profile) === revision) return { changed: false, toEvaluate: 0 };

    await db.documentText.update({
      where: { id: stored.id },
      data: { profile, corrections: isCorrected ? corrections : Prisma.DbNull },
    });
    await record(ctx, "candidate.profile-corrected", candidateId, {
      attachmentId,
      list: correction.list,
      entries: correction.entries?.length ?? null,
    });
    await emit(ctx, candidateChanged, { candidateId });
    const open = await db.application.findMany({ where: { candidateId }, select: { id: true } });
    const ids = open.map(({ id }) => id);
    return {
      changed: true,
      toEvaluate: await queue(ctx, ids, judgedAgainWithNewCv, { revision: { increment: 1 } }),
    };
  },
});

/**
 * What members corrected in the same text in another of a person's files. Places count only if the text is the same
 * in every character.
 */
export async function keptCorrections(
  { db }: Context,
  candidateId: string,
  textKey: string | null,
  text: string,
) {
  if (textKey === null) return null;
  const kept = await db.documentText.findFirst({
    where: { attachment: { candidateId, kind: "cv", textKey }, corrections: { not: Prisma.DbNull } },
    orderBy: { attachmentId: "desc" },
  });
  const { lists } = ProfileCorrections.nullable().parse(kept?.corrections ?? null) ?? {};
  if (!kept || !lists || kept.text === text) return lists ?? null;
  return ProfileCorrections.shape.lists.parse(
    Object.fromEntries(
      Object.entries(lists).map(([list, made]) => [
        list,
        { ...made, entries: made.entries.map((entry) => ({ ...entry, span: null })) },
      ]),
    ),
  );
}

const now = () => new Date().toISOString();

const newestText = ({ db }: Context, candidateId: string) =>
  db.documentText.findFirst({
    where: { attachment: { candidateId, kind: "cv" } },
    orderBy: { attachmentId: "desc" },
  });

/** The entries with the document's places of those they correct; null when a correction is taken back. */
function statedList({ list, entries }: ListCorrection, shown: Profile, read: Profile, text: string) {
  const places = shown[list];
  const placeIn = ({ span }: { span: Span }) =>
    span.start >= text.length
      ? null
      : (read[list].find((each) => each.span.start === span.start)?.span ?? span);
  return (
    entries && {
      entries: entries.map(({ entry, ...stated }) => {
        const place = entry === null ? null : places[entry];
        if (place === undefined) throw invalid("That entry is not in the list.");
        return { ...stated, span: place && placeIn(place) };
      }),
    }
  );
}

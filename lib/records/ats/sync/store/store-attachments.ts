import type { Context } from "@/lib/platform/access/use-case";
import { markStale } from "@/lib/records/candidates/add-attachment";
import { applicationsOf, queueForNewCv } from "@/lib/records/candidates/moved";
import { judgedCv } from "@/lib/judging/evaluation/show";
import { lockCandidates } from "@/lib/records/candidates/lock-candidates";
import { lockApplicationsOf } from "@/lib/judging/states/before";
import { emit } from "@/lib/platform/events/emit";
import { attachmentReceived, candidateChanged } from "@/lib/platform/events/events";
import type { StoredFile } from "@/lib/reading/uploads/incoming-file";
import type { AtsAttachment } from "@/lib/records/ats/records";
import { mergedHere } from "./merges";

export type Fetched = { attachment: AtsAttachment; stored: StoredFile };

/** Writes fetched files, and reassigns those whose candidate has changed. Safe to repeat. */
export async function storeAttachments(
  ctx: Context,
  connectionId: string,
  listed: AtsAttachment[],
  fetched: Fetched[],
) {
  const { db, actor } = ctx;
  const owners = await db.candidate.findMany({
    where: {
      atsConnectionId: connectionId,
      externalId: { in: listed.map((file) => file.candidateExternalId) },
      erasedAt: null,
    },
    select: { id: true, externalId: true },
  });
  const ownerIds = owners.map(({ id }) => id);
  // Locks out merges until the files are assigned.
  await lockCandidates(ctx, ownerIds);
  const survivors = await mergedHere(ctx, ownerIds);
  const ownerOf = new Map(owners.map(({ externalId, id }) => [externalId, survivors.get(id) ?? id]));
  const existing = await db.attachment.findMany({
    where: { atsConnectionId: connectionId, externalId: { in: listed.map((file) => file.externalId) } },
    select: { id: true, externalId: true, candidateId: true },
  });
  const byExternalId = new Map(existing.map((file) => [file.externalId, file]));
  const losing = new Set<string>();
  const gaining = new Set<string>();
  const movedIds = new Set<string>();
  for (const file of listed) {
    const candidateId = ownerOf.get(file.candidateExternalId);
    const existingFile = byExternalId.get(file.externalId);
    if (!existingFile?.candidateId || !candidateId || existingFile.candidateId === candidateId) continue;
    await db.attachment.update({ where: { id: existingFile.id }, data: { candidateId } });
    losing.add(existingFile.candidateId);
    gaining.add(candidateId);
    movedIds.add(existingFile.id);
  }
  // Locked all together: locking person by person, two pages could deadlock.
  await lockApplicationsOf(db, [
    ...gaining,
    ...fetched.flatMap(({ attachment }) => ownerOf.get(attachment.candidateExternalId) ?? []),
  ]);
  const attached: string[] = [];
  for (const { attachment, stored } of fetched) {
    const candidateId = ownerOf.get(attachment.candidateExternalId);
    if (!candidateId || byExternalId.has(attachment.externalId)) continue;
    if (await isHere(ctx, connectionId, candidateId, { attachment, stored }, listed)) continue;
    const { id } = await db.attachment.create({
      data: {
        ...stored,
        candidateId,
        kind: attachment.kind,
        createdBy: actor.id,
        atsConnectionId: connectionId,
        externalId: attachment.externalId,
      },
      select: { id: true },
    });
    attached.push(stored.storageKey);
    if (attachment.kind === "cv") await markStale(ctx, candidateId);
    await emit(ctx, attachmentReceived, { attachmentId: id });
  }
  // They were marked for deletion when they were fetched.
  await db.upload.deleteMany({ where: { storageKey: { in: attached } } });
  // Merged in the ATS: whoever has the files now is found and judged by them.
  for (const candidateId of gaining) {
    const cv = await judgedCv(ctx, candidateId);
    if (cv && movedIds.has(cv)) await queueForNewCv(ctx, await applicationsOf(ctx, candidateId));
  }
  for (const candidateId of new Set([...losing, ...gaining]))
    await emit(ctx, candidateChanged, { candidateId });
}

/**
 * Whether the candidate already has the same file from this ATS, which may list it under a new id, such as a résumé
 * that was replaced. The row then takes the id that is listed now.
 */
async function isHere(
  { db }: Context,
  atsConnectionId: string,
  candidateId: string,
  { attachment, stored }: Fetched,
  listed: AtsAttachment[],
): Promise<boolean> {
  const twin = await db.attachment.findFirst({
    where: { atsConnectionId, candidateId, sha256: stored.sha256 },
    select: { id: true, externalId: true },
  });
  if (!twin) return false;
  if (!listed.some(({ externalId }) => externalId === twin.externalId))
    await db.attachment.update({ where: { id: twin.id }, data: { externalId: attachment.externalId } });
  return true;
}

import * as z from "zod";
import type { TenantDb } from "@/lib/db/tenant";
import { workStyles } from "@/lib/language/everywhere/work-styles";
import { digestOf } from "@/lib/security/digest";
import { dossiersOf, workStylesOf } from "./in-thread";
import type { StyleDossier, WorkStyles, Written } from "./work-styles";

export const StyleQuotes = z.array(z.object({ style: z.enum(workStyles), quote: z.string() }));

/**
 * What a candidate's documents and answers say about how they work: as a model read these same documents, if one did,
 * otherwise as the embedded evaluator reads them.
 */
export async function readWorkStyles(db: TenantDb, candidateId: string): Promise<WorkStyles> {
  const written = await writtenBy(db, candidateId);
  const dossiers = await dossiersOf(written);
  const stored = await db.workStyleReading.findUnique({ where: { candidateId } });
  const isCurrent = stored && stored.key === styleKey(dossiers, `${stored.by} ${stored.version}`);
  const proposed = isCurrent ? { quotes: StyleQuotes.parse(stored.quotes), by: stored.by } : null;
  return workStylesOf(written, dossiers, proposed);
}

/** The cache key of a reading: equal for the same documents and the same reader. */
export const styleKey = (dossiers: readonly StyleDossier[], by: string): string => digestOf({ dossiers, by });

/** Everything a candidate wrote: all documents, the newest first, and the answers of all applications. */
export async function writtenBy(db: TenantDb, candidateId: string): Promise<Written> {
  const [texts, applications, candidate] = await Promise.all([
    db.documentText.findMany({ where: { attachment: { candidateId } }, orderBy: { attachmentId: "desc" } }),
    db.application.findMany({
      where: { candidateId },
      orderBy: { id: "desc" },
      select: { job: { select: { description: true } }, answers: { orderBy: { position: "asc" } } },
    }),
    db.candidate.findUnique({ where: { id: candidateId }, select: { fullName: true } }),
  ]);
  return {
    documents: texts.map((text) => ({ attachmentId: text.attachmentId, text })),
    answers: applications.flatMap(({ answers }) => answers),
    knownNames: candidate?.fullName ? [candidate.fullName] : [],
    jobs: [...new Set(applications.map(({ job }) => job.description))],
  };
}

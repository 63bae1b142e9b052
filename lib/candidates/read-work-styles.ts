import { StyleQuote } from "@/lib/ai/judging";
import type { TenantDb } from "@/lib/db/tenant";
import { dossiersOf, workStylesOf } from "./in-thread";
import type { WorkStyles, Written } from "./work-styles";

/**
 * What a candidate's documents and answers say about how they work: as a model read the CV and the answers that it
 * judged, and otherwise as the embedded evaluator reads them.
 */
export async function readWorkStyles(db: TenantDb, candidateId: string): Promise<WorkStyles> {
  const written = await writtenBy(db, candidateId);
  const dossiers = await dossiersOf(written);
  const stored = await db.workStyleReading.findUnique({ where: { candidateId } });
  const reading = stored && {
    attachmentId: stored.key,
    by: stored.by,
    quotes: StyleQuote.array().parse(stored.quotes),
  };
  return workStylesOf(written, dossiers, reading);
}

/** Everything a candidate wrote: all documents, the newest first, and the answers of all applications. */
async function writtenBy(db: TenantDb, candidateId: string): Promise<Written> {
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

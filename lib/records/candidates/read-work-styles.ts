import { StyleQuote } from "@/lib/judging/ai/judging";
import type { TenantDb } from "@/lib/platform/db/tenant";
import { notFound } from "@/lib/errors";
import { dossiersOf, workStylesOf } from "./in-thread";
import type { WorkStyles } from "./work-styles";

/**
 * What a candidate's documents and answers say about how they work: as a model read the CV and the answers that it
 * judged, and otherwise as the embedded evaluator reads them.
 */
export async function readWorkStyles(db: TenantDb, candidateId: string): Promise<WorkStyles> {
  const candidate = await db.candidate.findUnique({
    where: { id: candidateId },
    select: {
      fullName: true,
      attachments: { orderBy: { id: "desc" }, select: { id: true, documentText: true } },
      applications: {
        orderBy: { id: "desc" },
        select: { job: { select: { description: true } }, answers: { orderBy: { position: "asc" } } },
      },
      workStyles: true,
    },
  });
  if (!candidate) throw notFound("Candidate");
  const { fullName, attachments, applications, workStyles: stored } = candidate;
  // Everything they wrote: all documents, the newest first, and the answers of all applications.
  const written = {
    documents: attachments.flatMap(({ id, documentText }) =>
      documentText ? [{ attachmentId: id, text: documentText }] : [],
    ),
    answers: applications.flatMap(({ answers }) => answers),
    knownNames: fullName ? [fullName] : [],
    jobs: [...new Set(applications.map(({ job }) => job.description))],
  };
  const dossiers = await dossiersOf(written);
  const reading = stored && {
    attachmentId: stored.key,
    by: stored.by,
    quotes: StyleQuote.array().parse(stored.quotes),
  };
  return workStylesOf(written, dossiers, reading);
}

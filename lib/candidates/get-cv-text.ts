import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { ReadDocument } from "@/lib/documents/document";
import { notFound } from "@/lib/errors";
import { maskDocument } from "@/lib/evaluation/dossier";
import { isBlind } from "@/lib/blind-review/blind-candidate";
import { Profile } from "@/lib/profile/profile";

/** The newest CV that could be read, as text; identity masked while one of the candidate's reviews is blind. */
export const getCvText = useCase({
  name: "getCvText",
  permission: "candidate:read",
  input: z.object({ candidateId: z.uuid() }),
  output: z.object({ attachmentId: z.uuid(), text: z.string(), blind: z.boolean() }),

  async run({ db }, { candidateId }) {
    const candidate = await db.candidate.findUnique({
      where: { id: candidateId },
      select: {
        fullName: true,
        attachments: {
          where: { kind: "cv", readStatus: "read", documentText: { isNot: null } },
          orderBy: { id: "desc" },
          take: 1,
          include: { documentText: true },
        },
      },
    });
    if (!candidate) throw notFound("Candidate");
    const [cv] = candidate.attachments;
    if (!cv?.documentText) throw notFound("A CV that could be read");
    const blind = await isBlind(db, candidateId);
    const document = ReadDocument.parse(cv.documentText);
    const profile = Profile.safeParse(cv.documentText.profile);
    // Without a profile there is nothing to mask by: a blind review shows no text then.
    if (blind && !profile.success) throw notFound("A CV that could be read");
    const shown =
      blind && profile.success ? maskDocument(document, profile.data, [candidate.fullName ?? ""]) : document;
    return { attachmentId: cv.id, text: shown.text, blind };
  },
});

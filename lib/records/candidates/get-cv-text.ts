import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { ReadDocument } from "@/lib/reading/documents/document";
import { notFound } from "@/lib/errors";
import { maskDocument } from "@/lib/judging/evaluation/in-thread";
import { isBlind } from "@/lib/platform/blind-review/blind-candidate";
import { Profile } from "@/lib/reading/profile/profile";

/** The text of the newest readable CV; identity masked while one of the candidate's jobs is in blind review. */
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
    if (!cv?.documentText) throw notFound("Readable CV");
    const blind = await isBlind(db, candidateId);
    const document = ReadDocument.parse(cv.documentText);
    const profile = Profile.safeParse(cv.documentText.profile);
    // Without a profile the text cannot be masked, so blind review shows none.
    if (blind && !profile.success) throw notFound("Readable CV");
    const shown =
      blind && profile.success
        ? await maskDocument(document, profile.data, [candidate.fullName ?? ""])
        : document;
    return { attachmentId: cv.id, text: shown.text, blind };
  },
});

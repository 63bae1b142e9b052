import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { Profile } from "@/lib/reading/profile/profile";

/** How many are read at a time. */
export const batch = 20;

const StoredCv = z.object({
  candidateId: z.uuid(),
  attachmentId: z.uuid(),
  text: z.string(),
  profile: Profile,
  readOn: z.iso.date(),
  knownNames: z.array(z.string()),
});
export type StoredCv = z.output<typeof StoredCv>;

/** The newest readable CV of each candidate, for at most 50 candidates at a time. */
export const newestCvs = useCase({
  name: "newestCvs",
  permission: "candidate:read",
  input: z.object({ candidateIds: z.array(z.uuid()).max(50) }),
  output: z.object({ cvs: z.array(StoredCv) }),

  async run({ db }, { candidateIds }) {
    const candidates = await db.candidate.findMany({
      where: { id: { in: candidateIds } },
      select: {
        id: true,
        fullName: true,
        attachments: {
          where: { kind: "cv", documentText: { isNot: null } },
          orderBy: { id: "desc" },
          take: 1,
          include: { documentText: { select: { text: true, profile: true, createdAt: true } } },
        },
      },
    });
    return {
      cvs: candidates.flatMap(({ id, fullName, attachments: [cv] }) =>
        cv?.documentText?.profile
          ? {
              candidateId: id,
              attachmentId: cv.id,
              text: cv.documentText.text,
              profile: Profile.parse(cv.documentText.profile),
              readOn: cv.documentText.createdAt.toISOString().slice(0, 10),
              knownNames: fullName === null ? [] : [fullName],
            }
          : [],
      ),
    };
  },
});

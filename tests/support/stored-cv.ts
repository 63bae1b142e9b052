import { randomUUID } from "node:crypto";
import type { Actor } from "@/lib/platform/access/actor";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { parseProfile } from "@/lib/reading/profile/parse-profile";
import { ownerDb } from "./world";

/** What is stored of a CV that was read: its text and profile. */
export const readingOf = (text: string) => ({
  text,
  profile: parseProfile(text, new Date("2026-01-01")),
  pages: [],
  lines: [],
  hidden: [],
  readerVersion: "1",
});

type Cv = Partial<Prisma.AttachmentUncheckedCreateInput>;

/** Creates the row of a candidate's CV that has been read, without a file in storage. */
export const storedCv = ({ organizationId, id }: Actor, candidateId: string, more: Cv = {}) =>
  ownerDb.attachment.create({
    data: {
      organizationId,
      candidateId,
      kind: "cv",
      fileName: "cv.pdf",
      size: 10,
      mediaType: "application/pdf",
      sha256: randomUUID(),
      storageKey: randomUUID(),
      readStatus: "read",
      createdBy: id,
      ...more,
    },
  });

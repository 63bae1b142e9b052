import * as z from "zod";
import { memberName } from "@/lib/platform/access/member-name";
import { type Context, useCase } from "@/lib/platform/access/use-case";
import { CandidateSource } from "@/lib/platform/db/generated/enums";
import { ReadDocument } from "@/lib/reading/documents/document";
import { notFound } from "@/lib/errors";
import { makeDossier, maskDocument } from "@/lib/judging/evaluation/in-thread";
import { AtsFields, readAtsFields } from "./ats-fields";
import { isBlind } from "@/lib/platform/blind-review/blind-candidate";
import { correctable, readCorrections } from "./corrections";
import { profileRevision } from "./correct-profile";
import { correctableLists, ProfileCorrections } from "./profile-corrections";
import { Consent, readConsent } from "./employee-consent";
import { mergedMonths, stretchOf } from "@/lib/reading/profile/tenure";
import { poolName } from "@/lib/platform/blind-review/pool-name";
import { ShownDocument, shownDocument } from "./shown-document";
import { UnreadableCv, unreadableCv } from "./unreadable-cv";
import { AnonymousProfile, identifying, Profile, Role } from "@/lib/reading/profile/profile";

const Contact = Profile.pick(identifying);
/** Lists of a profile that members corrected, who did it last, and when. */
export const CorrectedLists = z.array(
  z.object({ list: z.enum(correctableLists), by: z.string(), at: z.string() }),
);
const Shown = AnonymousProfile.extend({
  roles: z.array(
    Role.extend({ months: z.int().nullable().describe("How long it was held; null without dates.") }),
  ),
  /** Identifying fields; null in blind review. */
  contact: Contact.nullable(),
  /** Empty in blind review. */
  corrections: CorrectedLists,
  /** For `correctProfile`. */
  revision: z.string(),
});

/**
 * What a person's page shows: identity, every field of the newest CV with its place in the document, and whether they
 * may be proposed. In blind review leaves out everything that identifies them.
 */
export const getCandidate = useCase({
  name: "getCandidate",
  permission: "candidate:read",
  reads: true,
  input: z.object({ candidateId: z.uuid() }),
  output: z.object({
    candidateId: z.uuid(),
    name: z.string(),
    /** The name on the record, for editing; null if there is none, and in blind review. */
    fullName: z.string().nullable(),
    blind: z.boolean(),
    headline: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    location: z.string().nullable(),
    /** Of a page about them, as a recruiter gave it. */
    link: z.string().nullable(),
    /** Custom fields of the ATS; empty in blind review. */
    atsFields: AtsFields,
    /** Recruiters' corrections of name, e-mail and phone: `from` is the earlier value. Empty in blind review. */
    corrections: z.array(
      z.object({
        field: z.enum(correctable),
        from: z.string().nullable(),
        by: z.string(),
        at: z.string(),
      }),
    ),
    source: z.enum(CandidateSource),
    /** Name of the ATS connection they came from, and since when the ATS no longer has them. */
    ats: z.string().nullable(),
    atsRemovedAt: z.string().nullable(),
    createdAt: z.string(),
    optedOutAt: z.string().nullable(),
    erasedAt: z.string().nullable(),
    employee: z
      .object({ title: z.string().nullable(), team: z.string().nullable(), consent: Consent })
      .nullable(),
    profile: Shown.nullable(),
    document: ShownDocument.nullable(),
    /** Set when none of the candidate's CVs could be read. */
    unreadableCv: UnreadableCv.nullable(),
  }),

  async run({ db }, { candidateId }) {
    const [candidate, stored, blind] = await Promise.all([
      db.candidate.findUnique({
        where: { id: candidateId },
        include: {
          connection: { select: { name: true } },
          employee: true,
          attachments: { where: { kind: "cv" }, orderBy: { id: "asc" } },
        },
      }),
      db.documentText.findFirst({
        where: { attachment: { candidateId, kind: "cv" } },
        orderBy: { attachmentId: "desc" },
      }),
      isBlind(db, candidateId),
    ]);
    if (!candidate) throw notFound("Candidate");
    const cv = candidate.attachments.find(({ id }) => id === stored?.attachmentId);
    const read = stored && (await readCv({ db }, stored, blind ? [candidate.fullName ?? ""] : null));
    const { fullName, headline, email, phone, location, link, employee, number } = candidate;
    return {
      candidateId,
      name: poolName({ number, fullName }, blind),
      blind,
      ...(blind
        ? { fullName: null, headline: null, email: null, phone: null, location: null, link: null }
        : { fullName, headline, email, phone, location, link }),
      atsFields: blind ? [] : readAtsFields(candidate.atsFields),
      corrections: blind ? [] : await shownCorrections({ db }, candidate.corrections),
      source: candidate.source,
      ats: candidate.connection?.name ?? null,
      atsRemovedAt: candidate.atsRemovedAt?.toISOString() ?? null,
      createdAt: candidate.createdAt.toISOString(),
      optedOutAt: candidate.optedOutAt?.toISOString() ?? null,
      erasedAt: candidate.erasedAt?.toISOString() ?? null,
      employee: employee && {
        ...(blind ? { title: null, team: null } : { title: employee.title, team: employee.team }),
        consent: await readConsent({ db }, employee),
      },
      profile: read ? read.profile : null,
      document: read && cv ? shownDocument(cv, read.document, blind) : null,
      unreadableCv: await unreadableCv(db, candidate.attachments),
    };
  },
});

async function shownCorrections({ db }: Pick<Context, "db">, stored: unknown) {
  const corrections = readCorrections(stored);
  const nameOf = await memberName(
    db,
    Object.values(corrections).map(({ by }) => by),
  );
  return correctable.flatMap((field) => {
    const correction = corrections[field];
    return correction ? [{ field, ...correction, by: nameOf(correction.by) }] : [];
  });
}

/** The lists of a profile that members corrected, with their names. */
export async function correctedLists({ db }: Pick<Context, "db">, stored: unknown) {
  const lists: ProfileCorrections["lists"] = ProfileCorrections.nullable().parse(stored)?.lists ?? {};
  const made = Object.values(lists);
  const nameOf = await memberName(
    db,
    made.map(({ by }) => by),
  );
  return correctableLists.flatMap((list) => {
    const correction = lists[list];
    return correction ? [{ list, by: nameOf(correction.by), at: correction.at }] : [];
  });
}

/** A stored CV with its profile, masked by these names in blind review. Null without a valid profile. */
async function readCv(
  ctx: Pick<Context, "db">,
  stored: { profile: unknown; corrections: unknown; createdAt: Date },
  maskedBy: string[] | null,
) {
  const parsed = Profile.safeParse(stored.profile);
  if (!parsed.success) return null;
  const document = ReadDocument.parse(stored);
  const { profile } = maskedBy
    ? await makeDossier(document, parsed.data, [], maskedBy)
    : { profile: parsed.data };
  return {
    document: maskedBy ? await maskDocument(document, parsed.data, maskedBy) : document,
    profile: {
      ...profile,
      roles: profile.roles.map((role) => {
        const stretch = stretchOf(role, stored.createdAt);
        return { ...role, months: stretch && mergedMonths([stretch]) };
      }),
      contact: maskedBy ? null : Contact.parse(parsed.data),
      corrections: maskedBy ? [] : await correctedLists(ctx, stored.corrections),
      revision: profileRevision(parsed.data),
    },
  };
}

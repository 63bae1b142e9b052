import * as z from "zod";
import type { Context } from "@/lib/platform/access/use-case";
import { DomainError } from "@/lib/errors";
import { sha256 } from "@/lib/platform/security/digest";
import { isBlindCandidate } from "@/lib/platform/blind-review/blind-candidate";
import { say, sentence } from "@/lib/say";

export const Same = z.enum(["email", "phone", "cv"]);

/** What identifies a person: lists, because a record can have several CVs. Nulls and empty lists match nothing. */
export type Marks = {
  emails: (string | null)[];
  phones: (string | null)[];
  /** sha256 of CV files. */
  files: string[];
  /** textKey of CVs. */
  texts: (string | null)[];
};

/** Equal for files with the same text, whatever the spacing. The migration that added the column has it in SQL. */
export const textKey = (text: string) =>
  text.trim() === "" ? null : sha256(text.replace(/[ \t\r\n\f\v]+/g, ""));

export type Alike = {
  id: string;
  fullName: string | null;
  createdAt: Date;
  applications: number;
  /** In blind review, where naming the person's other records would reveal them. */
  blind: boolean;
} & Record<z.output<typeof Same>, boolean>;

/** The most records shown; more than that for one person is another problem. */
export const mostAlike = 10;

/** Records with one of these marks that are not erased; a merged record is replaced by the record that was kept. */
export const findAlike = (
  { db }: Pick<Context, "db">,
  { emails, phones, files, texts }: Marks,
  except: string | null,
) =>
  db.$queryRaw<Alike[]>`
    WITH marked AS (
      SELECT c.id, 'email' AS same FROM unnest(${emails}::text[]) mark
        JOIN "Candidate" c ON folded(c.email) = folded(mark)
      UNION ALL
      SELECT c.id, 'phone' FROM unnest(${phones}::text[]) mark
        JOIN "Candidate" c ON phone_key(c.phone) = phone_key(mark)
      UNION ALL
      SELECT a."candidateId", 'cv' FROM "Attachment" a WHERE a.kind = 'cv' AND a.sha256 = ANY(${files})
      UNION ALL
      SELECT a."candidateId", 'cv' FROM "Attachment" a WHERE a.kind = 'cv' AND a."textKey" = ANY(${texts}::text[])
    ), people AS (
      SELECT coalesce(m."candidateId", marked.id) AS id, bool_or(same = 'email') AS email,
        bool_or(same = 'phone') AS phone, bool_or(same = 'cv') AS cv
      FROM marked LEFT JOIN "CandidateAlias" m ON m.kind = 'merged' AND m.value = marked.id::text
      GROUP BY 1
    )
    SELECT c.id, c."fullName", c."createdAt", people.email, people.phone, people.cv, ${isBlindCandidate} AS blind,
      (SELECT count(*)::int FROM "Application" a WHERE a."candidateId" = c.id) AS applications
    FROM people JOIN "Candidate" c ON c.id = people.id
    WHERE c."erasedAt" IS NULL AND c.id IS DISTINCT FROM ${except}::uuid
    ORDER BY c."createdAt", c.id LIMIT ${mostAlike}`;

/**
 * Locks these marks to the end of the transaction, so that only one call at a time looks up and creates a person with
 * them: of two concurrent calls with the same CV, the second finds the record of the first.
 */
export async function lockMarks({ actor, db }: Pick<Context, "actor" | "db">, marks: Marks) {
  const keys = [
    ...marks.emails.map((email) => email && `email ${email.toLowerCase()}`),
    ...marks.phones.map((phone) => phone && `phone ${phone.replace(/\D/g, "").slice(-8)}`),
    ...marks.files,
    ...marks.texts,
  ].filter((key) => key !== null);
  // Always in the same order, so that two callers cannot deadlock.
  for (const key of [...new Set(keys)].sort())
    await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`${actor.organizationId} ${key}`}, 0))`;
}

const words = {
  email: sentence("e-mail address"),
  phone: sentence("phone number"),
  cv: sentence("CV"),
};

export const ExistingRecord = z.object({
  candidateId: z.uuid(),
  name: z.string(),
  same: z.array(Same),
  applications: z.int(),
});
export type ExistingRecord = z.output<typeof ExistingRecord>;

export const unnamed = () => say("Unnamed candidate");

export const existingRecord = ({ id, fullName, applications, ...row }: Alike): ExistingRecord => ({
  candidateId: id,
  name: fullName ?? unnamed(),
  same: Same.options.filter((mark) => row[mark]),
  applications,
});

/** The person is on record already: nothing was created. Lists the existing records, except those in blind review. */
export class SamePersonError extends DomainError {
  readonly existing: ExistingRecord[];

  constructor(alike: Alike[]) {
    const existing = alike.filter(({ blind }) => !blind).map(existingRecord);
    super(
      "conflict",
      say("Nothing was created: {why}.", { why: existing.map(inWords).join("; ") || say(inBlindReview) }),
      undefined,
      undefined,
      existing.length > 0 ? { candidateId: existing.map(({ candidateId }) => candidateId).join(", ") } : {},
    );
    this.existing = existing;
  }
}

const inBlindReview = sentence("this person is already on record, in a blind review that hides who they are");

const inWords = ({ name, same, applications }: ExistingRecord) =>
  say(
    "this seems to be {name}, who is on record with the same {marks} and {applications, plural, one {{applications} application} other {{applications} applications}}",
    { name, marks: same.map((mark) => say(words[mark])), applications },
  );

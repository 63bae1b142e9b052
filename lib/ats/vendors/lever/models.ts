import * as z from "zod";
import { plainText } from "../../plain-text";
import type { AtsApplication, AtsAttachment, AtsCandidate, AtsJob, AtsReason, AtsStage } from "../../records";

const id = z.string().min(1).max(100);
const words = z.string().nullish();
/** Milliseconds since 1970. */
const moment = z
  .int()
  .nullish()
  .transform((ms) => (typeof ms === "number" ? new Date(ms).toISOString() : null));

const jobStatus: Record<string, AtsJob["status"]> = {
  published: "open",
  internal: "open",
  closed: "closed",
  rejected: "closed",
};

/** A posting: its words are a description, lists of their own and a closing, as HTML or not. */
export const Posting = z
  .object({
    id,
    text: words,
    state: z.string(),
    categories: z.object({ department: words, team: words, location: words }).partial().nullish(),
    content: z
      .object({
        description: words,
        descriptionHtml: words,
        lists: z.array(z.object({ text: words, content: words })).nullish(),
        closing: words,
        closingHtml: words,
      })
      .partial()
      .nullish(),
    updatedAt: moment,
  })
  .transform((posting): AtsJob => ({
    externalId: posting.id,
    title: posting.text ?? "",
    department: posting.categories?.department ?? posting.categories?.team ?? null,
    location: posting.categories?.location ?? null,
    status: jobStatus[posting.state] ?? "on_hold",
    description: plainText(
      [
        posting.content?.descriptionHtml || posting.content?.description,
        ...(posting.content?.lists ?? []).map(
          ({ text, content }) => `<h3>${text ?? ""}</h3>${content ?? ""}<br>`,
        ),
        posting.content?.closingHtml || posting.content?.closing,
      ]
        .filter(Boolean)
        .join("<br>"),
    ),
    updatedAt: posting.updatedAt,
  }));

/** Stages are the company's: every posting has the same. */
export const Stage = z
  .object({ id, text: words })
  .transform(({ id: externalId, text }): Omit<AtsStage, "position"> => ({
    externalId,
    name: text ?? "",
    jobExternalId: null,
  }));

export const Reason = z
  .object({ id, text: words })
  .transform((reason): AtsReason => ({ externalId: reason.id, name: reason.text ?? "" }));

const person = {
  name: words,
  headline: words,
  emails: z.array(z.string()).nullish(),
  phones: z.array(z.object({ value: words })).nullish(),
};
const Person = z.object(person);

const personOf = (
  externalId: string,
  { name, headline, emails, phones }: z.output<typeof Person>,
  updatedAt: string | null,
): AtsCandidate => ({
  externalId,
  fullName: name || null,
  email: emails?.[0] ?? null,
  phone: phones?.[0]?.value || null,
  headline: headline || null,
  updatedAt,
});

/** A person; Lever says of none when it changed. */
export const Contact = Person.extend({ id }).transform((person) => personOf(person.id, person, null));

/** An answer in words; "" for what has none, such as a file. */
function wordsOf(value: unknown): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join(", ");
  return typeof value === "string" ? value.trim() : "";
}

const Form = z.object({
  type: words,
  fields: z.array(z.object({ text: words, value: z.unknown().optional() })).nullish(),
});

const Application = z.object({
  posting: id.nullish(),
  createdAt: moment,
  customQuestions: z.array(Form).nullish(),
});

/** An opportunity with its application (expand=applications), which names the posting; it has one at most. */
export const Opportunity = Person.extend({
  id,
  contact: id,
  stage: id.nullish(),
  archived: z.object({ reason: id.nullish() }).nullish(),
  applications: z.array(z.union([Application, id])).nullish(),
  createdAt: moment,
  updatedAt: moment,
});
export type Opportunity = z.output<typeof Opportunity>;

export const candidateOf = (one: Opportunity) => personOf(one.contact, one, one.updatedAt);

/**
 * Null for somebody who is on no posting. `hired`: the archive reasons that hire. Lever's other reasons do not tell who
 * withdrew (archive_reasons: type is hired or non-hired), so that whoever did arrives as rejected.
 */
export function applicationOf(one: Opportunity, hired: ReadonlySet<string>): AtsApplication | null {
  const application = (one.applications ?? []).find((each) => typeof each === "object");
  if (!application?.posting) return null;
  const ended = hired.has(one.archived?.reason ?? "") ? "hired" : "rejected";
  return {
    externalId: one.id,
    jobExternalId: application.posting,
    candidateExternalId: one.contact,
    stageExternalId: one.stage ?? null,
    stageName: null,
    state: one.archived ? ended : "active",
    appliedAt: application.createdAt ?? one.createdAt ?? new Date(0).toISOString(),
    answers: (application.customQuestions ?? [])
      // A referral's questions were answered by somebody else.
      .filter(({ type }) => type !== "referral")
      .flatMap(({ fields }) => fields ?? [])
      .flatMap(({ text: question, value }) => {
        const text = wordsOf(value);
        return question && text ? [{ question, text }] : [];
      }),
    updatedAt: one.updatedAt,
  };
}

const File = z.object({ name: words });

/** A file of an opportunity, by the path it is fetched from. */
const fileOf = (
  { id: opportunity, contact }: Opportunity,
  list: "resumes" | "files",
  fileId: string,
  name: string | null | undefined,
): AtsAttachment => ({
  externalId: fileId,
  candidateExternalId: contact,
  kind: list === "resumes" ? "cv" : "other",
  fileName: name || "document",
  source: `/opportunities/${encodeURIComponent(opportunity)}/${list}/${encodeURIComponent(fileId)}/download`,
});

export const Resume = z
  .object({ id, file: File.nullish() })
  .transform((one) => (of: Opportunity) => fileOf(of, "resumes", one.id, one.file?.name));
export const Upload = File.extend({ id }).transform(
  (one) => (of: Opportunity) => fileOf(of, "files", one.id, one.name),
);

/** A note is a form: its text is the value of a field. */
export const Note = z.object({
  fields: z.array(z.object({ value: z.unknown().optional() })).nullish(),
});

import * as z from "zod";
import { answerText, plainText } from "../../plain-text";
import { detail, details } from "../../read-rows";
import type { AtsApplication, AtsAttachment, AtsCandidate, AtsJob, AtsReason, AtsStage } from "../../records";

const id = z.string().min(1).max(100);
/** The id of another record, which Lever writes alone or, expanded, with the record. */
const ref = z.union([id, z.object({ id }).transform((record) => record.id)]);
const maybeText = detail(z.string());
/** Milliseconds since 1970. */
const moment = detail(z.int()).transform((ms) =>
  typeof ms === "number" ? new Date(ms).toISOString() : null,
);

const jobStatus: Record<string, AtsJob["status"]> = {
  published: "open",
  internal: "open",
  closed: "closed",
  rejected: "closed",
};

/** A posting: its text is a description, separate lists and a closing, as HTML or plain text. */
export const Posting = z
  .object({
    id,
    text: maybeText,
    state: maybeText,
    categories: detail(z.object({ department: maybeText, team: maybeText, location: maybeText })),
    content: detail(
      z.object({
        description: maybeText,
        descriptionHtml: maybeText,
        lists: details(z.object({ text: maybeText, content: maybeText })),
        closing: maybeText,
        closingHtml: maybeText,
      }),
    ),
    updatedAt: moment,
  })
  .transform((posting): AtsJob => ({
    externalId: posting.id,
    title: posting.text ?? "",
    department: posting.categories?.department ?? posting.categories?.team ?? null,
    location: posting.categories?.location ?? null,
    status: jobStatus[posting.state ?? ""] ?? "on_hold",
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

/** Stages belong to the company: every posting has the same ones. */
export const Stage = z
  .object({ id, text: maybeText })
  .transform(({ id: externalId, text }): Omit<AtsStage, "position"> => ({
    externalId,
    name: text ?? "",
    jobExternalId: null,
  }));

export const Reason = z
  .object({ id, text: maybeText })
  .transform((reason): AtsReason => ({ externalId: reason.id, name: reason.text ?? "" }));

const Person = z.object({
  name: maybeText,
  headline: maybeText,
  emails: details(z.string()),
  phones: details(z.object({ value: z.string() })),
});

const personOf = (
  externalId: string,
  { name, headline, emails, phones }: z.output<typeof Person>,
  updatedAt: string | null,
): AtsCandidate => ({
  externalId,
  fullName: name || null,
  email: emails[0] ?? null,
  phone: phones[0]?.value || null,
  headline: headline || null,
  updatedAt,
});

/** A person; Lever does not say when a contact changed. */
export const Contact = Person.extend({ id }).transform((person) => personOf(person.id, person, null));

const Form = z.object({
  type: maybeText,
  fields: details(z.object({ text: maybeText, value: z.unknown().optional() })),
});

const Application = z.object({
  posting: ref.nullish(),
  createdAt: moment,
  customQuestions: details(Form),
});

/** An opportunity with its application (expand=applications), which names the posting; it has one at most. */
export const Opportunity = Person.extend({
  id,
  contact: ref,
  stage: detail(ref),
  archived: z.object({ reason: detail(ref) }).nullish(),
  applications: details(z.union([Application, id])),
  createdAt: moment,
  updatedAt: moment,
});
export type Opportunity = z.output<typeof Opportunity>;

export const candidateOf = (one: Opportunity) => personOf(one.contact, one, one.updatedAt);

/**
 * Null for an opportunity without a posting. `hired`: the archive reasons that mean hired. Lever's other reasons do
 * not tell who withdrew (archive_reasons: type is hired or non-hired), so withdrawals are imported as rejections.
 */
export function applicationOf(one: Opportunity, hired: ReadonlySet<string>): AtsApplication | null {
  const application = one.applications.find((each) => typeof each === "object");
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
    answers: application.customQuestions
      // A referral's questions were answered by somebody else.
      .filter(({ type }) => type !== "referral")
      .flatMap(({ fields }) => fields)
      .flatMap(({ text: question, value }) => {
        const text = answerText(value);
        return question && text ? [{ question, text }] : [];
      }),
    updatedAt: one.updatedAt,
  };
}

const File = z.object({ name: maybeText });

/** A file of an opportunity, with the path to download it from. */
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
  .object({ id, file: detail(File) })
  .transform((one) => (of: Opportunity) => fileOf(of, "resumes", one.id, one.file?.name));
export const Upload = File.extend({ id }).transform(
  (one) => (of: Opportunity) => fileOf(of, "files", one.id, one.name),
);

/** A note is a form: its text is the value of a field. */
export const Note = z.object({
  fields: details(z.object({ value: z.unknown().optional() })),
});

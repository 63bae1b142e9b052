import * as z from "zod";
import { VisibleText } from "@/lib/visible-line";

/** Where a field was read: UTF-16 offsets into the document's text. */
const Span = z.object({ start: z.int(), end: z.int() });

/** A calendar month, "2021-03", or a year, "2021", where the document gives no month. */
const Moment = z.string().regex(/^\d{4}(-\d{2})?$/);

export const Role = z.object({
  title: VisibleText,
  organization: VisibleText.nullable(),
  from: Moment.nullable(),
  /** Null with `current` true: the person still holds the role. */
  to: Moment.nullable(),
  current: z.boolean(),
  span: Span,
  /** A person said so. */
  corrected: z.literal(true).optional(),
});

export const Study = z.object({
  /** The degree and its field; empty where the document names only the school. */
  title: VisibleText,
  institution: VisibleText.nullable(),
  /** 1 school, 2 vocational or associate, 3 bachelor, 4 master, 5 doctorate; 0 unknown. */
  level: z.int().min(0).max(5),
  from: Moment.nullable(),
  to: Moment.nullable(),
  span: Span,
});

/** A person's data from a CV, each field with its position. Empty or null when the CV does not have it. */
export const Profile = z.object({
  name: z.object({ value: VisibleText, span: Span }).nullable(),
  emails: z.array(z.object({ value: z.string(), span: Span })),
  phones: z.array(z.object({ value: z.string(), span: Span })),
  links: z.array(z.object({ value: z.string(), span: Span })),
  location: z.object({ value: VisibleText, span: Span }).nullable(),
  headline: z.object({ value: VisibleText, span: Span }).nullable(),
  roles: z.array(Role),
  education: z.array(Study),
  /** What the document lists as projects, apart from roles. Absent in profiles read before they were. */
  projects: z
    .array(z.object({ title: VisibleText, from: Moment.nullable(), to: Moment.nullable(), span: Span }))
    .optional(),
  skills: z.array(z.object({ name: VisibleText, span: Span, roles: z.array(z.int()) })),
  languages: z.array(z.object({ name: VisibleText, level: z.string().nullable(), span: Span })),
  certificates: z.array(z.object({ name: VisibleText, span: Span })),
  /** Years in dated roles, overlaps merged; null without dated roles. */
  years: z.number().nullable(),
  /** ISO 639-1 of the language the document is written in. */
  language: z.string(),
  /**
   * What people corrected: text that follows the document's for judges and search, and places that were read wrongly.
   * Absent in a profile as it was read.
   */
  corrected: z.object({ text: z.string(), withdrawn: z.array(Span) }).optional(),
});
export type Profile = z.infer<typeof Profile>;

/** The fields that identify the person. */
export const identifying = { name: true, emails: true, phones: true, links: true, location: true } as const;

/** A profile without the identifying fields. */
export const AnonymousProfile = Profile.omit({ ...identifying, corrected: true });
export type AnonymousProfile = z.infer<typeof AnonymousProfile>;

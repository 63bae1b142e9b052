import * as z from "zod";
import { invalid, problemsOf } from "@/lib/errors";
import { placeholders } from "./fill-in";
import { say, sentence } from "@/lib/say";
import { LetterKinds } from "@/lib/judging/states/status";
import { Line } from "@/lib/visible-line";

const placeholderNames: readonly string[] = placeholders;
const named = placeholders.map((name) => `{${name}}`).join(", ");

const withPlaceholders = (text: z.ZodString) =>
  text.superRefine((written, ctx) => {
    for (const [whole, name = ""] of written.matchAll(/\{([^{}]*)\}/g))
      if (!placeholderNames.includes(name))
        ctx.addIssue(say("{written} is not a placeholder. Available: {named}.", { written: whole, named }));
  });

/** A letter to a candidate, with placeholders. */
export const LetterText = z.object({
  subject: withPlaceholders(
    z
      .string()
      .trim()
      .min(1, sentence("A letter needs a subject."))
      .max(200, sentence("A subject has at most 200 characters."))
      .regex(/^[^\r\n]*$/, sentence("A subject is one line.")),
  ),
  text: withPlaceholders(
    z
      .string()
      .trim()
      .min(1, sentence("A letter needs a text."))
      .max(5000, sentence("A letter has at most 5,000 characters.")),
  ),
});

/** Validates a letter that somebody typed. Throws `invalid` with a message for them. */
export function checkedLetter(typed: z.input<typeof LetterText>): z.output<typeof LetterText> {
  const { data, error } = LetterText.safeParse(typed);
  if (error) throw invalid(problemsOf(error));
  return data;
}

/** What a letter comes with: a decision, or nothing. */
export const TemplateKinds = z.enum([...LetterKinds.options, "message"]);
export type TemplateKind = z.output<typeof TemplateKinds>;

/** A letter template for one kind of decision, or for messages. */
export const LetterTemplate = LetterText.extend({
  name: Line(80, sentence("A name has at most 80 characters.")).min(1, sentence("A template needs a name.")),
  kind: TemplateKinds,
});
export type LetterTemplate = z.output<typeof LetterTemplate>;

export const LetterTemplates = z
  .array(LetterTemplate)
  .max(20, sentence("At most 20 templates."))
  .refine(
    (all) => new Set(all.map(({ name, kind }) => `${kind} ${name.toLowerCase()}`)).size === all.length,
    sentence("Two templates for the same purpose have the same name."),
  );

const proposed: LetterTemplate[] = [
  {
    name: sentence("Friendly rejection"),
    kind: "reject",
    subject: sentence("Your application for {job} at {organization}"),
    text: sentence(
      "Dear {candidate},\n\nThank you for your application for {job} and for the time you put into it. We have decided not to take it further.\n\nWe wish you well in your search.\n\n{recruiter}\n{organization}",
    ),
  },
  {
    name: sentence("Next steps"),
    kind: "accept",
    subject: sentence("Your application for {job} at {organization}"),
    text: sentence(
      "Dear {candidate},\n\nThank you for your application for {job}. We would like to get to know you better, and will write to you soon about the next step.\n\n{recruiter}\n{organization}",
    ),
  },
  {
    name: sentence("Invitation to talk"),
    kind: "message",
    subject: sentence("Your application for {job} at {organization}"),
    text: sentence(
      "Dear {candidate},\n\nWe would like to talk to you about {job}. Please choose a time that suits you:\n{calendar}\n\n{recruiter}\n{organization}",
    ),
  },
];

/** Fills in each placeholder with itself, so that `say` keeps them in every language. */
const blanks = Object.fromEntries(placeholders.map((name) => [name, `{${name}}`]));

/** The proposed templates, in the current language. */
export const proposedTemplates = (): LetterTemplate[] =>
  proposed.map(({ name, kind, subject, text }) => ({
    kind,
    name: say(name),
    subject: say(subject, blanks),
    text: say(text, blanks),
  }));

/** An organization's own templates, or the proposed ones when it has not chosen any. */
export const templatesOf = (stored: unknown): LetterTemplate[] =>
  stored === null ? proposedTemplates() : LetterTemplates.parse(stored);

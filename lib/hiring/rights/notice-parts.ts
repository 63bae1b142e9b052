import * as z from "zod";
import { inLanguage } from "@/lib/in-language";
import { say, sentence } from "@/lib/say";
import { locales, type Locale } from "@/messages/locales";
import { type Jurisdiction, minimumParts } from "./jurisdictions";

const OwnText = z.string().trim().max(4_000, sentence("A text has at most 4,000 characters."));
const InOneLanguage = z.object({
  introduction: OwnText.describe("Before everything else."),
  data: OwnText.describe("More about the data and where they come from."),
});

/** What an organization writes itself; the texts may be empty. */
export const OwnTexts = z.object({
  contact: z.email(sentence("This is not an e-mail address.")).max(254),
  audit: z
    .url({ protocol: /^https$/, error: sentence("An address begins with https://.") })
    .max(500)
    .nullable()
    .describe("Where the summary of the bias audit is published."),
  texts: z.record(z.enum(locales), InOneLanguage),
});
export type OwnTexts = z.output<typeof OwnTexts>;

export const NoticeParts = z.array(z.object({ title: z.string(), paragraphs: z.array(z.string()) }));
export type NoticeParts = z.output<typeof NoticeParts>;

/** A whole notice in each language, as it is stored and shown. */
export const ShownNotice = z.record(z.enum(locales), NoticeParts);
export type ShownNotice = z.output<typeof ShownNotice>;

type Facts = {
  organization: string;
  jurisdictions: readonly Jurisdiction[];
  own: OwnTexts;
  /** Null keeps candidates until somebody erases them. */
  retentionMonths: number | null;
};

/** The notice in every language of the pages. */
export async function noticeOf(facts: Facts): Promise<ShownNotice> {
  const each = await Promise.all(
    locales.map(async (locale) => [locale, await inLanguage(locale, async () => parts(facts, locale))]),
  );
  return Object.fromEntries(each) as ShownNotice;
}

function parts({ organization, jurisdictions, own, retentionMonths }: Facts, locale: Locale): NoticeParts {
  const { introduction, data } = own.texts[locale];
  const part = (title: string, ...paragraphs: (string | null)[]) => ({
    title,
    paragraphs: paragraphs.filter((each) => !!each) as string[],
  });
  return [
    part(
      say("What is used"),
      introduction,
      say(
        "{organization} uses Shortlist, a tool that reads applications and compares them with the criteria of a job. For each criterion it says whether the documents show it, quotes them, and adds this up to a score from 0 to 100.",
        { organization },
      ),
      say("The score is advice. People read the application and decide: the tool rejects nobody."),
      say(
        "It judges by fixed rules, or with a language model where the organization has chosen one. Names, addresses and other signs of who somebody is are masked before.",
      ),
    ),
    part(
      say("Which data, and where they come from"),
      say(
        "Your CV, your answers to the questions of the application, and what the applicant tracking system of {organization} passes on, such as your name, how to reach you, and the stage of your application.",
        { organization },
      ),
      say(
        "No pictures or recordings are assessed, nothing is taken from social networks, and there is no test.",
      ),
      data,
    ),
    part(
      say("What for"),
      say(
        "To compare the applications for the job you applied for with its criteria, which are on the job’s own page; and to find you for other jobs of {organization}, unless you object.",
        { organization },
      ),
    ),
    part(
      say("How long it is kept"),
      retentionMonths === null
        ? say("Until {organization} erases it, for example because you ask for it.", { organization })
        : say("It is erased after {months} months without activity, or earlier if you ask for it.", {
            months: retentionMonths,
          }),
      say("What a law makes an organization keep longer is kept for as long as that law says."),
    ),
    part(
      say("What you can ask for"),
      say(
        "A review by people alone: the tool then does not evaluate your application, and you have no disadvantage from it.",
      ),
      say(
        "On your own page: after a decision, why it was made, what part the tool had, and what another fact would have changed; all that is held about you, to read and to download; a correction; that a person looks at a decision again, within 30 days; and that everything is erased.",
      ),
    ),
    part(
      say("Who to ask"),
      own.contact,
      own.audit && say("The summary of the latest bias audit: {audit}", { audit: own.audit }),
    ),
    ...jurisdictions.map((each) => {
      const { title, paragraphs } = minimumParts[each];
      return part(say(title), ...paragraphs.map((text) => say(text, { organization })));
    }),
  ];
}

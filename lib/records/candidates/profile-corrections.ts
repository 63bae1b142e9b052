import * as z from "zod";
import { Profile, Role, Study } from "@/lib/reading/profile/profile";
import { sentence } from "@/lib/say";
import { Line } from "@/lib/visible-line";

const most = 200;
const Name = Line(most, sentence("A text is too long: 200 characters at most."));
const Required = Name.min(1, sentence("A name is missing. Fill it in, or remove the entry."));
const Optional = Name.transform((text) => text || null).nullable();
const When = z
  .string()
  .trim()
  .transform((text) => text || null)
  .nullable()
  .refine(
    (text) => text === null || /^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?$/.test(text),
    sentence("That is not a month. Write 2021-03, or 2021 for a year."),
  );

/** What a person may say about an entry of each list; `entry`: the one it corrects, by its place in the list shown. */
const entries = {
  roles: z.object({ title: Required, organization: Optional, from: When, to: When, current: z.boolean() }),
  education: z.object({
    title: Name,
    institution: Optional,
    level: Study.shape.level,
    from: When,
    to: When,
  }),
  skills: z.object({ name: Required }),
  languages: z.object({ name: Required, level: Optional }),
  certificates: z.object({ name: Required }),
};
export const correctableLists = ["roles", "education", "skills", "languages", "certificates"] as const;
export type CorrectableList = (typeof correctableLists)[number];

const listOf = <Entry extends z.ZodRawShape>(entry: z.ZodObject<Entry>) =>
  z
    .array(entry.extend({ entry: z.int().nonnegative().nullable() }))
    .max(most)
    .nullable();

/** A corrected list; null takes the correction back. */
export const ListCorrection = z.discriminatedUnion("list", [
  z.object({ list: z.literal("roles"), entries: listOf(entries.roles) }),
  z.object({ list: z.literal("education"), entries: listOf(entries.education) }),
  z.object({ list: z.literal("skills"), entries: listOf(entries.skills) }),
  z.object({ list: z.literal("languages"), entries: listOf(entries.languages) }),
  z.object({ list: z.literal("certificates"), entries: listOf(entries.certificates) }),
]);
export type ListCorrection = z.output<typeof ListCorrection>;

const made = <Entry extends z.ZodRawShape>(entry: z.ZodObject<Entry>) =>
  z
    .object({
      /** `span`: the place of the entry that was corrected; null where the reader had none. */
      entries: z.array(entry.extend({ span: Role.shape.span.nullable() })),
      by: z.uuid(),
      at: z.string(),
    })
    .optional();

/** A document's profile as it was read, and the lists that members corrected; who did it last, and when (ISO 8601). */
export const ProfileCorrections = z.object({
  read: Profile,
  lists: z.object({
    roles: made(entries.roles),
    education: made(entries.education),
    skills: made(entries.skills),
    languages: made(entries.languages),
    certificates: made(entries.certificates),
  }),
});
export type ProfileCorrections = z.output<typeof ProfileCorrections>;
type Lists = ProfileCorrections["lists"];
export type StatedEntry<List extends CorrectableList> = NonNullable<Lists[List]>["entries"][number];

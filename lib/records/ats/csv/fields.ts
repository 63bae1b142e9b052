import * as z from "zod";
import { applicationStateOf, jobStateOf } from "./words";
import { say } from "@/lib/say";
import { categoryOf, kinds as selfReported, type Kind } from "@/lib/records/self-reports/categories";
import { Line } from "@/lib/visible-line";

export const importKinds = ["jobs", "candidates", "applications", "employees"] as const;
export type ImportKind = (typeof importKinds)[number];

const tooLong = (most: number) => ({
  error: () => say("is longer than {most, number} characters", { most }),
});
const missing = { error: () => say("is missing") };
const needed = (most: number) => Line(most, tooLong(most)).min(1, missing);
const optional = (most: number) => Line(most, tooLong(most)).transform((value) => value || null);
const identifier = (most: number) => z.string().max(most, tooLong(most)).min(1, missing);
const id = identifier(100);
const Address = z.email({ pattern: z.regexes.unicodeEmail }).max(320);

/** The first address of a cell: exports write several, names beside them, or links. */
export function firstAddress(text: string): string | null {
  const words = text
    .slice(0, 2_000)
    .replace(/mailto:/gi, " ")
    .split(/[\s,;<>()[\]"'|/?]+/);
  return words.find((word) => Address.safeParse(word).success) ?? null;
}

const email = z.string().transform((text, ctx) => {
  const address = firstAddress(text);
  if (text !== "" && !address) ctx.addIssue({ code: "custom", message: say("is not an e-mail address") });
  return address;
});

/** A state by a word for it; `otherwise` for an empty cell, a problem for an unknown word. */
const stated = <T extends string>(stateOf: (word: string) => T | undefined, otherwise: T) =>
  z.string().transform((word, ctx) => {
    const state = word === "" ? otherwise : stateOf(word);
    if (state === undefined)
      ctx.addIssue({
        code: "custom",
        message: say("is no known state; without one it is {otherwise}", { otherwise }),
      });
    return state ?? otherwise;
  });

/** A date or time in ISO form, in UTC when it has no zone; other formats are converted before (days.ts). */
const day = z.string().transform((written, ctx) => {
  if (written === "") return null;
  const iso = written.replace(" ", "T");
  const parsed = z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })]).safeParse(iso);
  if (!parsed.success) {
    ctx.addIssue({
      code: "custom",
      message: say("is not a date like 2026-03-31, 31.03.2026 or 31 March 2026"),
    });
    return null;
  }
  const zoned = /^\d{4}-\d{2}-\d{2}$|Z$|[+-]\d{2}:?\d{2}$/.test(iso);
  return new Date(zoned ? iso : `${iso}Z`).toISOString();
});

/** What a person said about themselves; null when they declined. Absent when no column is mapped. */
const self = (kind: Kind) =>
  z
    .string()
    .transform((cell, ctx) => {
      const category = categoryOf(kind, cell);
      if (category === undefined)
        ctx.addIssue({ code: "custom", message: say("is no category of the EEO-1 report") });
      return category ?? null;
    })
    .optional();

const ofApplication = {
  stage: optional(200),
  state: stated(applicationStateOf, "active"),
  appliedAt: day,
};

/** Whether a cell is empty or has words, and not the name or the address of a file. */
const isText = (cell: string) => cell === "" || /\s\S+\s/.test(cell);

/** The fields of a row of each kind. Cells are trimmed, and empty when there is no value. */
export const rowSchemas = {
  jobs: z.object({
    id,
    title: needed(160),
    description: z.string().max(60_000, tooLong(60_000)),
    department: optional(120),
    location: optional(160),
    status: stated(jobStateOf, "open"),
  }),
  candidates: z.object({
    id,
    fullName: needed(200),
    email,
    phone: optional(60),
    headline: optional(300),
    location: optional(160),
    /** With a job, a row is an application too. */
    jobId: z.string().max(100, tooLong(100)),
    ...ofApplication,
    cvText: z
      .string()
      .max(60_000, tooLong(60_000))
      .refine(isText, { error: () => say("is not the text of a CV") }),
    sex: self("sex"),
    raceEthnicity: self("raceEthnicity"),
  }),
  applications: z.object({ id: identifier(201), jobId: id, candidateId: id, ...ofApplication }),
  employees: z.object({
    id,
    fullName: needed(200),
    email,
    phone: optional(60),
    title: optional(200),
    team: optional(200),
    /** Absent when no column is mapped: the stored consent then stays. */
    consentedAt: day.optional(),
  }),
};

type NameParts<K extends ImportKind> = K extends "candidates" | "employees"
  ? "firstName" | "lastName"
  : never;
/** What a column can be mapped to: the row's own fields, and the parts of a name. */
export type Field<K extends ImportKind = ImportKind> = K extends ImportKind
  ? (keyof (typeof rowSchemas)[K]["shape"] & string) | NameParts<K>
  : never;

/** Fields in which "None" may be meant: names, texts, and what a state is called. */
export const writtenFields: readonly string[] = ["fullName", "firstName", "lastName", "title", "description"];

/** Fields whose stored value stays when no column is mapped to them. */
export const isKeptField = (field: string) => field === "consentedAt" || isUnshownField(field);

/** Whether no page, list of problems or dry run shows a field's cells: what people said about themselves. */
export const isUnshownField = (field: string) =>
  field.startsWith("own:") || selfReported.some((kind) => kind === field);

/** Fields whose cells are dates. */
export const dayFields: readonly string[] = ["appliedAt", "consentedAt"];

/** The fields of each kind, in the order a mapping is shown. */
export const fieldsOf: { [K in ImportKind]: readonly Field<K>[] } = {
  jobs: ["id", "title", "description", "department", "location", "status"],
  candidates: [
    "id",
    "fullName",
    "firstName",
    "lastName",
    "email",
    "phone",
    "headline",
    "location",
    "jobId",
    "stage",
    "state",
    "appliedAt",
    "cvText",
    "sex",
    "raceEthnicity",
  ],
  applications: ["id", "jobId", "candidateId", "stage", "state", "appliedAt"],
  employees: ["id", "fullName", "firstName", "lastName", "email", "phone", "title", "team", "consentedAt"],
};

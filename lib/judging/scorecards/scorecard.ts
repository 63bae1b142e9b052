import { sentence } from "@/lib/say";
import * as z from "zod";
import { Line } from "@/lib/visible-line";

export const dimensions = ["hard_skills", "soft_skills", "culture_fit", "team_fit"] as const;
export type Dimension = (typeof dimensions)[number];

/** A skill and the other spellings that count as the same skill ("Kubernetes": "k8s"). */
const Skill = z.object({
  name: Line(80).min(1),
  aliases: z.array(Line(80).min(1)).max(20).default([]),
});

/** One thing a role asks for, and how much it counts. */
export const Criterion = z.object({
  id: z.uuid().describe("Stable across drafts and versions of one job's scorecard."),
  dimension: z.enum(dimensions),
  name: Line(160).min(2),
  description: z.string().trim().max(600).default("").describe("What would count as evidence."),
  weight: z.int().min(0).max(100).describe("Relative to the others; 0 leaves it out."),
  importance: z.enum(["must", "nice"]),
  knockOut: z
    .boolean()
    .default(false)
    .describe("If contradicted or not evidenced, the application is marked."),
  minimumYears: z.number().min(0).max(50).nullable().default(null),
  skills: z.array(Skill).max(30).default([]),
});
export type Criterion = z.infer<typeof Criterion>;

/** All names and other spellings of a criterion's skills. */
export const skillWords = ({ skills }: Pick<Criterion, "skills">) =>
  skills.flatMap(({ name, aliases }) => [name, ...aliases]);

const Thresholds = z
  .object({
    shortlistFrom: z.int().min(0).max(100).default(70),
    declineBelow: z.int().min(0).max(100).default(35),
  })
  .refine((t) => t.declineBelow <= t.shortlistFrom, sentence("declineBelow must not exceed shortlistFrom."));

/** The thresholds of every draft, whoever wrote it: docs/scoring.md. */
export const draftThresholds = { shortlistFrom: 70, declineBelow: 5 };

export const ScorecardFlags = z.object({
  rediscovery: z.boolean().default(false).describe("Search the talent pool when the scorecard is published."),
  blindReview: z.boolean().default(false).describe("Show pseudonyms instead of names until a decision."),
});

/** A job's scorecard: criteria, weights, skills, thresholds and flags. */
export const ScorecardContent = z.object({
  criteria: z.array(Criterion).min(1).max(60),
  thresholds: Thresholds.default({ shortlistFrom: 70, declineBelow: 35 }),
  flags: ScorecardFlags.default({ rediscovery: false, blindReview: false }),
});
export type ScorecardContent = z.infer<typeof ScorecardContent>;

import type * as z from "zod";
import type { getCandidate } from "@/lib/candidates/get-candidate";
import type { getCandidateData } from "@/lib/candidates/get-candidate-data";

/** A candidate as their page gets them. */
export type ShownCandidate = z.output<typeof getCandidate.output>;
export type ShownProfile = NonNullable<ShownCandidate["profile"]>;
export type Employee = NonNullable<ShownCandidate["employee"]>;
export type Correction = ShownCandidate["corrections"][number];
export type Span = ShownProfile["skills"][number]["span"];

/** What was applied for, and what came of it. */
export type CandidateData = z.output<typeof getCandidateData.output>;
export type CandidateApplication = CandidateData["applications"][number];

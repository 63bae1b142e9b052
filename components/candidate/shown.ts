import type * as z from "zod";
import type { getCandidate } from "@/lib/candidates/get-candidate";
import type { getCandidateData } from "@/lib/candidates/get-candidate-data";

/** A candidate as their page receives them. */
export type ShownCandidate = z.output<typeof getCandidate.output>;
export type ShownProfile = NonNullable<ShownCandidate["profile"]>;
export type Employee = NonNullable<ShownCandidate["employee"]>;
export type Correction = ShownCandidate["corrections"][number];
export type Span = ShownProfile["skills"][number]["span"];

/** A candidate's applications and their outcomes. */
export type CandidateData = z.output<typeof getCandidateData.output>;
export type CandidateApplication = CandidateData["applications"][number];

import type * as z from "zod";
import type { correctProfile } from "@/lib/records/candidates/correct-profile";
import type { getCandidate } from "@/lib/records/candidates/get-candidate";
import type { getCandidateData } from "@/lib/records/candidates/get-candidate-data";

/** A candidate as their page receives them. */
export type ShownCandidate = z.output<typeof getCandidate.output>;
export type ShownProfile = NonNullable<ShownCandidate["profile"]>;
export type Employee = NonNullable<ShownCandidate["employee"]>;
export type Correction = ShownCandidate["corrections"][number];
/** A list of the profile that people can correct, and a correction of one. */
export type ProfileList = ShownProfile["corrections"][number]["list"];
export type ListCorrectionInput = z.input<typeof correctProfile.input>["correction"];
export type Span = ShownProfile["skills"][number]["span"];

/** A candidate's applications and their outcomes. */
export type CandidateData = z.output<typeof getCandidateData.output>;
export type CandidateApplication = CandidateData["applications"][number];

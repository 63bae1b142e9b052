import { sentence } from "@/lib/say";

/** What an application shows while people alone look at it, because the candidate asked for that. */
export const forPeopleAlone = {
  scoreStatus: "human_review",
  scoreReason: sentence(
    "The candidate asked for a review by people alone: no tool evaluates this application.",
  ),
  scoreReasonSaid: null,
} as const;

import { candidateCard } from "../apps/candidate-card";
import { candidateCvResource } from "./candidate-cv";
import { evaluationResource } from "./evaluation";
import { jobResource } from "./job";
import type { Resource } from "./resource";

/** What agents can read by address, in the order it is listed. */
export const allResources: readonly Resource[] = [
  candidateCard,
  jobResource,
  candidateCvResource,
  evaluationResource,
];

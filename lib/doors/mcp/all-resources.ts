import { candidateCard } from "./apps/candidate-card";
import { candidateCvResource } from "./resources/candidate-cv";
import { evaluationResource } from "./resources/evaluation";
import { jobResource } from "./resources/job";
import type { Resource } from "./resources/resource";

/** The resources that agents can read by address, in the order they are listed. */
export const allResources: readonly Resource[] = [
  candidateCard,
  jobResource,
  candidateCvResource,
  evaluationResource,
];

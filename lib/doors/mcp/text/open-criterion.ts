/** The name of an open criterion, marked when it is contradicted rather than not evidenced. */
export const openCriterion = ({ criterion, verdict }: { criterion: string; verdict: string }) =>
  verdict === "contradicted" ? `${criterion} (contradicted)` : criterion;

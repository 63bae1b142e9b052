/** A criterion that is not evidenced, or, said then, contradicted. */
export const openCriterion = ({ criterion, verdict }: { criterion: string; verdict: string }) =>
  verdict === "contradicted" ? `${criterion} (contradicted)` : criterion;

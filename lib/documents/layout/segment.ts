/** Characters drawn one after the other on one baseline with no gap a column could stand in. */
export type Segment = {
  text: string;
  left: number;
  right: number;
  /** The baseline, from the page's top. */
  baseline: number;
  size: number;
  /** Turned text (a label along the margin) is never merged with other segments. */
  turned: boolean;
};

/** Something that no source of a vendor's says. It is shown to administrators as not confirmed, and listed in docs/ats.md. */
export type Assumption<T = unknown> = {
  value: T;
  /** What is taken to be so, in a sentence for an administrator. */
  says: string;
  /** How to find out on a sandbox. */
  tryFirst: string;
};

export const assumption = <const T>(stated: Assumption<T>): Assumption<T> => stated;

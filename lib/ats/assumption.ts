/** Something no vendor source documents. Shown to administrators as not confirmed, and listed in docs/ats.md. */
export type Assumption<T = unknown> = {
  value: T;
  /** The assumption as a sentence for an administrator. */
  says: string;
  /** How to verify it on a sandbox account. */
  tryFirst: string;
};

export const assumption = <const T>(stated: Assumption<T>): Assumption<T> => stated;

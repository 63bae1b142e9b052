/** The fields whose values differ: a form sends only these, so that it does not undo a colleague's change of others. */
export const changesOf = <T extends object>(before: T, after: T) =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof T]),
    ),
  ) as Partial<T>;

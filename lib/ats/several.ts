/** Calls of one page that are under way together; Lever allows bursts of 20, Workable 10 in 10 seconds. */
const atOnce = 4;

/** Asks about each of some records, a few at once. The answers come in the records' order; one that fails ends it. */
export async function several<T, R>(records: readonly T[], ask: (record: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  const left = eachOf(records);
  async function work() {
    for (const [i, record] of left) answers[i] = await ask(record);
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return answers;
}

/** Shared by those who work: when one of them throws, it ends for all. */
function* eachOf<T>(records: readonly T[]) {
  yield* records.entries();
}

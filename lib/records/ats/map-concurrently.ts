/** Concurrent calls for one page; Lever allows bursts of 20, Workable 10 in 10 seconds. */
const concurrency = 4;

/** Calls `ask` for each record, a few at a time. Answers are in the records' order; one failure rejects all. */
export async function mapConcurrently<T, R>(
  records: readonly T[],
  ask: (record: T) => Promise<R>,
): Promise<R[]> {
  const answers: R[] = [];
  const entries = eachOf(records);
  async function worker() {
    for (const [i, record] of entries) answers[i] = await ask(record);
  }
  await Promise.all(Array.from({ length: concurrency }, worker));
  return answers;
}

/** Shared by all workers: when one throws, for-of closes the generator, and the others stop. */
function* eachOf<T>(records: readonly T[]) {
  yield* records.entries();
}

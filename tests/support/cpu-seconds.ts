/** Seconds of CPU time that `work` takes: other load on the machine does not count, unlike in elapsed time. */
export async function cpuSeconds(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

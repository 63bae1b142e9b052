/** What a view keeps of an address: not the page one was on, nor whom one looked at. */
const parameters = ["view", "sort", "q", "score", "criterion", "stage", "location", "source", "flagged"];

/** The filters and the order in an address, each once and in one order, so that the same view reads the same. */
export function viewQuery(search: string): string {
  const params = new URLSearchParams(search);
  const query = new URLSearchParams();
  for (const name of parameters) {
    const value = params.get(name);
    if (value) query.set(name, value.slice(0, 200));
  }
  return query.toString();
}

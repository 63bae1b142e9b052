/** The URL parameters that a view saves: neither the page nor the selected candidate. */
const parameters = ["view", "sort", "q", "score", "criterion", "stage", "location", "source", "flagged"];

/** The filters and the sort order in a URL, each once and in a fixed order, so that equal views have equal text. */
export function viewQuery(search: string): string {
  const params = new URLSearchParams(search);
  const query = new URLSearchParams();
  for (const name of parameters) {
    const value = params.get(name);
    if (value) query.set(name, value.slice(0, 200));
  }
  return query.toString();
}

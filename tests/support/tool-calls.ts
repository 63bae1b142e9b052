/** A request as it goes out. */
export type Sent = { url: string; method: "POST"; headers: Record<string, string>; body: string };

/** An agent's calls of tools, one HTTP request each, without a client's session. */
export function toolCalls(url: string, accessToken: string) {
  const request = (name: string, args: object): Sent => ({
    url: `${url}/api/mcp`,
    method: "POST",
    headers: {
      authorization: `Bearer ${accessToken}`,
      "mcp-protocol-version": "2025-11-25",
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } }),
  });

  /** What the tool answers. @throws when it refuses, or nothing comes back */
  async function call(name: string, args: object): Promise<Record<string, string>> {
    const { url, ...init } = request(name, args);
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) });
    const { result } = (await answer.json()) as {
      result: { structuredContent: Record<string, string>; isError?: boolean };
    };
    if (result.isError) throw new Error(`${name}: ${JSON.stringify(result)}`);
    return result.structuredContent;
  }

  /** Asks, and confirms. */
  async function publish(jobId: string, content: object) {
    const { confirmationToken } = await call("saveScorecard", { jobId, content });
    await call("saveScorecard", { jobId, content, confirmationToken });
  }

  /** A job with a published scorecard; its id. */
  async function openJob(title: string, content: object) {
    const { jobId = "" } = await call("createJob", {
      title,
      // With nothing left to read from the text, no model is asked.
      department: "Engineering",
      location: "Lisbon",
      employmentType: "full_time",
      description: "We look for a backend engineer with PostgreSQL in production. You mentor juniors.",
    });
    await publish(jobId, content);
    return jobId;
  }

  return { request, call, publish, openJob };
}

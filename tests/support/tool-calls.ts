/** An HTTP request to send. */
export type Sent = { url: string; method: "POST"; headers: Record<string, string>; body: string };

/** An agent's tool calls: one HTTP request each, without an MCP session. */
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

  /** Returns the whole response, also to a refused call. */
  function send(name: string, args: object = {}): Promise<Response> {
    const { url, ...init } = request(name, args);
    return fetch(url, { ...init, signal: AbortSignal.timeout(30_000) });
  }

  /** Returns the tool's structured content. @throws when the tool returns an error, or on no answer in 30 s */
  async function call<T = Record<string, string>>(name: string, args: object): Promise<T> {
    const { result } = (await (await send(name, args)).json()) as {
      result: { structuredContent: T; isError?: boolean };
    };
    if (result.isError) throw new Error(`${name}: ${JSON.stringify(result)}`);
    return result.structuredContent;
  }

  /** Requests the preview of a scorecard, and confirms it. */
  async function publish(jobId: string, content: object) {
    const { confirmationToken } = await call("saveScorecard", { jobId, content });
    await call("saveScorecard", { jobId, content, confirmationToken });
  }

  /** Creates a job with a published scorecard and returns its id. */
  async function openJob(title: string, content: object) {
    const { jobId = "" } = await call("createJob", {
      title,
      // With all fields given there is nothing to extract from the text, so no model is called.
      department: "Engineering",
      location: "Lisbon",
      employmentType: "full_time",
      description: "We look for a backend engineer with PostgreSQL in production. You mentor juniors.",
    });
    await publish(jobId, content);
    return jobId;
  }

  return { request, send, call, publish, openJob };
}

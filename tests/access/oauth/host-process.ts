import { once } from "node:events";
import http from "node:http";

/** A token request to one of the service's instances. */
export type TokenRequest = {
  url: string;
  headers: Record<string, string>;
  form: Record<string, string>;
  /** Closes the connection before the response is read. */
  loses?: boolean;
};

const noAnswer = { status: 0, json: {} };

// One of a host's processes, with its own HTTP client: sends the requests its parent tells it to, and reports back.
process.on("message", (requests: TokenRequest[]) => {
  void Promise.all(requests.map((request) => send(request).catch(() => noAnswer))).then((answers) =>
    process.send?.(answers),
  );
});

async function send({ url, headers, form, loses }: TokenRequest) {
  const request = http.request(`${url}/api/auth/mcp/token`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    agent: false,
  });
  request.end(new URLSearchParams(form).toString());
  const [response] = (await once(request, "response")) as [http.IncomingMessage];
  if (loses) {
    request.destroy();
    return noAnswer;
  }
  let text = "";
  for await (const chunk of response) text += String(chunk);
  return { status: response.statusCode, json: JSON.parse(text) as Record<string, unknown> };
}

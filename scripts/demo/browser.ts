import { check } from "./check.ts";

type Form = { action: string; fields: URLSearchParams; body: string };

/**
 * The recruiter's browser, as far as forms and redirects go: keeps cookies, follows redirects on the service's own
 * origin, and hands back the first address that leaves it.
 */
export class Browser {
  readonly #cookies = new Map<string, string>();
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async open(address: string): Promise<{ url: string; html: string }> {
    return this.#follow(address, await this.#send(address, { method: "GET" }));
  }

  /** Presses a button of the page's form by its text, after filling in fields by their labels. */
  async press(page: { url: string; html: string }, button: string, filled: Record<string, string> = {}) {
    const form = formOf(page.html);
    for (const [label, value] of Object.entries(filled)) form.fields.set(nameOf(form.body, label), value);
    const pressed = new RegExp(`<button\\b([^>]*)>${button}</button>`).exec(form.body)?.[1];
    check(pressed !== undefined, `finding the button ${button}`);
    const name = attribute(pressed, "name");
    if (name) form.fields.set(name, attribute(pressed, "value"));
    const address = new URL(form.action, page.url).href;
    const response = await this.#send(address, {
      method: "POST",
      body: form.fields,
      headers: { origin: this.#origin, referer: page.url },
    });
    return this.#follow(address, response);
  }

  async #send(address: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("accept", "text/html");
    headers.set("cookie", [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await fetch(address, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  async #follow(from: string, first: Response): Promise<{ url: string; html: string }> {
    let url = from;
    let response = first;
    for (let hops = 0; hops < 10; hops++) {
      const location = response.headers.get("location");
      if (!location) {
        check(response.ok, `opening ${new URL(url).pathname} (HTTP ${response.status})`);
        return { url, html: await response.text() };
      }
      url = new URL(location, url).href;
      if (new URL(url).origin !== this.#origin) return { url, html: "" };
      response = await this.#send(url, { method: "GET" });
    }
    throw new Error("Too many redirects.");
  }
}

/** The page's form with its hidden fields and ticked boxes, as a browser would send it. */
function formOf(html: string): Form {
  const form = /<form\b([^>]*)method="post"([^>]*)>([\s\S]*?)<\/form>/i.exec(html);
  check(form, "finding the form on the page");
  const [, before = "", after = "", body = ""] = form;
  const fields = new URLSearchParams();
  for (const [input] of body.matchAll(/<input\b[^>]*>/gi)) {
    const name = attribute(input, "name");
    const type = attribute(input, "type");
    if (!name || (/checkbox|radio/.test(type) && !/\bchecked\b/.test(input))) continue;
    fields.append(name, attribute(input, "value"));
  }
  return { action: attribute(before + after, "action"), fields, body };
}

/** The name of the field that a label is for. */
function nameOf(body: string, label: string): string {
  const [, id] = new RegExp(`<label\\b[^>]*\\bfor="([^"]*)"[^>]*>${label}<`).exec(body) ?? [];
  const field = [...body.matchAll(/<input\b[^>]*>/g)].find(([tag]) => attribute(tag, "id") === id);
  check(id && field, `finding the field ${label}`);
  return attribute(field[0], "name");
}

const attribute = (tag: string, name: string) =>
  (new RegExp(`\\b${name}="([^"]*)"`, "i").exec(tag)?.[1] ?? "")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

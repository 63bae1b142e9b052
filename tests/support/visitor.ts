import { randomInt } from "node:crypto";

/** A random IP address, so that a test does not hit another's rate limits. */
export const randomAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** fetch with a new IP address each time. */
export const fetchFromSomewhere = (input: string | URL | Request, init: RequestInit = {}) => {
  const headers = new Headers(init.headers);
  headers.set("x-forwarded-for", randomAddress());
  return fetch(input, { ...init, headers });
};

export type Answer = {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON, `{}` when it is not JSON. */
  json: Record<string, unknown>;
  location: string | null;
};

/** A browser without JavaScript: it stores cookies, follows no redirects and posts plain forms. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  constructor(
    readonly url: string,
    /** Its IP address. Without one, each request has a new address, so that it hits no rate limit. */
    readonly address?: string,
  ) {}

  get(target: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.request(target, { headers: { accept: "text/html", ...headers } });
  }

  /** Posts a form as a page of the app itself would. */
  post(
    target: string,
    form: Iterable<[string, string]> | Record<string, string>,
    headers: Record<string, string> = {},
  ) {
    const body = new URLSearchParams(Symbol.iterator in form ? [...form] : form);
    return this.request(target, { method: "POST", body, headers: { origin: this.url, ...headers } });
  }

  async request(target: string, init: RequestInit & { headers?: Record<string, string> }): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(new URL(target, this.url), {
      redirect: "manual",
      ...init,
      headers: {
        "x-forwarded-for": this.address ?? randomAddress(),
        ...(cookie ? { cookie } : {}),
        ...init.headers,
      },
    });
    for (const setCookie of response.headers.getSetCookie()) this.keep(setCookie);
    return readAnswer(response);
  }

  private keep(setCookie: string) {
    const pair = setCookie.split(";")[0] ?? "";
    const name = pair.slice(0, pair.indexOf("="));
    const value = pair.slice(pair.indexOf("=") + 1);
    if (value === "" || /max-age=0\b/i.test(setCookie)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  signIn(email: string, password: string, more: Record<string, string> = {}) {
    return this.post("/sign-in/submit", { email, password, ...more });
  }

  async isSignedIn(): Promise<boolean> {
    return (await this.get("/sign-in")).location === "/";
  }

  signUp(account: { organization: string; name: string; email: string; password: string; request?: string }) {
    return this.post("/sign-up/submit", { ...account });
  }
}

async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  let json: Record<string, unknown> = {};
  try {
    json = JSON.parse(text) as Record<string, unknown>;
  } catch {
    // HTML, or an empty body.
  }
  return {
    status: response.status,
    headers: response.headers,
    text,
    json,
    location: response.headers.get("location"),
  };
}

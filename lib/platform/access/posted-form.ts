import { isType, readText } from "./oauth/body";
import { plainPage } from "./load/plain-page";
import { OauthProblem, asProblem, invalidRequest } from "./oauth/problem";
import { isSameOrigin } from "./origins";
import { receiving } from "./read-body";
import { readUpTo } from "@/lib/read-up-to";
import { localeFrom } from "@/messages/locale-from";
import { inLanguage } from "@/lib/in-language";
import { say, sentence, spokenLocale } from "@/lib/say";

/**
 * The fields of a plain HTML form that one of our own pages posted. Throws OauthProblem for a form from elsewhere
 * (403), of another type (400), or over `most` bytes (413).
 */
export async function postedForm(request: Request, most = 64 * 1024): Promise<URLSearchParams> {
  checkOrigin(request);
  if (!isType(request, "application/x-www-form-urlencoded"))
    throw invalidRequest(sentence("Content-Type must be application/x-www-form-urlencoded."));
  const form = new URLSearchParams(await readText(request, "invalid_request", most));
  checkFields(form);
  return form;
}

/** The fields of a form with files, under /api because pages take none; null over `most` bytes. Throws likewise. */
export async function postedFiles(request: Request, most: number): Promise<FormData | null> {
  checkOrigin(request);
  return readForm(request, most);
}

/** The same of what a person shares from another app: the browser sends that itself, which no page can pretend. */
export async function sharedFiles(request: Request, most: number): Promise<FormData | null> {
  if (request.headers.get("sec-fetch-site") !== "none") checkOrigin(request);
  return readForm(request, most);
}

async function readForm(request: Request, most: number): Promise<FormData | null> {
  const type = request.headers.get("content-type") ?? "";
  if (Number(request.headers.get("content-length") ?? 0) > most) return null;
  const { body } = request;
  const bytes = body && (await receiving(() => readUpTo(body, most)));
  if (!bytes) return null;
  const form = await new Response(bytes, { headers: { "content-type": type } })
    .formData()
    .catch(() => Promise.reject(invalidRequest(sentence("A field is malformed."))));
  checkFields(form);
  return form;
}

function checkOrigin(request: Request) {
  if (!isSameOrigin(request))
    throw new OauthProblem(403, "forbidden", sentence("This form has to be sent from its own page."));
}

function checkFields(form: URLSearchParams | FormData) {
  for (const value of form.values())
    if (typeof value === "string" && value.includes("\0"))
      throw invalidRequest(sentence("A field is malformed."));
}

/** Runs the endpoint of a form. What it throws is answered with a page, because a person reads it. */
export const answeringForm = (request: Request, work: () => Promise<Response>): Promise<Response> =>
  inLanguage(localeFrom(request.headers), async () => {
    try {
      return await work();
    } catch (error) {
      const { status, description, headers } = asProblem(error);
      const page = plainPage(
        spokenLocale(),
        say("This could not be done"),
        `${say(description)} ${say("Go back, and try again.")}`,
        headers,
      );
      return new Response(page.body, { status, headers: page.headers });
    }
  });

/** Redirects after a form: 303, so that going back does not send it again. `location`: a path of ours, or a URL. */
export function seeOther(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location, "cache-control": "no-store" });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}

import type { Answer, Visitor } from "./visitor.ts";

export type ConsentChoice = {
  allow?: boolean;
  /** Optional scopes to leave ticked; defaults to all that the page offers. */
  ticked?: string[];
  /** Id or name, for a recruiter with several organizations. */
  organization?: string;
};

/** Submits the consent page as its form would. `location` is where the authorize endpoint redirected to. */
export async function answerConsent(
  recruiter: Visitor,
  location: string,
  choice: ConsentChoice = {},
): Promise<Answer> {
  const page = await recruiter.get(location);
  const fields: [string, string][] = [
    ["request", new URL(location, recruiter.url).search.slice(1)],
    ["decision", choice.allow === false ? "deny" : "allow"],
  ];
  const offered = [...page.text.matchAll(/<input[^>]*name="scope"[^>]*>/g)].map(([tag]) =>
    attribute(tag, "value"),
  );
  for (const scope of choice.ticked ?? offered) fields.push(["scope", scope]);
  const organization = organizationOn(page.text, choice.organization);
  if (organization) fields.push(["organization", organization]);
  return recruiter.post("/consent/answer", fields);
}

const attribute = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? "";

/** The page shows a single organization as text beside a hidden field, several as labelled radio buttons. */
function organizationOn(page: string, wanted: string | undefined): string | undefined {
  const options = [...page.matchAll(/(<input[^>]*name="organization"[^>]*>)(?:<[^>]*>)*([^<]*)/g)].map(
    ([, tag = "", label = ""]) => ({ id: attribute(tag, "value"), name: label.trim() }),
  );
  if (!wanted || (options.length === 1 && page.includes(`>${wanted}<`))) return options[0]?.id;
  return options.find(({ id, name }) => id === wanted || name === wanted)?.id;
}

import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { Host } from "../../scripts/demo/host.ts";
import { recruiter } from "../../scripts/demo/recruiter.ts";
import { Tools } from "../../scripts/demo/tools.ts";
import { Visitor } from "../support/visitor.ts";
import type { Mailbox } from "./mailbox.ts";

type Listing = { items: { applicationId: string; scoreStatus: string; overall: number | null }[] };

/** An organization that signed up through the pages, confirmed its address by mail, and allowed an agent. */
export async function signedUp(
  url: string,
  mailbox: Mailbox,
  host = new Host({ client_name: "Rehearsing agent" }),
): Promise<Tools> {
  const suffix = randomUUID().slice(0, 8);
  const credentials = { email: `ann-${suffix}@acme.example`, password: "correct horse battery" };
  const visitor = new Visitor(url);
  const account = { organization: `Acme ${suffix}`, name: "Ann Recruiter", ...credentials };
  expectStatus(303, await visitor.signUp(account));
  const link = await mailbox.linkTo(credentials.email, "verify-email");
  const token = link.searchParams.get("token") ?? "";
  expectStatus(303, await visitor.post("/verify-email/submit", { token }));
  return Tools.connect(`${url}/api/mcp`, host, recruiter(credentials, "Rehearsing agent"));
}

/** A job from a document, with a scorecard that was drafted, looked at and published. */
export async function openedJob(tools: Tools): Promise<string> {
  const document = inline("samples/jobs/senior-backend-engineer.docx");
  const { jobId } = await tools.call<{ jobId: string }>("createJob", { document });
  await tools.call("generateScorecard", { jobId });
  type Draft = { status: string; content: unknown };
  const draft = await tools.poll<Draft>("getGeneratedScorecard", { jobId }, (d) => d.status !== "generating");
  await tools.confirmed("saveScorecard", { jobId, content: draft.content }, () => {});
  return jobId;
}

export const inline = (file: string) => ({
  fileName: file.split("/").at(-1) ?? file,
  contentBase64: readFileSync(file).toString("base64"),
});

/** Puts a file to where createUpload says; returns its id, and whether the address was another server's than ours. */
export async function uploaded(tools: Tools, url: string, fileName: string, bytes: Uint8Array<ArrayBuffer>) {
  const place = await tools.call<{ uploadId: string; url: string }>("createUpload", { fileName });
  const response = await fetch(place.url, { method: "PUT", body: bytes });
  if (!response.ok) throw new Error(`${new URL(place.url).host} answered ${response.status} to a PUT.`);
  return { uploadId: place.uploadId, direct: !place.url.startsWith(url) };
}

/** Of these applications, how each was judged in the end. */
export async function scoresOf(
  tools: Tools,
  jobId: string,
  applications: string[],
): Promise<Map<string, string>> {
  const settled = ({ items }: Listing) =>
    items.length >= applications.length &&
    !items.some((i) => ["queued", "processing"].includes(i.scoreStatus));
  const { items } = await tools.poll<Listing>("listJobCandidates", { jobId, limit: 50 }, settled);
  return new Map(items.map(({ applicationId, scoreStatus }) => [applicationId, scoreStatus]));
}

function expectStatus(status: number, answer: { status: number; location: string | null; text: string }) {
  if (answer.status !== status || answer.location?.includes("problem="))
    throw new Error(`Answered ${answer.status} ${answer.location}: ${answer.text.slice(0, 300)}`);
}

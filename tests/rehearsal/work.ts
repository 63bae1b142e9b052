import { randomUUID } from "node:crypto";
import { Host } from "../../scripts/demo/host.ts";
import { recruiter } from "../../scripts/demo/recruiter.ts";
import { Tools } from "../../scripts/demo/tools.ts";
import { sample } from "../support/sent-file.ts";
import { Visitor } from "../support/visitor.ts";
import type { Mailbox } from "../support/mailbox.ts";

type Listing = { items: { applicationId: string; scoreStatus: string; overall: number | null }[] };

/** Signs up an organization through the pages, confirms its email address by mail, and authorizes an agent. */
export async function signUp(
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

/** Creates a job from a document, generates its scorecard draft and publishes it. Returns the job's id. */
export async function openJob(tools: Tools): Promise<string> {
  const document = sample("jobs/senior-backend-engineer.docx");
  const { jobId } = await tools.call<{ jobId: string }>("createJob", { document });
  await tools.call("generateScorecard", { jobId });
  type Draft = { status: string; content: unknown };
  const draft = await tools.poll<Draft>("getGeneratedScorecard", { jobId }, (d) => d.status !== "generating");
  await tools.confirmed("saveScorecard", { jobId, content: draft.content }, () => {});
  return jobId;
}

/** PUTs a file to the URL from createUpload. Returns its id, and whether that URL is on another server than ours. */
export async function upload(tools: Tools, url: string, fileName: string, bytes: Uint8Array<ArrayBuffer>) {
  const place = await tools.call<{ uploadId: string; url: string }>("createUpload", { fileName });
  const response = await fetch(place.url, { method: "PUT", body: bytes });
  if (!response.ok) throw new Error(`${new URL(place.url).host} answered ${response.status} to a PUT.`);
  return { uploadId: place.uploadId, direct: !place.url.startsWith(url) };
}

/** Waits until these applications are judged, and returns each one's score status. */
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

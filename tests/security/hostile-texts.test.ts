import { expect, test } from "vitest";
import { systemActor } from "@/lib/platform/access/system";
import { grantCredits } from "@/lib/platform/credits/grant-credits";
import { createJob } from "@/lib/records/jobs/create-job";
import { addNote } from "@/lib/hiring/notes/add-note";
import { beginImport } from "@/lib/records/ats/csv/begin-import";
import { startImport } from "@/lib/records/ats/csv/start-import";
import { generateScorecard } from "@/lib/judging/scorecards/generate-scorecard";
import { connected } from "../ats/connected";
import { docx, escaped, paragraph, run } from "../documents/hand-made-docx";
import { odt } from "../documents/hand-made-odt";
import { pdf, pdfString, text as drawn } from "../documents/hand-made-pdf";
import { SimWorld } from "../simulators/ats/world";
import { greenhouseKeys, greenhouseSimulator } from "../simulators/greenhouse/server";
import { authorizeAgent } from "../support/agent";
import { startApp } from "../support/app";
import { watchLateness } from "../support/lateness";
import { newRecruiter, PASSWORD } from "../support/recruiter";
import { sample, sentFile } from "../support/sent-file";
import { sharedAppWithEngine } from "../support/shared";
import { thorough } from "../support/thorough";
import { configuredJob, exampleContent, ownerActor, ownerDb } from "../support/world";

/** Repeated pieces on which rules for addresses, names, dates, lists, numbers and sentences have to try again and again. */
const allPieces = [
  ...[
    "Aa-",
    "AA-",
    "A-",
    "D-",
    "Java-",
    "Software-",
    "Dipl.-",
    "Aa–",
    "a",
    "A",
    " ",
    "\t",
    "-",
    ",",
    ".",
    "1",
    "1.",
    "(",
  ],
  ...[
    "+ (0 - ",
    " --\n",
    "0.5 - 0.5\t",
    "depuis ",
    "debut \n",
    "!;x",
    "<script ",
    "&#",
    "| ",
    "• \n",
    "a@",
    "http://a.",
    "Ö́",
  ],
  ...[
    "Jan 2019 - Feb 2020 Engineer at Acme\n",
    "01/2019–02/2020 ",
    "12 High Street, ",
    "ß",
    "и",
    "中",
    "a and ",
    "\n",
    "@1 ",
  ],
];
const pieces = allPieces.filter((_, at) => thorough || at % 3 === 0);
const repeated = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

const markup = (text: string) =>
  text
    .split("\n")
    .map((line) => `<p>${escaped(line)}</p>`)
    .join("");
const latin = (text: string) => text.replace(/[^\x20-\x7e\n]/g, "x");
/** A file of each format with this text. */
const formats: Record<string, (text: string) => string | Uint8Array> = {
  txt: (text) => text,
  html: (text) => `<!doctype html><body>${markup(text)}`,
  rtf: (text) =>
    `{\\rtf1 ${latin(text)
      .replace(/[\\{}]/g, "\\$&")
      .replaceAll("\n", "\\par ")}}`,
  docx: (text) =>
    docx(
      text
        .split("\n")
        .map((line) => paragraph(run(escaped(line))))
        .join(""),
    ),
  odt: (text) =>
    odt(
      text
        .split("\n")
        .map((line) => `<text:p>${escaped(line)}</text:p>`)
        .join(""),
    ),
  pdf: (text) =>
    pdf(
      latin(text)
        .slice(0, 20_000)
        .match(/[^\n]{1,200}|\n/g)!
        .map((line, at) => drawn(20, 780 - (at % 70) * 11, pdfString(line).slice(1, -1), "", 6))
        .join(""),
    ),
};

test("hostile texts by every door delay no answer by a second, and nobody else's CV", async () => {
  const app = await sharedAppWithEngine();
  const idle = await startApp();
  const { email, visitor } = await newRecruiter(app.url);
  const recruiter = await ownerActor(email);
  await grantCredits(systemActor(recruiter.organizationId, "billing"), {
    amount: 200,
    key: "hostile",
    description: "For hostile CVs",
  });
  const { job } = await configuredJob(recruiter, exampleContent({ blindReview: true }));
  const { accessToken } = await authorizeAgent(app.url, { email, password: PASSWORD });
  async function call<T>(name: string, args: object): Promise<T> {
    const answer = await fetch(`${app.url}/api/mcp`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: { name, arguments: args },
      }),
    });
    const { result } = (await answer.json()) as {
      result: { structuredContent: T; isError?: boolean; content: unknown };
    };
    expect(result.isError ? [name, result.content] : false).toBe(false);
    return result.structuredContent;
  }

  const stop = watchLateness(app, idle);
  const names = Object.keys(formats);
  /** Uploads every second file, sends the others in the call. */
  async function incoming(at: number, piece: string) {
    const format = names[at % names.length]!;
    // The longest that is read, or one that is refused for its length.
    const length = at % 5 === 4 ? 200_000 : 99_000;
    const file = sentFile(
      `cv-${at}.${format}`,
      formats[format]!(`Ann Person ${at}\n${repeated(piece, length)}`),
    );
    if (at % 2) return file;
    const { uploadId, url } = await call<{ uploadId: string; url: string }>("createUpload", {
      fileName: file.fileName,
    });
    const put = await fetch(url, { method: "PUT", body: Buffer.from(file.contentBase64, "base64") });
    expect(put.status).toBe(201);
    return { uploadId };
  }
  const apply = async (piece: string, at: number) =>
    call<{ applicationId: string; candidateId: string }>("createCandidate", {
      jobId: job.id,
      files: [await incoming(at, piece)],
      email: `ann.${at}@candidate.example`,
      answers: [{ question: "Why?", text: `x${repeated(piece, 7_990)}x` }],
      samePerson: "create",
    });
  // More large bodies at the same time from one address are refused.
  const applied: Awaited<ReturnType<typeof apply>>[] = [];
  for (let from = 0; from < pieces.length; from += 8)
    applied.push(
      ...(await Promise.all(pieces.slice(from, from + 8).map((piece, i) => apply(piece, from + i)))),
    );
  // An advertisement, read and drafted from; a note, masked on the page; rows of a file.
  for (const [at, piece] of pieces.entries()) {
    const description = `We hire.\nRequirements:\n- ${repeated(piece, 59_000)}\nEnd.`;
    if (at % 4 === 0) {
      const { jobId } = await createJob(recruiter, { title: "Baker", description });
      await generateScorecard(recruiter, { jobId });
      await call("parseDocument", { document: sentFile("ad.txt", description), purpose: "job" });
    }
    await addNote(recruiter, { candidateId: applied[at]!.candidateId, body: `x${repeated(piece, 4_990)}x` });
  }
  const rows = pieces.map(
    (piece, at) => `C${at},"${repeated(piece, 5_000).replaceAll('"', "")} x",c${at}@candidate.example,1`,
  );
  const { importId } = await beginImport(recruiter, {
    kind: "candidates",
    file: sentFile("rows.csv", ["Candidate ID,Name,E-mail,Phone", ...rows].join("\n")),
  });
  await startImport(recruiter, { importId });

  const { applicationId } = await call<{ applicationId: string }>("createCandidate", {
    jobId: job.id,
    files: [sample("candidates/01-amara-lindqvist.pdf")],
    samePerson: "create",
  });
  const other = () => ownerDb.application.findUniqueOrThrow({ where: { id: applicationId } });
  await expect.poll(async () => (await other()).scoreStatus, { timeout: 60_000 }).toBe("scored");
  for (const { applicationId: id } of applied.slice(0, 12))
    expect((await visitor.get(`/applications/${id}`)).status).toBe(200);

  const applications = () => ownerDb.application.findMany({ where: { jobId: job.id } });
  await expect
    .poll(
      async () =>
        (await applications()).filter(({ scoreStatus }) => !["scored", "failed"].includes(scoreStatus)),
      {
        timeout: 120_000,
      },
    )
    .toEqual([]);
  const late = await stop();
  for (const { scoreStatus, scoreReason } of await applications())
    if (scoreStatus === "failed") expect(scoreReason).toMatch(/^The file|^Reading the file|^This text/);
  expect(late.length).toBeGreaterThan(20);
  expect(late.at(-1)).toBeLessThan(1_000);
  await idle.stop();
}, 600_000);

test("no hostile advert or name from an ATS holds up the process that syncs it", async () => {
  const world = new SimWorld();
  const team = await connected(greenhouseKeys, greenhouseSimulator(world));
  const busy = busiest();
  for (const piece of pieces) {
    const job = world.addJob(`Baker ${repeated(piece, 500)}`, `<p>${repeated(piece, 200_000)}`);
    const person = world.addCandidate(`x${repeated(piece, 5_000)}`, "Reyes", repeated(piece, 5_000));
    world.apply(person.id, job.id);
    expect(await team.sync()).toMatchObject({ state: "done" });
  }
  expect(await team.rows.jobs()).toHaveLength(pieces.length);
  expect(busy.stop()).toBeLessThan(1_000);
}, 240_000);

/** The longest that this thread computes without taking a turn, in ms of processor time: a loaded machine adds none. */
function busiest() {
  let longest = 0;
  let before = process.threadCpuUsage();
  const look = () => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    longest = Math.max(longest, (user + system) / 1_000);
  };
  const timer = setInterval(look, 5);
  return { stop: () => (look(), clearInterval(timer), longest) };
}

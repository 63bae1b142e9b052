import "../support/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { administratorPermissions, permissions } from "@/lib/platform/access/permissions";
import type { Withheld } from "@/lib/platform/access/withheld";
import { permissionsOfAgent } from "@/lib/platform/access/role-permissions";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { allPrompts } from "@/lib/doors/mcp/all-prompts";
import { allTools } from "@/lib/doors/mcp/all-tools";
import { maskWithheld } from "@/lib/records/candidates/withheld/mask";
import { agentOf, callLegacy, doorFor, rpc, sendLegacy, type Serve, WRITE } from "./door";
import { runPipeline } from "../support/pipeline";
import { inputOf, rowsOf, sampleOf } from "../support/sample-inputs";
import { sample, sentFile } from "../support/sent-file";
import { hiringTeam, ownerDb } from "../support/world";

/** What is planted on a person, by what withholds it. */
const planted = {
  contact: [
    "amara.planted@example.org",
    "+44 20 7946 0991",
    "17 Quince Passage",
    "https://amara-planted.example.org/me",
    // As the CV itself has it: samples/candidates/01-amara-lindqvist.pdf.
    "amara.lindqvist@example.com",
  ],
  pay: ["87,350", "91,200"],
  notes: ["Her references were lukewarm about punctuality", "Answers were rehearsed, ask for an example"],
};
type Kind = keyof typeof planted;

let actor: Actor;
let ids: Record<string, string>;
const settle: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(settle.map((settled) => settled())));

beforeAll(async () => {
  const { recruiter } = await hiringTeam({ role: "owner", credits: 50 });
  const { organizationId } = recruiter;
  actor = { ...recruiter, permissions: new Set(permissions) };
  ids = await rowsOf(actor);
  const created = await createCandidate(actor, {
    jobId: ids.jobId!,
    files: [sample("candidates/01-amara-lindqvist.pdf")],
  });
  const { candidateId, applicationId } = created;
  await runPipeline(organizationId);
  const [email, phone, location, link] = planted.contact;
  await ownerDb.candidate.update({
    where: { id: candidateId },
    data: { email, phone, location, link, atsFields: [{ name: "Desired salary", value: planted.pay[0] }] },
  });
  await ownerDb.answer.createMany({
    data: [
      ["Which salary do you expect?", `${planted.pay[0]} EUR`],
      ["When can we call you?", `At noon on ${phone}, or write to ${email}. I earn ${planted.pay[1]} today.`],
    ].map(([question = "", text = ""], at) => ({
      ...{ organizationId, applicationId, question, text },
      position: at + 10,
    })),
  });
  const by = { organizationId, candidateId, authorId: recruiter.id };
  await ownerDb.note.create({ data: { ...by, applicationId, body: planted.notes[0]! } });
  const asked = { organizationId, applicationId, userId: recruiter.id, requestedBy: recruiter.id };
  const { id: requestId } = await ownerDb.feedbackRequest.create({
    data: { ...asked, kind: "interview", givenAt: new Date() },
  });
  await ownerDb.feedback.create({
    data: { organizationId, requestId, recommendation: "no", reason: planted.notes[1]!, ratings: [] },
  });
  ids = { ...ids, candidateId, applicationId, id: `candidate:${candidateId}`, query: "Lindqvist" };
}, 120_000);

/** An agent that may use every tool, and is kept from reading this. */
function agentWithout(withheld: Withheld[], clientId: string): Serve {
  const agent = agentOf(actor, WRITE, clientId, "owner");
  const member = new Set([...agent.grant!.memberPermissions, ...administratorPermissions]);
  const { serve, settled } = doorFor({
    ...agent,
    permissions: permissionsOfAgent(
      member,
      [...WRITE, "service:admin:recruiter", "service:admin:sql"],
      withheld,
    ),
    grant: { ...agent.grant!, memberPermissions: member, withheld },
  });
  settle.push(settled);
  return serve;
}

/** Everything that an agent can be told: each tool in each detail, each resource, each prompt and completions. */
async function everything(serve: Serve): Promise<[string, string][]> {
  const told: [string, string][] = [];
  const ask = async (what: string, method: string, params: object) => {
    told.push([what, await (await sendLegacy(serve, method, params)).text()]);
  };
  for (const tool of allTools) {
    const schema = inputOf(tool as never);
    const args = sampleOf(schema, ids) as Record<string, unknown>;
    const known = Object.keys(schema.properties ?? {}).filter((name) => ids[name] !== undefined);
    const wide = {
      ...args,
      ...(schema.properties?.detail && { detail: "detailed" }),
      ...(schema.properties?.everyone && { everyone: true }),
    };
    await ask(tool.name, "tools/call", { name: tool.name, arguments: wide });
    for (const name of known)
      await ask(`${tool.name} by ${name}`, "tools/call", {
        name: tool.name,
        arguments: { ...wide, [name]: ids[name] },
      });
  }
  await ask("fetch application", "tools/call", {
    name: "fetch",
    arguments: { id: `application:${ids.applicationId}` },
  });
  await ask("query", "tools/call", {
    name: "queryDatabase",
    arguments: { sql: `SELECT * FROM candidates WHERE id = '${ids.candidateId}'` },
  });
  for (const uri of [
    `shortlist://jobs/${ids.jobId}`,
    `shortlist://candidates/${ids.candidateId}/cv`,
    `shortlist://applications/${ids.applicationId}/evaluation`,
  ])
    await ask(uri, "resources/read", { uri });
  await ask("resources", "resources/list", {});
  for (const { listing } of allPrompts)
    await ask(listing.name, "prompts/get", {
      name: listing.name,
      arguments: { job: ids.jobId, role: ids.jobId },
    });
  return told;
}

/** The kinds of which an answer has any planted value, in any of the ways that text or JSON writes it. */
const kindsIn = (answer: string): Kind[] => {
  const plain = answer.replaceAll("\\/", "/").toLowerCase();
  return (Object.keys(planted) as Kind[]).filter((kind) =>
    planted[kind].some((value) => plain.includes(value.toLowerCase())),
  );
};

test(
  "no tool, resource or prompt tells an agent what is withheld from it, and all still answer as their schemas say",
  { timeout: 300_000 },
  async () => {
    // Without it every kind comes out somewhere, so the walk reaches it.
    const before = await everything(agentWithout([], "unrestricted"));
    const reached = new Map(before.map(([what, answer]) => [what, kindsIn(answer)]));
    expect([...new Set([...reached.values()].flat())].sort()).toEqual(["contact", "notes", "pay"]);
    expect([...reached].filter(([, kinds]) => kinds.includes("contact")).length).toBeGreaterThan(3);

    const serve = agentWithout(["contact", "pay", "notes"], "restricted");
    for (const [what, answer] of await everything(serve)) {
      expect(kindsIn(answer), what).toEqual([]);
      expect(answer, what).not.toContain("Something went wrong");
    }
    // Withheld contact data say nothing of the rest.
    const some = await everything(agentWithout(["contact"], "no-contact"));
    expect([...new Set(some.flatMap(([, answer]) => kindsIn(answer)))].sort()).toEqual(["notes", "pay"]);
  },
);

test("a withheld field is null, a quote keeps its words around the mask, and ids stay", async () => {
  const serve = agentWithout(["contact", "pay"], "fields");
  const { candidateId, applicationId } = ids;
  const { structuredContent, content } = await callLegacy(serve, "getCandidateData", { candidateId });
  expect(content[0].text).toMatch(/Withheld from this agent where it is on record: contact, pay\.$/);
  expect(structuredContent).toMatchObject({
    candidateId,
    contact: { email: null, phone: null, location: null, link: null },
  });
  const [application] = structuredContent.applications as { applicationId: string; questions: object[] }[];
  expect(application).toMatchObject({ applicationId });
  expect(application?.questions.slice(-2)).toEqual([
    { question: "Which salary do you expect?", answer: "█" },
    { question: "When can we call you?", answer: "At noon on █, or write to █. I earn █ today." },
  ]);
});

test("notes are refused with the reason, and the agent's own words come back to it", async () => {
  const serve = agentWithout(["notes", "contact"], "notes");
  const listed = await rpc(serve, "tools/call", {
    name: "listNotes",
    arguments: { candidateId: ids.candidateId },
  });
  expect(listed.result.isError).toBe(true);
  expect(listed.result.content[0].text).toMatch(/withheld from this agent/);
  const file = sentFile(
    "cv.txt",
    "Ines Duarte\nines.duarte@example.org\nAccountant at Lisboa Gás since 2019",
  );
  const made = await callLegacy(serve, "createCandidate", {
    jobId: ids.jobId,
    fullName: "Ines Duarte",
    email: "ines.duarte@example.org",
    files: [file],
  });
  const { candidateId } = made.structuredContent as { candidateId?: string };
  const stored = await ownerDb.candidate.findUniqueOrThrow({ where: { id: candidateId } });
  expect(stored.email).toBe("ines.duarte@example.org");
});

test("what people say about pay is masked in each language, and other numbers are not", () => {
  for (const text of [
    "Salary expectation: 65,000 EUR",
    "Meine Gehaltsvorstellung liegt bei 65.000 Euro",
    "Mi pretensión económica es de 38.000 €",
    "Mes prétentions salariales : 52 000 €",
    "Mijn salariswens is 4.200 euro bruto",
    "Pretensão salarial: 2.400 €",
  ])
    expect(maskWithheld([text], ["pay"], [], "")[0], text).not.toMatch(/\d/);
  const [other] = maskWithheld(["Cut costs by 65,000 EUR in 2021."], ["pay"], [], "");
  expect(other).toBe("Cut costs by 65,000 EUR in 2021.");
});

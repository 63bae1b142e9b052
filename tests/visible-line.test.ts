import "./support/database";
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type * as z from "zod";
import { beginImport } from "@/lib/records/ats/csv/begin-import";
import type { ImportKind } from "@/lib/records/ats/csv/fields";
import { startImport } from "@/lib/records/ats/csv/start-import";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { visibleLine } from "@/lib/visible-line";
import { signUp } from "@/lib/hiring/organizations/sign-up";
import { runPipeline } from "./support/pipeline";
import { sentFile } from "./support/sent-file";
import { everyUseCase } from "./support/use-cases";
import { configuredJob, hiringTeam, ownerDb } from "./support/world";

describe("a name", () => {
  test.each([
    ["a direction override", "Ann\u202Eeel", "Anneel"],
    ["an isolate and marks of direction", "\u2067Ann\u2069\u200F\u061C", "Ann"],
    ["zero-width characters and a soft hyphen", "An\u200Bn\uFEFF\u2060\u00AD", "Ann"],
    ["fillers that count as letters", "\u3164Ann\u115F\u1160\uFFA0", "Ann"],
    ["the blank of braille", "\u2800Ann\u2800Lee", "Ann Lee"],
    ["tags and variation selectors", "Ann\u{E0041}\u{E0100}\uFE0F", "Ann"],
    ["line breaks and controls", "Ann\r\nLee\u2028\u0000\u0007", "Ann Lee"],
    ["half a character", "Ann\uD83D", "Ann"],
    ["joiners between Latin letters", "An\u200Dn\u200C", "Ann"],
    ["a joiner after joined letters", "علی\u200C", "علی"],
  ])("loses %s", (_, text, left) => {
    expect(visibleLine(text)).toBe(left);
  });

  test.each([
    ["Persian", "علی\u200Cرضا"],
    ["Sinhala", "ශ\u0DCA\u200Dරී"],
    ["Hindi", "र\u094D\u200Dय"],
    ["Bengali", "র\u200D\u09CDয"],
    ["Malayalam", "നന\u0D4D\u200D"],
    ["Japanese with a variant of its ideograph", "葛\u{E0100}城"],
    ["Arabic and Hebrew", "محمد שלום"],
    ["combining marks", "Nguye\u0302\u0303n"],
    ["emoji", "👩🏽\u200D💻 ❤\uFE0F"],
  ])("keeps what %s is written with", (_, name) => {
    expect(visibleLine(name)).toBe(name);
  });
});

/** Fields that hold a name, title or label which people and agents are shown later. */
const named =
  /^(name|fullName|fileName|title|department|location|start|stage|stages|question|aliases|rejectionReasons)$/;

/** What only the service itself passes, and what a caller was shown before, to be compared. */
const fromWithin = /^(evaluation|ats):record$/;
const compared = "shown";

/** The parts of Zod's definitions that contain schemas. */
type Definition = {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  options?: z.core.$ZodType[];
} & Partial<Record<"innerType" | "element" | "in", z.core.$ZodType>>;

/** The strings of a schema, each with the name of its field. */
function stringsOf(
  schema: z.core.$ZodType,
  field = "",
  seen = new Set<unknown>(),
): [string, z.core.$ZodType][] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const def = schema._zod.def as unknown as Definition;
  if (def.type === "string") return [[field, schema]];
  if (def.type === "object")
    return Object.entries(def.shape ?? {}).flatMap(([name, each]) =>
      name === compared ? [] : stringsOf(each, name, seen),
    );
  const inner = [def.innerType, def.element, def.in, ...(def.options ?? [])];
  return inner.flatMap((each) => (each ? stringsOf(each, field, seen) : []));
}

test("every use case that writes takes names, titles and labels without what is not seen", async () => {
  const writing = (await everyUseCase()).filter(
    ([, { permission }]) => !permission.endsWith(":read") && !fromWithin.test(permission),
  );
  const fields = writing.flatMap(([name, { input }]) =>
    stringsOf(input).flatMap(([field, schema]) =>
      named.test(field) ? [{ at: `${name}.${field}`, schema: schema as z.ZodString }] : [],
    ),
  );
  expect(fields.length).toBeGreaterThan(20);
  const dirty = fields.filter(
    ({ schema }) => schema.safeParse("Ann\u202E \u3164Lee\u2800.pdf").data !== "Ann Lee .pdf",
  );
  expect(dirty.map(({ at }) => at)).toEqual([]);
});

const hidden = (name: string) => name.replace(" ", "\u202E \u3164");

test("names that are typed, read from a CV, imported from a file or given at sign-up are stored without it", async () => {
  const { recruiter, organizationId } = await hiringTeam({ role: "admin" });
  const { job } = await configuredJob(recruiter);
  const candidates = async () =>
    (await ownerDb.candidate.findMany({ where: { organizationId } })).map(({ fullName }) => fullName).sort();

  const cv = `${"Ada Reyes".replace(" ", "\u3164 ")}\nada.reyes@mail.example\n\nExperience\nEngineer at Brightwater, 2018 - 2024\n`;
  const read = await createCandidate(recruiter, {
    jobId: job.id,
    files: [sentFile(hidden("Ada CV.txt"), cv)],
  });
  expect(read.attachments).toMatchObject([{ fileName: "Ada CV.txt" }]);
  await createCandidate(recruiter, {
    jobId: job.id,
    fullName: hidden("Ben Okafor"),
    files: [sentFile("cv.txt", "Ran PostgreSQL in production for years.")],
  });
  const imported = async (kind: ImportKind, rows: string) => {
    const { importId } = await beginImport(recruiter, { kind, file: sentFile("rows.csv", rows) });
    await startImport(recruiter, { importId });
  };
  await imported("jobs", `id,title\n1,${hidden("Data Analyst")}\n`);
  await imported("candidates", `id,name\n1,${hidden("Cleo Tran")}\n`);
  await imported("employees", `id,name,title,team\n2,${hidden("Dora Weiss")},${hidden("Team Lead")},Data\n`);
  await runPipeline(organizationId);
  expect(await candidates()).toEqual(["Ada Reyes", "Ben Okafor", "Cleo Tran", "Dora Weiss"]);
  expect(await ownerDb.employee.findFirst({ where: { organizationId } })).toMatchObject({
    title: "Team Lead",
  });
  expect(await ownerDb.job.count({ where: { organizationId, title: "Data Analyst" } })).toBe(1);

  const { userId, organizationId: own } = await signUp({
    organization: hidden("Acme Hiring"),
    name: hidden("Robin Recruiter"),
    email: `${randomUUID()}@acme.example`,
    password: "a long enough pass phrase",
  });
  expect(await ownerDb.user.findUnique({ where: { id: userId } })).toMatchObject({ name: "Robin Recruiter" });
  expect(await ownerDb.organization.findUnique({ where: { id: own } })).toMatchObject({
    name: "Acme Hiring",
  });
});

import iconv from "iconv-lite";
import { describe, expect, test } from "vitest";
import { checkRows } from "@/lib/records/ats/csv/check-rows";
import { decode } from "@/lib/records/ats/csv/decode";
import type { ImportKind } from "@/lib/records/ats/csv/fields";
import { suggestMapping } from "@/lib/records/ats/csv/mapping";
import { openTable } from "@/lib/records/ats/csv/read-table";
import { applicationStateOf, jobStateOf } from "@/lib/records/ats/csv/words";

async function read(kind: ImportKind, input: string | Buffer) {
  const table = await openTable(typeof input === "string" ? Buffer.from(input) : input);
  const mapping = suggestMapping(kind, table.columns);
  const rows: Record<string, unknown>[] = [];
  const problems: string[] = [];
  for await (const batch of checkRows(kind, table, mapping))
    for (const { checked, problems: found } of batch) {
      if (checked) rows.push(checked.row);
      problems.push(...found.map(({ line, field, problem }) => `${line} ${field} ${problem}`));
    }
  return { rows, problems, columns: table.columns, mapping };
}
const people = async (csv: string | Buffer) => (await read("candidates", csv)).rows;

// Before numbers, to keep their zeros; or pasted: YaleSTC/reservations#1271, demarche-numerique/demarche.numerique.gouv.fr#11571.
describe("hhurz/tableExport#103, openfoodfoundation/openfoodnetwork#3657: a character that belongs in no text spoils one cell", () => {
  test.each([
    ["a unit separator before a number", "\u001f0049 30 12", "0049 30 12"],
    ["an apostrophe of Windows in UTF-8", "it\u0092s me", "it’s me"],
    ["a NUL", "ba\u0000ker", "baker"],
    ["a vertical tab", "baker\u000bcook", "bakercook"],
    ["a replacement character", "caf\ufffd", "caf\ufffd"],
    ["nothing but the end of a file of DOS", "x", "x"],
  ])("%s", async (_, cell, headline) => {
    const csv = `Candidate ID,Name,Headline\n1,Ada,${cell}\n2,Ben,x\n\u001a`;
    expect(await people(csv)).toMatchObject([{ fullName: "Ada", headline }, { fullName: "Ben" }]);
  });

  test("and is named when it cannot be read", async () => {
    const bytes = Buffer.concat([
      Buffer.from("ID;Name\n1;Zoë Groß\n2;Bj"),
      Buffer.from([0xf8]),
      Buffer.from("rn\n"),
    ]);
    const { rows, problems } = await read("candidates", bytes);
    expect(rows).toMatchObject([{ fullName: "Zoë Groß" }, { id: "2" }]);
    expect(problems).toEqual(["3 fullName contains characters that cannot be read"]);
  });
});

// Excel writes the code page of its Windows.
test.each([
  ["win1250", "Windows-1250", "Łukasz Żółć"],
  ["win1250", "Windows-1250", "Paweł Dąbrowski"],
  ["win1250", "Windows-1250", "Jiří Dvořák"],
  ["win1250", "Windows-1250", "Grażyna Śliwa"],
  ["win1250", "Windows-1250", "Řehoř Čapek"],
  ["win1250", "Windows-1250", "Gergő Szűcs, Győr"],
  ["win1250", "Windows-1250", "Ľubica Hudáková"],
  ["win1250", "Windows-1250", "Mădălina Ioniţă"],
  ["win1251", "Windows-1251", "Наталья Кузнецова"],
  ["win1251", "Windows-1251", "Їжакевич Ганна"],
  ["win1251", "Windows-1251", "АННА"],
  ["win1252", "Windows-1252", "Søren Ågård"],
  ["win1252", "Windows-1252", "Þór Sigurðsson"],
  ["win1253", "Windows-1253", "Γιώργος Παπαδόπουλος"],
  ["win1254", "Windows-1254", "Şahin Yıldız"],
  ["win1257", "Windows-1257", "Žukauskienė Jūratė"],
  ["koi8-r", "KOI8-R", "Пётр Сидоров"],
  ["shift_jis", "Shift-JIS", "佐藤 花子"],
  ["shift_jis", "Shift-JIS", "エンジニア"],
  ["gbk", "GBK", "软件工程师"],
  ["big5", "Big5", "王小明"],
  ["euc-kr", "EUC-KR", "김철수"],
  ["utf16le", "UTF-16", "Наталья Кузнецова"],
])("aniav/ynab-csv#33, kanboard/kanboard#5079: a file in %s is read as %s: %s", (name, encoding, words) => {
  const text = decode(iconv.encode(`ID;Name\n1;${words}\n`, name));
  expect([text.encoding, [...text.pieces()].join("")]).toEqual([encoding, `ID;Name\n1;${words}\n`]);
});

test("an encoding that a person has chosen is used", () => {
  const bytes = iconv.encode("ID;Name\n1;Szõke\n", "win1252");
  expect([...decode(bytes, "Windows-1250").pieces()].join("")).toContain("Szőke");
});

describe("headings", () => {
  test("may stand below a title, its date and an empty line", async () => {
    const csv =
      "Kandidatenliste;;;\nStand: 31.03.2026, 14:05;;;\n\nBewerber-Nr.;Vorname / Name;E-Mail (privat)\n1;Ada Reyes;a@x.example\n";
    const { rows, mapping, columns } = await read("candidates", csv);
    expect(columns).toEqual(["Bewerber-Nr.", "Vorname / Name", "E-Mail (privat)"]);
    expect(mapping).toMatchObject({
      id: "Bewerber-Nr.",
      fullName: "Vorname / Name",
      email: "E-Mail (privat)",
    });
    expect(rows).toMatchObject([{ id: "1", fullName: "Ada Reyes", email: "a@x.example" }]);
  });

  test.each<[ImportKind, string, Record<string, string | null>]>([
    [
      "candidates",
      "Candidate No.;First/Last Name;Primary Email Address;Phone (mobile)",
      {
        id: "Candidate No.",
        fullName: "First/Last Name",
        email: "Primary Email Address",
        phone: "Phone (mobile)",
      },
    ],
    [
      "candidates",
      "N° candidat;Prénom / Nom;Adresse e-mail (perso);Tél. portable",
      {
        id: "N° candidat",
        fullName: "Prénom / Nom",
        email: "Adresse e-mail (perso)",
        phone: "Tél. portable",
      },
    ],
    [
      "candidates",
      "ID candidato;Cognome;Nome;Indirizzo e-mail;Città",
      {
        id: "ID candidato",
        firstName: "Nome",
        lastName: "Cognome",
        email: "Indirizzo e-mail",
        location: "Città",
      },
    ],
    [
      "candidates",
      "candidateId;full_name;emailAddress",
      { id: "candidateId", fullName: "full_name", email: "emailAddress" },
    ],
    [
      "applications",
      "Application #;Requisition No.;Applicant ID;Candidate Status;Date Applied",
      {
        id: "Application #",
        jobId: "Requisition No.",
        candidateId: "Applicant ID",
        state: "Candidate Status",
        appliedAt: "Date Applied",
      },
    ],
    [
      "jobs",
      "Job Number;Job Title;Job Location;Job Status",
      { id: "Job Number", title: "Job Title", location: "Job Location", status: "Job Status" },
    ],
    [
      "employees",
      "Personal-Nr.;Name;E-Mail (geschäftlich)",
      { id: "Personal-Nr.", fullName: "Name", email: "E-Mail (geschäftlich)" },
    ],
    ["candidates", "Email opt-in;Recruiter", { email: null, fullName: null }],
  ])("of %s: %s", (kind, header, expected) => {
    expect(suggestMapping(kind, header.split(";"))).toMatchObject(expected);
  });
});

test("long texts do not hide what separates the cells", async () => {
  const text = "We bake, and sell; you bake, too.\n".repeat(400);
  const csv = `Job ID;Title;Description\n1;Baker;"${text}"\n2;Cook;"${text}"\n`;
  expect((await read("jobs", csv)).rows).toMatchObject([{ title: "Baker" }, { title: "Cook" }]);
});

// Greenhouse exports all of somebody's addresses in one cell; others links, or names.
describe("socialincome-san/public#2617: a cell with an e-mail address", () => {
  test.each([
    "ben@x.example; b@x.example",
    "ben@x.example, b@x.example",
    "ben@x.example\nb@x.example",
    "mailto:ben@x.example",
    "Ben Okafor <ben@x.example>",
    "ben@x.example;other@y.example",
    "other, ben@x.example",
    "mailto:ben@x.example?subject=Hello",
    "Okafor, Ben <ben@x.example>",
    "[ben@x.example](mailto:ben@x.example)",
    "ben@x.example (private)",
    "'ben@x.example'",
  ])("%s", async (cell) => {
    expect(await people(`Candidate ID,Name,Email\n1,Ben,"${cell}"\n`)).toMatchObject([
      { email: "ben@x.example" },
    ]);
  });

  test.each([
    "N/A",
    "-",
    "null",
    "none",
    "n/a",
    "--",
    "#N/A",
    "k. A.",
    "keine",
    "aucun",
    "ninguno",
    "nessuna",
  ])("says that there is none: %s", async (cell) => {
    const { rows, problems } = await read(
      "candidates",
      `Candidate ID,Name,Email,Phone\n1,Null,"${cell}","${cell}"\n`,
    );
    expect(rows).toMatchObject([{ fullName: "Null", email: null, phone: null }]);
    expect(problems).toEqual([]);
  });

  test("loses what is none, and not the person", async () => {
    const csv =
      "Candidate ID,Name,Email\n1,Ada,ada(at)x\n2,Ben,ben@x.example\n3,B. Okafor,Ben <BEN@x.example>\n";
    const { rows, problems } = await read("candidates", csv);
    expect(rows).toMatchObject([{ email: null }, { email: "ben@x.example" }, { email: "BEN@x.example" }]);
    expect(problems).toEqual(["2 email is not an e-mail address"]);
  });
});

// Ruby and PostgreSQL write zones so; spreadsheets count days.
test.each([
  "2026-03-31 14:05:00 UTC",
  "2026-03-31T14:05:00.000+0000",
  "2026-03-31 14:05:00+00",
  "3/31/2026 2:05 PM",
  "Mar 31, 2026, 2:05:00 PM",
  "2026/03/31",
  "2026-03-31 14:05:09 UTC",
  "2026-03-31 14:05:09 +0000",
  "2026-03-31T14:05:09+00",
  "31.03.2026 14:05:09",
  "31.03.26, 14:05 Uhr",
  "3/31/2026, 2:05:09 PM",
  "03/31/26 2:05 p.m.",
  "Tue, 31 Mar 2026 14:05:09 GMT",
  "Dienstag, 31. März 2026",
  "mar. 31 mars 2026 à 14h05",
  "31-Mar-2026",
  "31 marzo 2026",
  "2026.03.31",
  "2026/3/31 14:05",
  "46112",
  "46112,586",
  "1774965909",
  "1774965909000",
])("snipe/snipe-it#5093: %s is read as a day", async (cell) => {
  const csv = `Application ID;Job ID;Candidate ID;Applied At\n1;2;3;${cell}\n`;
  const { rows, problems } = await read("applications", csv);
  expect(problems).toEqual([]);
  expect(rows[0]?.appliedAt).toMatch(/^2026-03-31T(?:14:05|00:00|14:03|14:05)/);
});

test("a date that is none spoils its cell, but one of consent the row", async () => {
  expect((await read("applications", "ID;Job ID;Candidate ID;Applied At\n1;2;3;soon\n")).rows).toMatchObject([
    { id: "1", appliedAt: null },
  ]);
  expect((await read("employees", "ID;Name;Consent\n1;Ada;soon\n")).rows).toEqual([]);
});

describe("a state", () => {
  test.each<[string, string[]]>([
    [
      "active",
      [
        "Telephone screen",
        "Telefoninterview geplant",
        "Entretien d'embauche",
        "En cours de recrutement",
        "Entrevista con cliente",
        "Em triagem",
        "Colloquio conoscitivo",
        "Einstellungstest",
        "Hiring manager review",
      ],
    ],
    [
      "rejected",
      [
        "Rejected - salary",
        "Not a fit, declined",
        "Absage verschickt",
        "Non retenue",
        "No seleccionada",
        "Não aprovado",
        "Scartata",
        "No longer under consideration",
      ],
    ],
    [
      "withdrawn",
      ["Candidate withdrew", "Offer declined", "Angebot abgelehnt", "S'est désisté", "Desistiu", "Rinuncia"],
    ],
    ["hired", ["Hired (internal)", "Angebot angenommen", "Embauchée", "Contratado", "Admitida", "Assunto"]],
  ])("%s, by the usual words of six languages", (state, words) => {
    expect(words.map((word) => [word, applicationStateOf(word)])).toEqual(words.map((word) => [word, state]));
  });

  test.each<[string, string[]]>([
    ["open", ["Published (internal)", "Wieder offen", "Pubblicata", "Em aberto"]],
    ["closed", ["Inactive", "Besetzt", "Pourvue", "Chiuso", "Expired"]],
    ["on_hold", ["On Hold", "Unpublished", "Bozza", "Pausiert bis Mai"]],
  ])("of a job: %s", (state, words) => {
    expect(words.map((word) => [word, jobStateOf(word)])).toEqual(words.map((word) => [word, state]));
  });

  test("that nobody knows is the name of a stage", async () => {
    const csv = "ID;Job ID;Candidate ID;Status\n1;2;3;Chat with Maria\n2;2;4;Offer sent\n3;2;5;active\n";
    const { rows, problems } = await read("applications", csv);
    expect(rows.map(({ state, stage }) => [state, stage])).toEqual([
      ["active", "Chat with Maria"],
      ["active", "Offer sent"],
      ["active", null],
    ]);
    expect(problems).toEqual(["2 state is no known state; without one it is active"]);
  });
});

describe("quotes and numbers", () => {
  test("a formula that keeps zeros is a text", async () => {
    expect(await people('ID,Name,Phone\n="00123",Ada,"=""0301"""\n')).toMatchObject([
      { id: "00123", phone: "0301" },
    ]);
  });

  // RFC 4180 doubles a quote; databases put a backslash before it.
  test("may be written with a backslash, which otherwise ends a cell", async () => {
    const escaped = 'ID,Name,Headline\n1,Ada,"says \\"yes\\", often"\n2,Ben,"C:\\\\"\n3,"C \\"C\\"",x\n';
    expect((await people(escaped)).map(({ headline }) => headline)).toEqual([
      'says "yes", often',
      "C:\\",
      "x",
    ]);
    expect(
      (await people('ID,Name,Headline\n1,Ada,"C:\\"\n2,Ben,x\n')).map(({ headline }) => headline),
    ).toEqual(["C:\\", "x"]);
  });
});

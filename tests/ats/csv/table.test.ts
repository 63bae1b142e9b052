import { parse } from "csv-parse/sync";
import fc from "fast-check";
import iconv from "iconv-lite";
import { describe, expect, test } from "vitest";
import { checkRows } from "@/lib/records/ats/csv/check-rows";
import { fieldName } from "@/components/import/field-name";
import { translator } from "@/components/words/translate";
import { fieldsOf, type ImportKind, isUnshownField } from "@/lib/records/ats/csv/fields";
import { suggestMapping, suggestMappingOf } from "@/lib/records/ats/csv/mapping";
import { dayOrder, readDay } from "@/lib/records/ats/csv/days";
import { mostRows, openTable } from "@/lib/records/ats/csv/read-table";
import { writeTable } from "@/lib/records/ats/csv/write-table";
import de from "@/messages/de/import.json";
import en from "@/messages/en/import.json";

async function all<T>(chunks: AsyncIterable<T[]>): Promise<T[]> {
  const list: T[] = [];
  for await (const some of chunks) list.push(...some);
  return list;
}
async function readTable(bytes: Uint8Array) {
  const table = await openTable(bytes);
  return { ...table, rows: await all(table.rows()) };
}
const read = (text: string) => readTable(Buffer.from(text));
const cells = async (text: string) => (await read(text)).rows.map((row) => row.cells);

describe("a file", () => {
  const text = 'Nr;Straße\n1;"Größe, 5 € – ""gut"""\n';
  const wide = (order: "le" | "be", mark: boolean) => {
    const bytes = Buffer.from(mark ? `\uFEFF${text}` : text, "utf16le");
    return order === "le" ? bytes : bytes.swap16();
  };
  const windows = Buffer.from(text.replace("€", "\u0080").replace("–", "\u0096"), "latin1");

  test.each([
    ["UTF-8", "UTF-8", Buffer.from(text)],
    ["UTF-8 with a byte order mark", "UTF-8", Buffer.from(`\uFEFF${text}`)],
    ["UTF-16 little-endian", "UTF-16", wide("le", true)],
    ["UTF-16 big-endian", "UTF-16", wide("be", true)],
    ["UTF-16 little-endian without a mark", "UTF-16", wide("le", false)],
    ["UTF-16 big-endian without a mark", "UTF-16", wide("be", false)],
    ["Windows-1252", "Windows-1252", windows],
  ])("is read as %s", async (_, encoding, bytes) => {
    expect(await readTable(bytes)).toMatchObject({
      encoding,
      separator: ";",
      columns: ["Nr", "Straße"],
      rows: [{ line: 2, cells: ["1", 'Größe, 5 € – "gut"'], extra: false }],
    });
  });

  // Words of each language, including names, towns and capital letters.
  test.each([
    ["German", "Jürgen Größer, Köln, ÜBERSICHT, Straße"],
    ["French", "Hélène Lefèvre, Orléans, À côté, Noël, ça"],
    ["Spanish", "José Núñez, León, ¿Mañana?, Año, Martín"],
    ["Portuguese", "João Gonçalves, São Paulo, Avaliação, Três"],
  ])("in %s is decoded with the encoding that yields words", async (_, words) => {
    for (const [encoding, name] of [
      ["Windows-1252", "windows-1252"],
      ["Mac Roman", "macintosh"],
      ["DOS 850", "cp850"],
    ] as const) {
      const table = await readTable(iconv.encode(`a;b\n1;${words}\n`, name));
      expect([table.encoding, table.rows[0]!.cells[1]]).toEqual([encoding, words]);
    }
  });

  test.each([
    ["|", "a|b,b\n1|2\n"],
    [",", 'a,"b;b;b"\n1,2\n'],
    [";", 'a;"b,b,b,""c"""\n1;2\n'],
    ["\t", "a\tb, c\n1\t2\n"],
    [";", "sep=;\na;b\n1;2\n"],
    [",", "a\n1\n"],
  ])("is split at the separator %j", async (separator, csv) => {
    expect(await read(csv)).toMatchObject({
      separator,
      rows: [{ cells: expect.arrayContaining(["1"]) as string[] }],
    });
  });

  test("has rows numbered by their first line, with any line endings and quoted line breaks", async () => {
    const csv = 'a,b\n1,"x\ny\nz"\n\n\n2,"p\n\nq"\n3,\n';
    for (const end of ["\n", "\r\n", "\r"])
      expect((await read(csv.replaceAll("\n", end))).rows.map(({ line }) => line)).toEqual([2, 7, 10]);
    expect((await read(`sep=,\n${csv}`)).rows.map(({ line }) => line)).toEqual([3, 8, 11]);
    expect(await cells(csv)).toEqual([
      ["1", "x\ny\nz"],
      ["2", "p\n\nq"],
      ["3", ""],
    ]);
  });

  test("may have missing or extra cells, quotes inside words, and missing or duplicate headings", async () => {
    expect(await read('a,,a,b,,\n1,Robert "Bob" Smith\n2,3,4,5,6,7\n')).toMatchObject({
      columns: ["a", "Column 2", "a (column 3)", "b"],
      rows: [
        { cells: ["1", 'Robert "Bob" Smith', "", ""], extra: false },
        { cells: ["2", "3", "4", "5"], extra: true },
      ],
    });
  });

  test.each([
    ["the file is empty", ""],
    ["the file is empty", "\n\n"],
    ["(line 3)", 'a,b\n1,2\n3,"4\n'],
    ["spreadsheet", Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0])],
    ["not text", Buffer.from("a,b\n1,\u0000\n")],
    ["not text", Buffer.from([0x61, 0x81, 0x12, 0x0a])],
    ["not text", Buffer.from([0xff, 0xfe, 0x41])],
    ["more than 200,000 rows", `a\n${"1\n".repeat(mostRows + 1)}`],
    ["more than 200 columns", `${Array.from({ length: 201 }, (_, i) => `c${i}`).join(",")}\n`],
    ["never closed", `a,b\n1,"${"x,y\n".repeat(200_000)}`],
  ])("is refused with the message: %s", async (message, csv) => {
    await expect(readTable(Buffer.from(csv as string))).rejects.toThrow(
      new RegExp(message.replace(/[()]/g, "\\$&"), "i"),
    );
  });
});

describe("columns", () => {
  const mapped = (kind: ImportKind, header: string) =>
    Object.fromEntries(
      Object.entries(suggestMapping(kind, header.split(";"))).filter(([, column]) => column),
    );

  test.each<[ImportKind, string, Record<string, string>]>([
    [
      "candidates",
      "Candidate ID;First Name;Last Name;E-mail;Phone Number;Current title",
      {
        id: "Candidate ID",
        firstName: "First Name",
        lastName: "Last Name",
        email: "E-mail",
        phone: "Phone Number",
        headline: "Current title",
      },
    ],
    [
      "candidates",
      "Bewerber-Nummer;Name;Vorname;E-Mail-Adresse;Handy;Position",
      {
        id: "Bewerber-Nummer",
        firstName: "Vorname",
        lastName: "Name",
        email: "E-Mail-Adresse",
        phone: "Handy",
        headline: "Position",
      },
    ],
    [
      "candidates",
      "Identifiant;Prénom;Nom;Courriel;Téléphone;Intitulé du poste",
      {
        id: "Identifiant",
        firstName: "Prénom",
        lastName: "Nom",
        email: "Courriel",
        phone: "Téléphone",
        headline: "Intitulé du poste",
      },
    ],
    [
      "candidates",
      "Código;Nombre;Apellidos;Correo electrónico;Móvil;Puesto actual",
      {
        id: "Código",
        firstName: "Nombre",
        lastName: "Apellidos",
        email: "Correo electrónico",
        phone: "Móvil",
        headline: "Puesto actual",
      },
    ],
    [
      "candidates",
      "Código do candidato;Nome completo;Correio eletrónico;Telemóvel;Função",
      {
        id: "Código do candidato",
        fullName: "Nome completo",
        email: "Correio eletrónico",
        phone: "Telemóvel",
        headline: "Função",
      },
    ],
    [
      "jobs",
      "Stellen-ID;Stellentitel;Beschreibung;Abteilung;Standort;Status",
      {
        id: "Stellen-ID",
        title: "Stellentitel",
        description: "Beschreibung",
        department: "Abteilung",
        location: "Standort",
        status: "Status",
      },
    ],
    [
      "jobs",
      "Référence de l'offre;Intitulé;Descriptif;Service;Lieu;Statut",
      {
        id: "Référence de l'offre",
        title: "Intitulé",
        description: "Descriptif",
        department: "Service",
        location: "Lieu",
        status: "Statut",
      },
    ],
    [
      "applications",
      "Job ID;Candidate ID;ID;Stage;Status;Applied on",
      {
        id: "ID",
        jobId: "Job ID",
        candidateId: "Candidate ID",
        stage: "Stage",
        state: "Status",
        appliedAt: "Applied on",
      },
    ],
    [
      "applications",
      "ID solicitud;ID oferta;ID candidato;Etapa;Estado;Fecha de solicitud",
      {
        id: "ID solicitud",
        jobId: "ID oferta",
        candidateId: "ID candidato",
        stage: "Etapa",
        state: "Estado",
        appliedAt: "Fecha de solicitud",
      },
    ],
    [
      "employees",
      "Matrícula;Nome;E-mail;Cargo;Equipa;Consentimento",
      {
        id: "Matrícula",
        fullName: "Nome",
        email: "E-mail",
        title: "Cargo",
        team: "Equipa",
        consentedAt: "Consentimento",
      },
    ],
    ["candidates", "foo;bar", {}],
  ])("of %s are recognized: %s", (kind, header, expected) => {
    expect(mapped(kind, header)).toEqual(expected);
  });
});

test.each(
  (Object.keys(fieldsOf) as ImportKind[]).flatMap((kind) => [
    [kind, translator("import", "en", en)] as const,
    [kind, translator("import", "de", de)] as const,
  ]),
)("columns of %s with the page's own labels are recognized", (kind, t) => {
  const named = Object.fromEntries(fieldsOf[kind].map((field) => [field, fieldName(t, field)]));
  // What people say about themselves is mapped by a person alone.
  const suggested = Object.entries(named).map(([field, name]) => [
    field,
    isUnshownField(field) ? null : name,
  ]);
  expect(suggestMapping(kind, Object.values(named))).toEqual(Object.fromEntries(suggested));
});

test.each([
  ["Nome;Contatto aziendale;Città\nAda Reyes;ada@firma.example;Torino\nBen;;Milano", "Contatto aziendale"],
  ["Name;Note\nAda Reyes;call her\nBen Okafor;ben@firm.example\nCleo;ill", null],
])("a column of e-mail addresses is known by its cells: %s", async (text, email) => {
  expect(await suggestMappingOf("candidates", await openTable(Buffer.from(text)))).toMatchObject({ email });
});

describe("a row", () => {
  const checked = async (kind: ImportKind, text: string) => {
    const table = await openTable(Buffer.from(text));
    const verdicts = await all(checkRows(kind, table, suggestMapping(kind, table.columns)));
    return {
      good: verdicts.flatMap(({ checked }) => checked ?? []),
      problems: verdicts.flatMap(({ problems }) => problems),
    };
  };
  const dates = (...days: string[]) =>
    checked("applications", `job;candidate;applied\n${days.map((day, i) => `J;${i};${day}`).join("\n")}\n`);

  test("may have its state in any of five languages", async () => {
    const states = [
      "active",
      "Abgelehnt",
      "refusée",
      "Rechazado",
      "Contratada",
      "Zurückgezogen",
      "",
      "In process",
    ];
    const { good } = await checked(
      "applications",
      `job;candidate;status\n${states.map((state, i) => `J;${i};${state}`).join("\n")}\n`,
    );
    expect(good.map(({ row }) => (row as { state: string }).state)).toEqual([
      "active",
      "rejected",
      "rejected",
      "rejected",
      "hired",
      "withdrawn",
      "active",
      "active",
    ]);
  });

  test("accepts unambiguous dates and reports all others as problems", async () => {
    const { good, problems } = await dates(
      "2026-03-31",
      "31.03.2026",
      "2026-03-31 10:30:00",
      "2026-03-31T10:30:00+02:00",
      "",
    );
    expect(problems).toEqual([]);
    expect(good.map(({ row }) => (row as { appliedAt: string | null }).appliedAt)).toEqual([
      "2026-03-31T00:00:00.000Z",
      "2026-03-31T00:00:00.000Z",
      "2026-03-31T10:30:00.000Z",
      "2026-03-31T08:30:00.000Z",
      null,
    ]);
    for (const bad of ["03/04/2026", "31.02.2026", "soon", "2026-13-01"])
      expect((await dates(bad)).problems).toMatchObject([{ line: 2, field: "appliedAt", value: bad }]);
  });

  test("loses only the apostrophe that keeps a cell from being a formula", async () => {
    const { good } = await checked(
      "candidates",
      "id,name,phone\n1,O'Hara,'+49 30 1\n2,'s Gravenmoer,'=1+1\n",
    );
    expect(good.map(({ row }) => row)).toMatchObject([
      { fullName: "O'Hara", phone: "+49 30 1" },
      { fullName: "'s Gravenmoer", phone: "=1+1" },
    ]);
  });
});

test("a written table has the same values when read back, and none of its cells is a formula", async () => {
  const values = ["=1+1", "+49", "-2", "@x", " =1", "\t=1", "＝1", 'say "hi"', "a\nb", "plain", "1,2;3"];
  const written = writeTable([["x"], ...values.map((each) => [each])]);
  for (const [cell] of await cells(written)) expect(cell).not.toMatch(/^\s*[=+\-@＝]/);
  expect((await cells(written)).map(([cell]) => cell?.replaceAll("'", ""))).toEqual(values);
});

test("no cell of a written table is a formula at any separator that a spreadsheet offers, with quotes or without", () => {
  const pieces = [..."=+-@＝＋－＠x1,;|\t\r\n \"'"];
  const attacks = ["x;=cmd|' /C calc'!A0", 'a";=1+1;"', "a\t=1", 'a|"=1"', "a\n+1", "a; =1", "a =1", "-;-1"];
  const holds = (values: string[]) => {
    const written = writeTable([values, ["plain", ...values]]);
    for (const delimiter of [",", ";", "\t", "|", " "])
      for (const quote of ['"', null]) {
        const lenient = {
          relax_quotes: true,
          relax_column_count: true,
          record_delimiter: ["\r\n", "\n", "\r"],
        };
        const readAs = (text: string): string[][] => parse(text, { bom: true, delimiter, quote, ...lenient });
        let read: string[][];
        try {
          read = readAs(written);
        } catch {
          // To such a program the last quote may never close.
          read = readAs(`${written}"`);
        }
        // A dash, or another sign alone, is not a formula.
        const formulas = read.flat().filter((text) => /^[\s"]*[=+\-@＝＋－＠][^\s"]/.test(text));
        expect(formulas, JSON.stringify({ written, delimiter, quote })).toEqual([]);
      }
  };
  holds(attacks);
  const cell = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((list) => list.join(""));
  fc.assert(fc.property(fc.array(cell, { minLength: 1, maxLength: 3 }), holds), { numRuns: 1_000 });
  expect(writeTable([["C++ - Team Lead; R&D, 5-8 years", "a@b.example"]])).toBe(
    '\uFEFF"C++ - Team Lead; R&D, 5-8 years","a@b.example"\r\n',
  );
});

describe("a date", () => {
  test.each([
    ["2026-03-31", "2026-03-31"],
    ["31.03.2026", "2026-03-31"],
    ["3.4.26", "2026-04-03"],
    ["31/03/2026", "2026-03-31"],
    ["03/31/2026 9:05", "2026-03-31T09:05:00Z"],
    ["31 March 2026", "2026-03-31"],
    ["Mar 31st, 2026", "2026-03-31"],
    ["31. März 2026", "2026-03-31"],
    ["1er août 2026", "2026-08-01"],
    ["31 de marzo de 2026", "2026-03-31"],
    ["31 de março de 2026", "2026-03-31"],
    ["soon", "soon"],
  ])("%s is read as %s", (cell, iso) => {
    expect(readDay(cell, dayOrder([cell]))).toEqual({ iso });
  });

  test("with slashes follows the day order of its column, and is a problem when no date shows that order", () => {
    expect(readDay("03/04/2026", dayOrder(["03/04/2026", "13/04/2026"]))).toEqual({ iso: "2026-04-03" });
    expect(readDay("03/04/2026", dayOrder(["03/04/2026", "04/13/2026"]))).toEqual({ iso: "2026-03-04" });
    expect(readDay("03/04/2026", dayOrder(["03/04/2026", "05/05/2026"]))).toHaveProperty("problem");
    expect(readDay("05/05/2026", null)).toEqual({ iso: "2026-05-05" });
  });
});

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { employmentTypeIn, structureJob } from "@/lib/judging/ai/embedded/structure-job/structure-job";
import { cpuSeconds } from "../../../support/cpu-seconds";

const unstated = { title: null, department: null, location: null, employmentType: null, start: null };

describe("structureJob", () => {
  it.each([
    [
      "# Senior Backend Engineer\n\nBrightwater · Routing team · Lisbon or remote within the EU · Full-time\n\n## About us\nWe plan tours.",
      {
        title: "Senior Backend Engineer",
        department: "Routing team",
        location: "Lisbon or remote within the EU",
        employmentType: "full_time",
      },
    ],
    [
      "Softwareentwickler (m/w/d) Backend\nStandort: Köln\nAbteilung: IT\nVollzeit, unbefristet\n\nDeine Aufgaben\n- Java",
      {
        title: "Softwareentwickler Backend",
        department: "IT",
        location: "Köln",
        employmentType: "full_time",
      },
    ],
    [
      "Wir suchen zum nächstmöglichen Zeitpunkt eine Pflegefachkraft (m/w/d) für unsere Station.\nArbeitsort: Bonn\nTeilzeit",
      {
        title: "Pflegefachkraft",
        location: "Bonn",
        employmentType: "part_time",
        start: "zum nächstmöglichen Zeitpunkt",
      },
    ],
    [
      "Nous recherchons un(e) responsable logistique (H/F) pour notre site.\nType de contrat : CDI, temps plein\nLieu : Lyon",
      { title: "Responsable logistique", location: "Lyon", employmentType: "full_time" },
    ],
    [
      "Acme busca un/a enfermero/a para su clínica.\nUbicación: Madrid\nJornada completa",
      { title: "Enfermero/a", location: "Madrid", employmentType: "full_time" },
    ],
    [
      "Vaga: Engenheiro de Dados Sênior\nLocal: Porto\nDepartamento: Dados\nRegime: Tempo integral",
      {
        title: "Engenheiro de Dados Sênior",
        department: "Dados",
        location: "Porto",
        employmentType: "full_time",
      },
    ],
    [
      "We are looking for a Backend Engineer in Lisbon (hybrid). This is a full-time position.",
      { title: "Backend Engineer", location: "Lisbon (hybrid)", employmentType: "full_time" },
    ],
    [
      "Nurse\n\nSt. Mary's Hospital, Dublin\n\nPermanent, part time (24h/week)\n\nYou care for patients.",
      { title: "Nurse", location: "Dublin", employmentType: "part_time" },
    ],
    [
      "Wir suchen ab sofort einen Pflegefachmann in Teilzeit für unser Haus in Köln. Du bist ein Mensch.",
      { title: "Pflegefachmann", location: "Köln", employmentType: "part_time", start: "ab sofort" },
    ],
    [
      "Data Analyst - Amsterdam, Netherlands - Contract\n\nYou know SQL.",
      { title: "Data Analyst", location: "Amsterdam, Netherlands", employmentType: "contract" },
    ],
    [
      "Title: Java developer\nThe role is based in Zurich, Switzerland and is full-time. Experience in Agile, Java or Rust counts.",
      { title: "Java developer", location: "Zurich, Switzerland", employmentType: "full_time" },
    ],
    [
      "Title: Ingénieur logiciel\nVous travaillez à Lyon, à temps plein.",
      { title: "Ingénieur logiciel", location: "Lyon", employmentType: "full_time" },
    ],
    ["Title: Trainer\nYou are at home in Excel, at Microsoft or in a bank.", { title: "Trainer" }],
    ["## Job title\nTire Repairer\n\n## Required Skills\n1. Patience", { title: "Tire Repairer" }],
    [
      "We are hiring! Join us.\nWe are looking for an experienced Staff Nurse to join our ward.\nPart-time or full-time.",
      { title: "Staff Nurse" },
    ],
    [
      "Data Analyst Internship - Berlin, Germany - Ref. 1234\nYou will help with reports.",
      { title: "Data Analyst Internship", location: "Berlin, Germany", employmentType: "internship" },
    ],
    [
      "Roofer needed +++ Kendal +++ start Monday\n- slate and lead work\n- own tools",
      { title: "Roofer", location: "Kendal" },
    ],
    [
      "Puesto: Apicultor\nDónde: Alcañiz\nTareas: cuidar 300 colmenas",
      { title: "Apicultor", location: "Alcañiz" },
    ],
    [
      "Wo? Husum. Was? Bootsbauer (m/w/d). Wann? Sofort.\nSie bauen Holzboote.",
      { title: "Bootsbauer", location: "Husum" },
    ],
    [
      "Restauratrice de tableaux recherchée par un atelier installé à deux pas de la gare de Saumur.",
      { title: "Restauratrice de tableaux", location: "Saumur" },
    ],
    ["Wir suchen einen Bäcker. Essen gibt es gratis.", { title: "Bäcker" }],
    ["Cook wanted. Nice team! You order the groceries.", { title: "Cook" }],
    [
      "Can you post a req for a senior data engineer (Berlin or remote)? Must have Python.",
      { title: "Senior data engineer", location: "Berlin" },
    ],
    [
      "Werkvoorbereider gezocht in Utrecht, minimaal 5 jaar ervaring. Vaste aanstelling.",
      { title: "Werkvoorbereider", location: "Utrecht", employmentType: "full_time" },
    ],
    [
      "Für unsere Station in Kiel suchen wir eine Pflegefachkraft (m/w/d) mit Berufserlaubnis.",
      { title: "Pflegefachkraft", location: "Kiel" },
    ],
    ["Besoin d'un cuisinier à Dijon, HACCP.", { title: "Cuisinier", location: "Dijon" }],
    ["Hey team,\nwe need a locksmith in Leeds.", { title: "Locksmith", location: "Leeds" }],
    ["Our company is growing and values people.", {}],
  ])("reads %j", (text, expected) => {
    expect(structureJob(text)).toEqual({ ...unstated, ...expected });
  });

  it("reads any text deterministically and in bounded time", async () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (text) => {
        const job = structureJob(text);
        expect(structureJob(text)).toEqual(job);
        expect(job.title?.length ?? 1).toBeGreaterThan(0);
      }),
    );
    for (const text of ["looking for a ".repeat(20_000), "Title: ".repeat(20_000), "(m/".repeat(50_000)])
      expect(await cpuSeconds(() => structureJob(text))).toBeLessThan(3);
  });
});

describe("employmentTypeIn", () => {
  it.each([
    ["Unbefristete Anstellung in Vollzeit", "full_time"],
    ["befristet auf zwei Jahre", "temporary"],
    ["Stage de six mois", "internship"],
    ["Freelance, remote", "contract"],
    ["You negotiate contracts and stage releases", null],
    ["Vollzeit oder Teilzeit", null],
  ])("reads the employment type in %j", (text, kind) => {
    expect(employmentTypeIn(text)).toBe(kind);
  });
});

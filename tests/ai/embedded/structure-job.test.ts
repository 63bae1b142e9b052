import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { employmentTypeIn, structureJob } from "@/lib/ai/embedded/structure-job/structure-job";

describe("structureJob", () => {
  it.each([
    [
      "# Senior Backend Engineer\n\nBrightwater · Routing team · Lisbon or remote within the EU · Full-time\n\n## About us\nWe plan tours.",
      {
        title: "Senior Backend Engineer",
        department: "Routing team",
        location: "Lisbon or remote within the EU",
        employmentType: "full_time",
        start: null,
      },
    ],
    [
      "Softwareentwickler (m/w/d) Backend\nStandort: Köln\nAbteilung: IT\nVollzeit, unbefristet\n\nDeine Aufgaben\n- Java",
      {
        title: "Softwareentwickler Backend",
        department: "IT",
        location: "Köln",
        employmentType: "full_time",
        start: null,
      },
    ],
    [
      "Wir suchen zum nächstmöglichen Zeitpunkt eine Pflegefachkraft (m/w/d) für unsere Station.\nArbeitsort: Bonn\nTeilzeit",
      {
        title: "Pflegefachkraft",
        department: null,
        location: "Bonn",
        employmentType: "part_time",
        start: "zum nächstmöglichen Zeitpunkt",
      },
    ],
    [
      "Nous recherchons un(e) responsable logistique (H/F) pour notre site.\nType de contrat : CDI, temps plein\nLieu : Lyon",
      {
        title: "Responsable logistique",
        department: null,
        location: "Lyon",
        employmentType: "full_time",
        start: null,
      },
    ],
    [
      "Acme busca un/a enfermero/a para su clínica.\nUbicación: Madrid\nJornada completa",
      {
        title: "Enfermero/a",
        department: null,
        location: "Madrid",
        employmentType: "full_time",
        start: null,
      },
    ],
    [
      "Vaga: Engenheiro de Dados Sênior\nLocal: Porto\nDepartamento: Dados\nRegime: Tempo integral",
      {
        title: "Engenheiro de Dados Sênior",
        department: "Dados",
        location: "Porto",
        employmentType: "full_time",
        start: null,
      },
    ],
    [
      "We are looking for a Backend Engineer in Lisbon (hybrid). This is a full-time position.",
      {
        title: "Backend Engineer",
        department: null,
        location: "Lisbon (hybrid)",
        employmentType: "full_time",
        start: null,
      },
    ],
    [
      "Nurse\n\nSt. Mary's Hospital, Dublin\n\nPermanent, part time (24h/week)\n\nYou care for patients.",
      { title: "Nurse", department: null, location: "Dublin", employmentType: "part_time", start: null },
    ],
    [
      "Wir suchen ab sofort einen Pflegefachmann in Teilzeit für unser Haus in Köln. Du bist ein Mensch.",
      {
        title: "Pflegefachmann",
        department: null,
        location: "Köln",
        employmentType: "part_time",
        start: "ab sofort",
      },
    ],
    [
      "Data Analyst - Amsterdam, Netherlands - Contract\n\nYou know SQL.",
      {
        title: "Data Analyst",
        department: null,
        location: "Amsterdam, Netherlands",
        employmentType: "contract",
        start: null,
      },
    ],
    [
      "Title: Java developer\nThe role is based in Zurich, Switzerland and is full-time. Experience in Agile, Java or Rust counts.",
      {
        title: "Java developer",
        department: null,
        location: "Zurich, Switzerland",
        employmentType: "full_time",
        start: null,
      },
    ],
    [
      "Title: Ingénieur logiciel\nVous travaillez à Lyon, à temps plein.",
      {
        title: "Ingénieur logiciel",
        department: null,
        location: "Lyon",
        employmentType: "full_time",
        start: null,
      },
    ],
    [
      "Title: Trainer\nYou are at home in Excel, at Microsoft or in a bank.",
      { title: "Trainer", department: null, location: null, employmentType: null, start: null },
    ],
    [
      "## Job title\nTire Repairer\n\n## Required Skills\n1. Patience",
      { title: "Tire Repairer", department: null, location: null, employmentType: null, start: null },
    ],
    [
      "We are hiring! Join us.\nWe are looking for an experienced Staff Nurse to join our ward.\nPart-time or full-time.",
      { title: "Staff Nurse", department: null, location: null, employmentType: null, start: null },
    ],
    [
      "Data Analyst Internship - Berlin, Germany - Ref. 1234\nYou will help with reports.",
      {
        title: "Data Analyst Internship",
        department: null,
        location: "Berlin, Germany",
        employmentType: "internship",
        start: null,
      },
    ],
    [
      "Can you post a req for a senior data engineer (Berlin or remote)? Must have Python.",
      {
        title: "Senior data engineer",
        department: null,
        location: "Berlin",
        employmentType: null,
        start: null,
      },
    ],
    [
      "Werkvoorbereider gezocht in Utrecht, minimaal 5 jaar ervaring. Vaste aanstelling.",
      {
        title: "Werkvoorbereider",
        department: null,
        location: "Utrecht",
        employmentType: "full_time",
        start: null,
      },
    ],
    [
      "Für unsere Station in Kiel suchen wir eine Pflegefachkraft (m/w/d) mit Berufserlaubnis.",
      { title: "Pflegefachkraft", department: null, location: "Kiel", employmentType: null, start: null },
    ],
    [
      "Besoin d'un cuisinier à Dijon, HACCP.",
      { title: "Cuisinier", department: null, location: "Dijon", employmentType: null, start: null },
    ],
    [
      "Hey team,\nwe need a locksmith in Leeds.",
      { title: "Locksmith", department: null, location: "Leeds", employmentType: null, start: null },
    ],
    [
      "Our company is growing and values people.",
      { title: null, department: null, location: null, employmentType: null, start: null },
    ],
  ])("reads %j", (text, expected) => {
    expect(structureJob(text)).toEqual(expected);
  });

  it("reads any text deterministically and in bounded time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (text) => {
        const job = structureJob(text);
        expect(structureJob(text)).toEqual(job);
        expect(job.title?.length ?? 1).toBeGreaterThan(0);
      }),
    );
    const start = performance.now();
    for (const text of ["looking for a ".repeat(20_000), "Title: ".repeat(20_000), "(m/".repeat(50_000)])
      structureJob(text);
    expect(performance.now() - start).toBeLessThan(3_000);
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

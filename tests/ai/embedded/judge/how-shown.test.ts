import { expect, test } from "vitest";
import { judgeNow } from "@/lib/judging/ai/embedded/embedded-judge";
import { prepareText } from "@/lib/judging/evaluation/evaluate-text";
import { Criterion } from "@/lib/judging/scorecards/scorecard";

const heads = {
  en: "Work experience\nTeam Member, Halvorsen Ltd, 03/2018 - 09/2023\n- Kept the daily log and opened the windows every morning",
  de: "Berufserfahrung\nMitarbeiter, Halvorsen GmbH, 03/2018 - 09/2023\n- Füllte das Tagebuch aus und öffnete jeden Morgen die Fenster",
  fr: "Expérience professionnelle\nEmployé, Halvorsen SA, 03/2018 - 09/2023\n- Remplissait le journal et ouvrait les fenêtres tous les matins",
  es: "Experiencia laboral\nEmpleado, Halvorsen SL, 03/2018 - 09/2023\n- Rellenaba el parte diario y abría las ventanas todas las mañanas",
  pt: "Experiência profissional\nEmpregado, Halvorsen Lda, 03/2018 - 09/2023\n- Preenchia o registo diário e abria as janelas todas as manhãs",
  nl: "Werkervaring\nMedewerker, Halvorsen BV, 03/2018 - 09/2023\n- Vulde het dagboek in en opende elke ochtend de ramen",
};
type Language = keyof typeof heads;

/** The verdict on a skill of a CV whose only dated work is this line. */
function verdictOn(
  language: Language,
  line: string,
  name: string,
  skills: string[] = [],
): string | undefined {
  const criterion = Criterion.parse({
    id: "00000000-0000-8000-a000-000000000001",
    dimension: "hard_skills",
    name,
    weight: 10,
    importance: "must",
    skills: skills.map((skill) => ({ name: skill })),
  });
  const { dossier } = prepareText(`${heads[language]}\n- ${line}\n`, new Date("2026-01-15"));
  return judgeNow(dossier, [criterion])[0]?.verdict;
}

/** Sentences that speak of a trade and do not show it, and sentences that show it; "*" is the trade. */
const sentences: Record<Language, { trades: string[]; beside: string[]; done: string[] }> = {
  en: {
    trades: ["bookbinding", "beekeeping", "purchasing", "radiography", "glass blowing", "accounting"],
    beside: [
      "Delivered parcels to the * department",
      "Sold coffee to * departments of hospitals",
      "Received invoices from * offices",
      "Parked bicycles near the * hall",
    ],
    done: ["Responsible for * and stock", "Worked in * for six years", "Taught * to two juniors"],
  },
  de: {
    trades: ["Buchbinderei", "Imkerei", "Buchhaltung", "Uhrmacherei"],
    beside: ["Brachte Pakete zur *", "Holte Rechnungen von der * ab", "Parkte Fahrräder neben der *"],
    done: ["Verantwortlich für * und Lager", "Leitete die *"],
  },
  fr: {
    trades: ["comptabilité", "reliure", "apiculture"],
    beside: [
      "Livrait des colis au service de *",
      "Vendait du café à un atelier de *",
      "Balayait la salle de *",
    ],
    done: ["Responsable de la * et du stock", "Assurait la * de deux sociétés"],
  },
  es: {
    trades: ["contabilidad", "encuadernación", "apicultura"],
    beside: [
      "Entregaba paquetes al departamento de *",
      "Vendía café a un taller de *",
      "Barría la sala de *",
    ],
    done: ["Responsable de * y almacén", "Llevaba la * de dos empresas"],
  },
  pt: {
    trades: ["contabilidade", "encadernação", "apicultura"],
    beside: [
      "Entregava pacotes ao departamento de *",
      "Vendia café a uma oficina de *",
      "Varria a sala de *",
    ],
    done: ["Responsável pela * e pelo armazém", "Fazia a * de duas empresas"],
  },
  nl: {
    trades: ["boekbinderij", "bijenteelt", "boekhouding"],
    beside: ["Bracht pakketten naar de *", "Haalde facturen van de *", "Parkeerde fietsen naast de *"],
    done: ["Verantwoordelijk voor * en magazijn", "Voerde de * van twee bedrijven"],
  },
};

test.each(Object.entries(sentences))(
  "tells where and whom something went to from what was done (%s)",
  (language, { trades, beside, done }) => {
    const met = (shapes: string[]) =>
      trades.flatMap((trade) =>
        shapes
          .map((shape) => shape.replace("*", trade))
          .filter((line) => verdictOn(language as Language, line, trade) === "met"),
      );
    expect(met(beside)).toEqual([]);
    expect(met(done)).toHaveLength(trades.length * done.length);
  },
);

test.each([
  ["Followed the team leader and learned the routine", "Team leadership", "not_evidenced"],
  ["Supervised the shop as team leader", "Team leadership", "met"],
  ["Called the welder when a gate broke", "Welding", "not_evidenced"],
  ["Worked as a docker in a port", "Docker", "not_evidenced"],
  ["Packaged services in docker containers", "Docker", "met"],
  ["Maintained 250 network nodes", "Node.js", "not_evidenced"],
])("%j shows %s: %s", (line, name, verdict) => {
  expect(verdictOn("en", line, name)).toBe(verdict);
});

test.each([
  ["Planned routes for twelve drivers", "Route planning", "met"],
  ["Planned the summer party and swept the routes", "Route planning", "not_evidenced"],
  ["Inspected kitchens and used a company vehicle", "Vehicle inspection", "not_evidenced"],
])("words of a skill count where they belong together: %j", (line, name, verdict) => {
  expect(verdictOn("en", line, name)).toBe(verdict);
});

test("half of a phrase is shown in part and never met", () => {
  expect(verdictOn("en", "Prepared press kits", "Press conferences")).not.toBe("met");
  expect(verdictOn("en", "Booked radiography appointments", "Radiography")).toBe("partly");
});

test("letters joined by an ampersand are one word", () => {
  expect(verdictOn("en", "Worked with the R&D department", "R programming", ["R"])).toBe("not_evidenced");
  expect(verdictOn("en", "Wrote packages in R and C", "R programming", ["R"])).toBe("met");
  expect(verdictOn("en", "Worked in R & D", "R&D")).toBe("met");
});

test("another meaning of a known skill's spelling is not asked for", () => {
  expect(verdictOn("en", "Maintained 250 network nodes", "Node.js", ["Node.js"])).toBe("not_evidenced");
});

test("a language's name that describes people is no command of the language", () => {
  expect(verdictOn("en", "Shared an office with two Danish colleagues", "Danish")).toBe("not_evidenced");
  expect(verdictOn("en", "Answered calls in Danish", "Danish")).toBe("met");
});

import { expect, it } from "vitest";
import { parseProfile } from "@/lib/reading/profile/parse-profile";

/** The name read in the head of a CV of which it is all that matters. */
const nameIn = (head: string) =>
  parseProfile(`${head}\n\nExperience\nCook, Acme Ltd, 2019 - 2020`, new Date("2026-11-20")).name?.value ??
  null;

it.each([
  ["CV – Grace Holloway\ngrace@example.org", "Grace Holloway"],
  ["Curriculum Vitae of Tomasz Wierzbicki", "Tomasz Wierzbicki"],
  ["LEBENSLAUF\nName: Anneke Brandhorst", "Anneke Brandhorst"],
  ["LEBENSLAUF Anneke Brandhorst\n0171 5550143", "Anneke Brandhorst"],
  ["Resume: Lucía Ferrándiz Mora", "Lucía Ferrándiz Mora"],
  ["Jonas Petersson – Resume", "Jonas Petersson"],
  ["Jonas Petersson's CV\njp@example.org", "Jonas Petersson"],
  ["PERSÖNLICHE DATEN Anneke Brandhorst\n12 Fern Road", "Anneke Brandhorst"],
  ["INFORMATIONS PERSONNELLES Baptiste Charron\n0612550143", "Baptiste Charron"],
  [
    "Personal information\nFirst name(s) / Surname(s)\tAnneke Brandhorst\nAddress\t12 Fern Road",
    "Anneke Brandhorst",
  ],
  ["ODILE\nBRANNICK\nWarehouse Analyst\nodb77@example.org", "ODILE BRANNICK"],
  ["Odile   BRANNICK\nodile.brannick@example.org", "Odile BRANNICK"],
  ["O D I L E  B R A N N I C K\nodile@example.org", "ODILE BRANNICK"],
  ["Anneke van den\nBrandhorst\nanneke.brandhorst@example.org", "Anneke van den Brandhorst"],
  ["Ines Prieto Ingeniera de caminos\nines.prieto@example.org", "Ines Prieto"],
  ["Jonas Petersson Warehouse Analyst\njonas.petersson@example.org", "Jonas Petersson"],
  [
    "• Work experience\n• Education\n• Skills\nWork experience\nEducation\nSkills\nA picture of me\nOdile Brannick\nHandles stock.\nodile.brannick@example.org",
    "Odile Brannick",
  ],
  [
    "Education\nBSc Physics, University of Leeds, 2010 - 2013\n\nExperience\nCook, Acme Ltd, 2019 - 2020\n\nSkills\nSQL\n\nOdile Brannick\nWarehouse Analyst\nodile.brannick@example.org\n+44 20 7946 0102",
    "Odile Brannick",
  ],
  ["Warehouse Analyst\nOdile Brannick\ninfo@example.org", "Odile Brannick"],
  ["Vorname\tAnneke\nName\tBrandhorst\nTelefon\t0171 5550143", "Anneke Brandhorst"],
  ["Nachname, Vorname: Brandhorst, Anneke", "Brandhorst, Anneke"],
  ["odile brannick\nwarehouse analyst\nodile.brannick@example.org", "Odile Brannick"],
  ["Ádám Kőszegi-Nagy\nadam.koszegi@example.org", "Ádám Kőszegi-Nagy"],
  ["Curriculum Vitae\n\nOdile Brannick, MSc\nLeeds", "Odile Brannick"],
  ["Résumé\nTomasz Wierzbicki\nwww.linkedin.com/in/tomasz-wierzbicki-4b2", "Tomasz Wierzbicki"],
  ["Experienced analyst\nLeeds, United Kingdom\nOdile Brannick\nobrannick@example.org", "Odile Brannick"],
  [
    "Contact\nobrannick@example.org\n+44 20 7946 0102\n\nLanguages\nEnglish\n\nOdile Brannick\nWarehouse Analyst",
    "Odile Brannick",
  ],
  ["Odile Brannick CV 2024\nodile@example.org", "Odile Brannick"],
  ["Odile Brannick (she/her)\nodile@example.org", "Odile Brannick"],
  ["Mr. Odile Brannick, PMP®\nodile@example.org", "Odile Brannick"],
  ["Lebenslauf von Wiebke Harmsen\n0171 5550143", "Wiebke Harmsen"],
  ["Curriculum – Matteo Ricciardelli\nmatteo@example.org", "Matteo Ricciardelli"],
  ["Wiebke Harmsen | Lebenslauf\nMusterweg 3", "Wiebke Harmsen"],
  ["Persoonlijke gegevens\nNaam\tJoris van den Boogaard\nAdres\tDorpsstraat 3", "Joris van den Boogaard"],
  ["Voornaam: Joris\nAchternaam: van den Boogaard", "Joris van den Boogaard"],
  ["Dados pessoais\nNome completo: Odila Moreira Prado", "Odila Moreira Prado"],
  ["DATOS PERSONALES\nNombre y apellidos: Inés Prieto Lozano\nTeléfono: 612 555 013", "Inés Prieto Lozano"],
  ["Currículum Vítae\nInés Prieto Lozano", "Inés Prieto Lozano"],
  ["HARMSEN, Wiebke\nwiebke.harmsen@example.org", "HARMSEN, Wiebke"],
  ["Harmsen Wiebke\nwharmsen@example.org", "Harmsen Wiebke"],
  ["Dipl.-Ing. (FH) Wiebke Harmsen\nMusterweg 3\n12345 Musterstadt", "Wiebke Harmsen"],
  ["Wiebke Harmsen, M.Sc.\nProduktmanagerin", "Wiebke Harmsen"],
  ["Wiebke\nHarmsen\nProduktmanagerin\nwh@harmsen.example", "Wiebke Harmsen"],
  ["wiebke.harmsen@example.org\nWiebke Harmsen\nMusterweg 3", "Wiebke Harmsen"],
  ["Seite 1 von 2\nWiebke Harmsen\nMusterweg 3, 12345 Musterstadt", "Wiebke Harmsen"],
  ["Bewerbungsunterlagen\nWiebke Harmsen\nMusterweg 3", "Wiebke Harmsen"],
  ["Produktmanagerin Wiebke Harmsen\nwiebke.harmsen@example.org", "Wiebke Harmsen"],
  [
    "Profil\nIch bin Produktmanagerin.\n\nKontakt\nWiebke Harmsen\nMusterweg 3\nwiebke.harmsen@example.org",
    "Wiebke Harmsen",
  ],
  [
    "KONTAKT\nwiebke.harmsen@example.org\n0171 5550143\n\nKENNTNISSE\nExcel\nSAP\n\nWIEBKE HARMSEN\nProduktmanagerin",
    "WIEBKE HARMSEN",
  ],
  ["Wiebke Harmsen\tProduktmanagerin\tBremen", "Wiebke Harmsen"],
  ["Wiebke Harmsen – Produktmanagerin", "Wiebke Harmsen"],
  ["Prénom : Baptiste\nNom : Charron\nAdresse : 3 rue du Pont", "Baptiste Charron"],
  ["M. Baptiste CHARRON\n3 rue du Pont\n69000 Lyon", "Baptiste CHARRON"],
  ["Baptiste CHARRON, 34 ans\nChef de projet", "Baptiste CHARRON"],
  ["Shanice O'Neill-Okafor\nshanice.oneill@example.org", "Shanice O'Neill-Okafor"],
  ["Nguyễn Thị Hạnh\nhanh.nguyen@example.org", "Nguyễn Thị Hạnh"],
  ["Jane Doe\nJane Doe\njane.doe@mail.example", "Jane Doe"],
  ["佐藤 Linux\nperson@mail.example", "佐藤 Linux"],
])("reads the name that labels and addresses agree with: %j", (head, name) => {
  expect(nameIn(head)).toBe(name);
});

it.each([
  "Curriculum Vitae\nWarehouse Analyst\nFernhollow Ltd",
  "Key Achievements\nSupply Chain\nwarehouse.team@example.org",
  "Warehouse Analyst\nhello@example.org\n\nExperience\nCook, Acme Ltd, 2019 - 2020\n\nReferences\nAnna Muster, Fernhollow Ltd\nanna.muster@example.org",
  "Personal Profile Hard Working\n",
  "Berufserfahrung Übersicht\nProduktmanagement und Vertrieb",
  "Soft Skills\nTeam Player\nProblem Solver",
])("reads no name where nothing agrees: %j", (head) => expect(nameIn(head)).toBeNull());

/** The name read where the file's name and properties say these. */
const nameWith = (titles: string[], head: string) =>
  parseProfile(`${head}\n\nExperience\nCook, Acme Ltd, 2019 - 2020`, new Date("2026-11-20"), null, titles)
    .name?.value ?? null;

it.each([
  [["WiebkeHarmsen_Lebenslauf-2026.pdf"], "Kitchen and Pastry\nLeeds\nWiebke Harmsen", "Wiebke Harmsen"],
  [["scan0012.pdf", "Inés Prieto – CV"], "Cocina y Sala\nInés Prieto Lozano", "Inés Prieto Lozano"],
  [["wiebkeharmsen.docx"], "Kitchen and Pastry\nWiebke Harmsen", "Wiebke Harmsen"],
  [["Bewerbung_Moeller_Jana.pdf"], "Kitchen and Pastry\nJana Möller", "Jana Möller"],
])("takes the prominent line that the file's name or a property spells out: %j %j", (titles, head, name) => {
  expect(nameWith([], head)).not.toBe(name);
  expect(nameWith(titles, head)).toBe(name);
});

it.each([
  [["Petra Muster", "Petra_Muster.docx"], "Wiebke Harmsen\nLeeds", "Wiebke Harmsen"],
  [["Petra Muster.pdf"], "Kitchen and pastry since 2004\nLeeds", null],
  [["Head Cook.pdf", "Pastry Cook CV"], "Head Cook\nPastry Cook\nLeeds", null],
  [["Cook – Mason and Sons kitchen.pdf"], "Mason Cook\nLeeds", null],
  [["Petra Muster"], "Kitchen and pastry since 2004\nLeeds\n\nReferences\nPetra Muster\nFarnhof AG", null],
])("takes no name from a file's name or property alone: %j %j", (titles, head, name) => {
  expect(nameWith(titles, head)).toBe(name);
});

import { describe, expect, test } from "vitest";
import { findProtectedCriteria } from "@/lib/scorecards/protected-criteria";

const refused: Record<string, string[]> = {
  Age: [
    "Between 25 and 35 years old",
    "Under 40 only",
    "Young and dynamic team",
    "Digital native",
    "No more than 5 years of experience",
    "Höchstalter 45",
    "Junges, dynamisches Team",
    "Maximal 5 Jahre Berufserfahrung",
    "Jeune équipe dynamique",
    "Entre 25 y 35 años",
    "Equipo joven y dinámico",
    "Idade máxima 40 anos",
    "Equipe jovem",
  ],
  graduation: [
    "Graduated between 2020 and 2024",
    "Recent graduates",
    "Class of 2023",
    "Jeune diplômé",
    "Recién graduado",
    "Recém-formado",
  ],
  Sex: [
    "Female candidates preferred",
    "Men only",
    "Nur Frauen",
    "Homme uniquement",
    "Solo mujeres",
    "Sexo masculino",
    "Apenas homens",
  ],
  Origin: [
    "US citizens only",
    "German nationality required",
    "Deutsche Staatsangehörigkeit erforderlich",
    "Nationalité française exigée",
  ],
  Native: [
    "Native English speaker",
    "Deutsch als Muttersprache",
    "Langue maternelle française",
    "Lengua materna español",
    "Inglês: falante nativo de inglês",
    "Without accent",
  ],
  Religion: ["Practising Christian", "Katholische Konfession", "Church membership"],
  Health: [
    "No disabilities",
    "Able-bodied",
    "Kerngesund",
    "Sans handicap",
    "Sin discapacidad",
    "Sem deficiência",
  ],
  Family: [
    "Unmarried",
    "No children",
    "Ledig und ungebunden",
    "Célibataire sans enfants",
    "Soltera, sin hijos",
    "Estado civil: solteiro",
  ],
  photo: [
    "CV with photo",
    "Bewerbung mit Lichtbild",
    "CV con foto",
    "Currículo com foto",
    "Buena presencia",
    "Good-looking",
    "Minimum height 170 cm",
  ],
  lives: [
    "Must live within 10 km",
    "Wohnhaft im Umkreis von 20 km",
    "Locals only",
    "Residir cerca de la oficina",
  ],
  school: ["Ivy League degree", "Graduate of a top-tier university"],
  Political: ["Not a union member", "Political views"],
};

describe.each(Object.entries(refused))("%s", (word, texts) => {
  test.each(texts)("refuses: %s", (text) => {
    expect(findProtectedCriteria(text)?.reason).toContain(word);
  });
});

test.each([
  "At least 5 years of experience",
  "Must be at least 18 years old",
  "Mindestens 3 Jahre Berufserfahrung",
  "Senior Developer (m/w/d)",
  "We are an equal opportunity employer regardless of age, gender, race or disability",
  "Unabhängig von Alter und Geschlecht",
  "Experience with young children",
  "Elderly care",
  "Cloud-native development",
  "Native mobile apps",
  "Photo editing and Photoshop",
  "German C1",
  "Care for pregnant women",
  "Religious education teacher",
  "Experience in gender studies",
  "Health insurance products",
  "Work permit for the EU",
  "Managed between 30 and 50 employees",
  "Single sign-on",
  "Race conditions and concurrency",
  "Family law",
  "Accessibility for people with disabilities",
  "Customers in 25 countries",
  "Union negotiations",
  "Marketing to women",
])("lets pass: %s", (text) => {
  expect(findProtectedCriteria(text)).toBeNull();
});

test("names the law where there is one, and finds one statement among many", () => {
  expect(findProtectedCriteria("Java\nSQL. Native speaker of German. Docker")?.law).toContain("2000/43/EC");
});

import { describe, expect, it } from "vitest";
import { parseProfile } from "@/lib/reading/profile/parse-profile";
import { makeDossier } from "@/lib/judging/evaluation/dossier";
import { evaluateText } from "@/lib/judging/evaluation/evaluate-text";
import { foldMasks } from "@/lib/reading/language/mask";

const asOf = new Date("2026-11-20");
const experience =
  "Experience\nEngineer, Acme Ltd, 2019 - 2020\n- Hired a French citizen and a Senegalese engineer";
const cv = (sentence: string) => `Jane Doe\njane@example.com\n\nProfile\n${sentence}\n\n${experience}`;
const maskedLine = (sentence: string) => {
  const text = cv(sentence);
  const masked = foldMasks(makeDossier({ text }, parseProfile(text, asOf), []).text);
  expect(masked).toContain(experience);
  return masked.split("\n")[4];
};

describe("personal details in a self-description", () => {
  it.each([
    ["Senegalese engineer with ten years in water", "█ engineer with ten years in water"],
    ["A French citizen", "A █ citizen"],
    ["Married mother of two", "█"],
    ["As a woman in tech, I build", "As █ in tech, I build"],
    ["I am British and live with tests", "I am █ and live with tests"],
    ["She lives in Paris and codes", "█ lives in █ and codes"],
    ["Ich bin österreichischer Staatsbürger mit Erfahrung", "Ich bin █ Staatsbürger mit Erfahrung"],
    ["Österreichische Ingenieurin mit Erfahrung", "█ Ingenieurin mit Erfahrung"],
    ["Ich wohne in Berlin", "Ich wohne in █"],
    ["Je suis ingénieure sénégalaise", "Je suis ingénieure █"],
    ["Père de deux enfants", "█"],
    ["Ingénieure, née Durand", "Ingénieure, █"],
    ["J'habite à Lyon", "J'habite à █"],
    ["Ingeniera peruana con diez años", "Ingeniera █ con diez años"],
    ["Soy española", "Soy █"],
    ["Ingeniera de software, española, 36 anos, casada", "Ingeniera de software, █, █, █"],
    ["Vivo en Madrid", "Vivo en █"],
    ["Enfermeira brasileira com dez anos", "Enfermeira █ com dez anos"],
    ["Engenheiro, 36 anos, casado", "Engenheiro, █, █"],
    ["Moro em Lisboa", "Moro em █"],
    ["British lawyer with ten years", "█ lawyer with ten years"],
    ["I am a British lawyer", "I am a █ lawyer"],
    [
      "Highly motivated and award-winning Brazilian graphic designer",
      "Highly motivated and award-winning █ graphic designer",
    ],
    ["South African accountant", "█ accountant"],
    ["A British-Nigerian product manager", "A █ product manager"],
    ["Mexican UX/UI designer", "█ UX/UI designer"],
    ["Jane Doe is a Swiss architect", "█ is a █ architect"],
    ["Nigerian-born consultant", "█-born consultant"],
    ["A 29-year-old Polish nurse", "A █ nurse"],
    ["Syrian refugee and civil engineer", "█ refugee and civil engineer"],
    ["She holds dual Swiss and Italian citizenship", "█ holds dual █ and █ citizenship"],
    ["Consultant of Turkish descent", "Consultant of █ descent"],
    ["I'm a practising Muslim and a nurse", "I'm a practising █ and a nurse"],
    ["Software engineer based in Berlin, Germany with Java", "Software engineer based in █ with Java"],
    ["London-based product designer, originally from Ghana", "█-based product designer, originally from █"],
    ["I moved to the UK from Kenya and settled in Leeds", "I moved to █ and settled in █"],
    ["I live with my two children in Leeds", "I live with █ in █"],
    ["Retired Irish police officer, happily married, two grown-up kids", "Retired █ police officer, █, █"],
    ["Single mother, aged 38", "█, █"],
    ["I am 41. A 45 year old gentleman with my wife", "I am █. A █ with █"],
    ["Österreichischer Rechtsanwalt, wohnhaft in Graz, ledig", "█ Rechtsanwalt, wohnhaft in █, █"],
    ["Gebürtiger Franzose und Koch", "Gebürtiger █ und Koch"],
    ["Ich bin eine 34-jährige Polin und lebe seit 2012 in Essen", "Ich bin eine █ und lebe seit 2012 in █"],
    ["Türkischstämmige Krankenschwester aus Berlin", "█ Krankenschwester aus █"],
    ["Ich komme aus Syrien. In Aleppo geboren.", "Ich komme aus █. In █ geboren."],
    ["Französische Lehrerin mit zehn Jahren", "█ Lehrerin mit zehn Jahren"],
    ["Avocate belge basée à Lyon", "Avocate █ basée à █"],
    ["Consultante franco-sénégalaise résidant à Dakar", "Consultante █ résidant à █"],
    ["Cheffe de projet canadienne, maman de deux enfants", "Cheffe de projet █, █"],
    ["D'origine algérienne, j'ai grandi à Marseille", "D'origine █, j'ai grandi à █"],
    ["Jeune femme dynamique de 25 ans, résidente à Lille", "Jeune █ dynamique █, résidente à █"],
    ["Consultora mexicana radicada en Madrid", "Consultora █ radicada en █"],
    ["Profesional ecuatoriana, natural de Quito, madre soltera", "Profesional █, natural de █, █"],
    ["Profesora española con diez años", "Profesora █ con diez años"],
    ["Advogado angolano residente em Lisboa", "Advogado █ residente em █"],
    ["Consultora cabo-verdiana sediada no Porto", "Consultora █ sediada no █"],
    ["Nacionalidade portuguesa e moçambicana", "Nacionalidade █ e █"],
    ["Enfermeira. Naturalidade: Luanda.", "Enfermeira. █."],
    ["Ghanaian and British civil engineer with ten years", "█ and █ civil engineer with ten years"],
    ["Thai-born, Sydney-raised chef of Tamil origin", "█-born, █-raised chef of █ origin"],
    ["Calm, caring Filipino nurse. Catholic. Single. No children.", "Calm, caring █ nurse. █. █. █."],
    ["He's 38, Ghanaian, and the son of Italian immigrants", "█'s █, █, and the son of █ immigrants"],
    ["Dutch, I speak four languages and have no wife", "█, I speak four languages and have no wife"],
    ["Developer (Bengaluru) with six years of Go", "Developer (█) with six years of Go"],
    ["Remote engineer based out of Tallinn, now in Lisbon", "Remote engineer based out of █, now in █"],
    ["I have lived in Spain since 2010 with my husband and two sons", "I have lived in █ since 2010 with █"],
    [
      "Erfahrener Bauingenieur (38, verheiratet, 2 Kinder) aus Dresden",
      "Erfahrener Bauingenieur (█, █, █) aus █",
    ],
    [
      "Ich wurde 1985 in Krakau geboren und lebe heute in Dresden",
      "Ich wurde █ in █ geboren und lebe heute in █",
    ],
    ["Der gebürtige Wiener ist Familienvater, Jahrgang 1985", "Der gebürtige █ ist █, █"],
    ["Vater einer Tochter mit österreichischem Pass", "█ mit █ Pass"],
    ["Belge, je suis comptable de 40 ans, né de parents maliens", "█, je suis comptable █, né de parents █"],
    ["Infirmier tunisien établi à Nice, musulman pratiquant", "Infirmier █ établi à █, █ pratiquant"],
    [
      "Swiss watchmaker. Nigerian psychologist. Scottish nurse practitioner.",
      "█ watchmaker. █ psychologist. █ nurse practitioner.",
    ],
    ["International student from China, Tunisian by birth", "International student from █, █ by birth"],
    ["Österreichische Informatikerin, Psychologue belge", "█ Informatikerin, Psychologue █"],
    ["Emprendedora chilena. Historiador angolano.", "Emprendedora █. Historiador █."],
    ["Je vis entre Paris et Bruxelles", "Je vis entre █"],
    [
      "Desarrolladora madrileña de 34 años que vive en Lima – Perú",
      "Desarrolladora madrileña █ que vive en █",
    ],
    ["Mujer emprendedora, casada desde 2010, con sede en Bilbao", "█ emprendedora, █, con sede en █"],
    ["Nederlandse verpleegkundige met tien jaar ervaring", "█ verpleegkundige met tien jaar ervaring"],
    ["Ik ben een Surinaamse docent en woon in Utrecht", "Ik ben een █ docent en woon in █"],
    ["Als moeder van drie kinderen plan ik goed", "Als █ plan ik goed"],
    ["Elektricien, 41 jaar oud, getrouwd, twee kinderen", "Elektricien, █, █, █"],
    ["Ik ben geboren in Gent en woonachtig in Breda", "Ik ben geboren in █ en woonachtig in █"],
    ["Mijn vrouw en twee zonen wonen in Delft", "█ wonen in Delft"],
    ["Trotse vader, afkomstig uit Marokko", "█, afkomstig uit █"],
    ["Monteur. Woonplaats: Almelo. Ongehuwd.", "Monteur. █. █."],
    ["Kok van Turkse afkomst, met Belgisch paspoort", "Kok van █ afkomst, met █ paspoort"],
    ["Casado há dez anos, resido na cidade do Porto", "█, resido na █"],
  ])("are masked: %j", (text, expected) => {
    expect(maskedLine(text)).toBe(expected);
  });

  it.each([
    "French (C1)",
    "fluent Spanish",
    "German market",
    "Senegalese tax law",
    "French Tech",
    "British Telecom engineer",
    "taught English",
    "women's health",
    "Women in Tech mentor",
    "lives documentation",
    "Saves lives in Africa",
    "French teacher with ten years",
    "German account manager",
    "Advised French citizens on tax",
    "British national grid",
    "Deutsche Bank",
    "deutscher Markt",
    "Deutschlehrer, Englisch fließend",
    "Français, anglais",
    "Professeur français",
    "Ingénieur, anglais courant",
    "Derecho español",
    "Traductora alemán-español",
    "mercado brasileiro",
    "Cocinera, española, italiana",
    "Português, inglês",
    "French cuisine",
    "German tax law",
    "Swiss watch repair",
    "English teacher",
    "worked with Brazilian customers",
    "Polish the surfaces",
    "Polish machine parts by hand",
    "Spanish tutor, native speaker",
    "I am a German translator",
    "German tax consultant",
    "French labour lawyer",
    "German payroll specialist",
    "Spanish customer support specialist",
    "Swiss Re analyst",
    "British Airways cabin crew",
    "American football coach",
    "German-speaking engineer",
    "American Sign Language interpreter",
    "Trained French teachers",
    "Advised British lawyers",
    "Languages: English, German",
    "English literature graduate",
    "Irish dance teacher",
    "Chinese medicine",
    "Russian literature lecturer",
    "Built the Paris office",
    "Sales manager for Paris",
    "Led a team based in Paris",
    "Opened the Berlin branch",
    "Worked for a bank located in Zurich",
    "Account manager for companies based in London",
    "Moved to London office",
    "Managed suppliers located in Poland",
    "Led engineers based in Kraków",
    "London-based start-up",
    "Web-based applications",
    "Engineer from MIT",
    "Exported goods to Brazil",
    "Worked in Paris and London",
    "Relocated the warehouse to Leeds",
    "Supporting people living in care homes",
    "Went live in Germany in 2019",
    "Cared for two children with autism",
    "Single sign-on",
    "Engaged in open source",
    "30 years of experience",
    "Single mothers' charity",
    "Mother of pearl inlay",
    "Deutschlehrer mit zehn Jahren Erfahrung",
    "deutsches Steuerrecht",
    "Französische Küche",
    "Betreuung polnischer Kunden",
    "Leitung eines Teams mit Sitz in Hamburg",
    "Ingenieur aus Leidenschaft",
    "Aufbau des Standorts Wien",
    "Professeur de français langue étrangère",
    "Gestion d'une équipe basée à Lyon",
    "Responsable du marché français",
    "Société installée à Paris",
    "Traductrice anglais-français",
    "Cuisine française",
    "Droit français",
    "Profesora de lengua española",
    "Empresa con sede en Madrid",
    "Gestión de clientes franceses",
    "Director India",
    "Bilingual English and Spanish receptionist",
    "Head of Sales, Germany, with a team",
    "Nurse for elderly women",
    "Consultor de 20 años de experiencia",
    "Ingénieur fort de 20 ans d'expérience",
    "Femme de ménage",
    "Raised funds in London",
    "Scottish Power technician",
    "Team aus Polen",
    "Gebietsleiter Bayern",
    "Enseignant d'histoire française",
    "Trains between Madrid and Barcelona",
    "Resident in Internal Medicine",
    "Baker of French bread",
    "Native German speaker",
    "From Paris to Berlin by rail",
    "Aus Polen importierte Waren",
    "The office is located in Zurich",
    "Revista española",
    "Música brasileira",
    "Diplôme français",
    "Formación profesional española",
    "British checklist",
    "Nederlands recht",
    "Belgische klanten",
    "Leraar Nederlands",
    "Werkte voor een bedrijf gevestigd in Utrecht",
    "Duits (B2)",
    "De vestiging in Breda geleid",
    "Twintig jaar ervaring",
    "Vertaler Frans-Nederlands",
    "Equipe sediada no Porto",
    "Professor de inglês",
    "Cozinha japonesa",
    "Tradutor de alemão",
  ])("are not confused with professional text: %j", (evidence) => {
    expect(maskedLine(evidence)).toBe(evidence);
  });

  it("are masked in an answer", () => {
    const text =
      "I am a British lawyer based in Leeds, married, and speak French. My team is located in Paris.";
    const [answer] = makeDossier({ text: "" }, parseProfile("", asOf), [
      { id: "a", question: "", text },
    ]).answers;
    expect(foldMasks(answer!.text)).toBe(
      "I am a █ lawyer based in █, █, and speak French. My team is located in Paris.",
    );
  });

  it("are masked in a header, where languages are kept", () => {
    const head = "Jane Doe, British, married\nFrançais, anglais\nespañola, 36 anos, casada\n\nExperience";
    const [first, languages, personal] = foldMasks(
      makeDossier({ text: head }, parseProfile(head, asOf), []).text,
    ).split("\n");
    expect([first, languages, personal]).toEqual(["█, █, █", "Français, anglais", "█, █, █"]);
  });

  it.each([
    ["Senegalese engineer with Java", "Engineer with Java"],
    ["Java engineer. Married mother of two.", "Java engineer."],
    ["Java engineer. A French citizen.", "Java engineer. A citizen."],
  ])("change neither scores nor flags: %j", async (personal, neutral) => {
    const job = { title: "Engineer", description: "3 years as an engineer. Java and Docker. Mentoring." };
    const [revealing, discreet] = await Promise.all(
      [personal, neutral].map((text) => evaluateText(job, cv(text), { asOf })),
    );
    expect(revealing!.totals).toEqual(discreet!.totals);
    expect(revealing!.flags).toEqual(discreet!.flags);
  });

  it.each([
    ["Jane Doe (36)", "█"],
    ["Jane Doe\tSoftware Engineer\tLeeds", "█\tSoftware Engineer\t█"],
    ["Engineer\tJane Doe\t36", "Engineer\t█"],
    ["Jane Doe, British lawyer", "█, █ lawyer"],
    ["Jane Doe – Swiss lawyer – Zurich", "█ – █ lawyer – █"],
    ["Jane Doe (Software Engineer) · 36 · Leeds", "█ (Software Engineer) · █ · █"],
    ["Jane Doe\nSenegalese consultant | 36 | Dakar", "█\n█ consultant | █"],
    ["Jane Doe\nAccountant, Nairobi", "█\nAccountant, █"],
    ["Jane Doe\nAvocate belge, 36 ans\n69003 Lyon", "█\nAvocate █, █\n█"],
    ["Jane Doe | Engineer | Leeds (36) | ten years of pumps, pipes and pressure vessels", "█ | Engineer |"],
  ])("are masked in a header, with the name it starts with and an age in brackets: %j", (header, start) => {
    const text = cv("Builds pumps.").replace("Jane Doe\njane@example.com", header);
    const head = foldMasks(makeDossier({ text }, parseProfile(text, asOf), []).text).split("\n\n", 1)[0]!;
    expect(head.slice(0, start.length)).toBe(start);
    expect(head).not.toMatch(/Jane|Doe|36/);
  });
});

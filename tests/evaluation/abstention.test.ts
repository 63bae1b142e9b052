import { expect, test } from "vitest";
import { summarize } from "@/lib/hiring/applications/summarize";
import { draftWithRefusals } from "@/lib/judging/ai/embedded/draft/draft-scorecard";
import { evaluateText } from "@/lib/judging/evaluation/evaluate-text";
import { ScorecardContent } from "@/lib/judging/scorecards/scorecard";

const asOf = new Date("2026-06-30");
const florist = {
  title: "Florist",
  description: `Florist
Responsibilities
- Arrange bouquets and wreaths for weddings and funerals
- Order cut flowers at the auction
Requirements
- 2+ years of experience as a florist
- Plant care`,
};
const evaluated = async (job: typeof florist, cv: string) => {
  const { totals, flags } = await evaluateText(job, cv, { asOf });
  return { totals, kinds: flags.map(({ kind }) => kind), summary: summarize(totals, [], flags) };
};

test.each([
  [
    "Polish",
    `Katarzyna Zielińska
Doświadczenie zawodowe
Florystka, Kwiaciarnia Pod Lipami, Gdańsk
03/2019 – obecnie
- Układanie bukietów ślubnych i wieńców pogrzebowych
- Zamawianie kwiatów ciętych na giełdzie, pielęgnacja roślin doniczkowych
Wykształcenie
Technikum ogrodnicze, 2018`,
  ],
  [
    "Italian",
    `Giulia Ferrante
Esperienza lavorativa
Fioraia, Fiori di Campo, Torino
03/2019 – oggi
- Composizione di mazzi per matrimoni e corone per funerali
- Acquisto dei fiori recisi al mercato, cura delle piante
Istruzione
Diploma di perito agrario, 2018`,
  ],
  [
    "Arabic",
    `ليلى حداد
الخبرة العملية
بائعة زهور، محل الياسمين، عمّان
03/2019 – الآن
- تنسيق باقات الأعراس وأكاليل الجنازات
- طلب الزهور من السوق والعناية بالنباتات
التعليم
دبلوم زراعي، 2018`,
  ],
  [
    "Chinese",
    `林小雨
工作经历
2019.03 – 至今 花艺师,悦花坊,杭州
- 为婚礼和葬礼制作花束与花圈
- 在花市采购鲜切花,养护盆栽植物
教育背景
2018 园艺专业 大专`,
  ],
])("a CV in %s gets no score and no advice, and a sentence says why", async (language, cv) => {
  const { totals, kinds, summary } = await evaluated(florist, cv);
  expect(totals).toMatchObject({ overall: null, low: null, high: null, advice: null });
  expect(totals.dimensions.map(({ score }) => score)).toEqual([null, null, null, null]);
  expect(kinds).toContain("not_judged");
  expect(summary).toBe(
    `No score: the document is in ${language}, which the rules do not read. A translation, or a language model as judge, would help.`,
  );
});

const english = `Nora Finch
Experience
Florist, Petal & Stem, Bath
03/2019 - present
- Made bouquets and wreaths for weddings and funerals
- Bought cut flowers at the auction`;

test("a scorecard in a language that the rules do not read scores nobody", async () => {
  const names = [
    "Układanie bukietów ślubnych i wieńców pogrzebowych",
    "Zamawianie kwiatów ciętych na giełdzie",
    "Znajomość pielęgnacji roślin doniczkowych",
  ];
  const content = ScorecardContent.parse({
    criteria: names.map((name, at) => ({
      id: `0197a000-0000-7000-8000-00000000000${at}`,
      dimension: "hard_skills",
      name,
      weight: 10,
      importance: "must",
    })),
  });
  const { totals, flags } = await evaluateText(florist, english, { asOf, content });
  expect(totals).toMatchObject({ overall: null, advice: null });
  expect(summarize(totals, [], flags)).toMatch(/^No score: the scorecard is in Polish/);
});

test("a scorecard of few words is of the job's language, whatever its letters resemble", async () => {
  const { summary } = await evaluated(
    { title: "Florist", description: "We are looking for a florist in Bath. You know plant care." },
    english,
  );
  expect(summary).not.toMatch(/^No score/);
});

test("a CV without any date of work is not declined for it", async () => {
  const { totals, summary } = await evaluated(
    florist,
    "Nora Finch\n\nExperience\nCashier, Corner Shop\n- Served customers and counted the till every evening",
  );
  expect(totals).toMatchObject({ overall: null, advice: null });
  expect(summary).toMatch(/^No score: no dates of work could be read/);
});

test("nobody is advised to be declined because the scorecard is in another language", async () => {
  const german = {
    title: "Florist",
    description: `Florist (m/w/d)
Aufgaben
- Sträuße und Kränze für Hochzeiten und Trauerfeiern binden
- Schnittblumen auf der Versteigerung einkaufen
Anforderungen
- Zwei Jahre Erfahrung im Blumenhandel
- Pflege von Zimmerpflanzen
- Excel`,
  };
  const across = await evaluated(
    german,
    `${english.replace("Florist,", "Flower arranger,")}\n\nSkills\nExcel`,
  );
  expect(across.kinds).toContain("other_language");
  expect(across.totals.overall).toBeLessThan(10);
  expect(across.totals.advice).toBe("review");
  const same = await evaluated(florist, english);
  expect(same.kinds).not.toContain("other_language");
});

const garbled = {
  title: "Florist",
  description: `Florist
Wanted
- petal stem ;; ribbon ## van, early, Tue Wed
- wedding // wreath // funeral bits & bobs etc etc
- till + float + cash-up combo thing going on
- nights? no. weekends? well
Plant care`,
};

test("a description of which less than half was understood scores nobody, until a person adds a criterion", async () => {
  const { content, understood } = draftWithRefusals(garbled);
  expect(understood).toBeLessThan(0.5);
  const drafted = await evaluateText(garbled, english, { asOf, content });
  expect(drafted.totals).toMatchObject({ overall: null, low: null, high: null, advice: null });
  expect(summarize(drafted.totals, [], drafted.flags)).toBe(
    "No score: less than half of the job description was understood. Criteria of your own, or a language model that drafts and judges, would help.",
  );
  const own = { ...content.criteria[0]!, id: content.criteria[0]!.id.replace(/^./, "0"), name: "Bouquets" };
  const edited = ScorecardContent.parse({ ...content, criteria: [...content.criteria, own] });
  const { totals } = await evaluateText(garbled, english, { asOf, content: edited });
  expect(totals.overall).not.toBeNull();
});

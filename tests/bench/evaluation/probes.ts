import type { Verdict } from "@/lib/judging/ai/judging";
import { evaluateText } from "@/lib/judging/evaluation/evaluate-text";
import { ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import { readJsonLines } from "../json-lines";

/** A criterion and a passage of a CV. The "held" half was not looked at while writing rules. */
export type Probe = {
  half: "tuned" | "held";
  occupation: string;
  language: "en" | "de" | "fr" | "es" | "pt";
  place: "work" | "education" | "profile";
  criterion: string;
  text: string;
};

/** Look-alikes share words with a criterion but do not show it; paraphrases show one without its words. */
export const readProbes = (kind: "look-alikes" | "paraphrases"): Probe[] =>
  readJsonLines(`tests/bench/probes/${kind}.jsonl`);

const headings = {
  en: { profile: "Profile", work: "Work experience", education: "Education", role: "Employee" },
  de: { profile: "Profil", work: "Berufserfahrung", education: "Ausbildung", role: "Angestellte" },
  fr: { profile: "Profil", work: "Expérience professionnelle", education: "Formation", role: "Employée" },
  es: { profile: "Perfil", work: "Experiencia laboral", education: "Formación", role: "Empleada" },
  pt: { profile: "Perfil", work: "Experiência profissional", education: "Formação", role: "Empregada" },
};

/** A CV that contains only the passage, in its section. */
function cvOf({ language, place, text }: Probe): string {
  const { profile, work, education, role } = headings[language];
  const lines = {
    profile: place === "profile" ? [profile, text, ""] : [],
    work: [work, `${role}, Halvorsen Ltd, 03/2018 - 09/2023`, ...(place === "work" ? [`- ${text}`] : []), ""],
    education: place === "education" ? [education, text, ""] : [],
  };
  return [...lines.profile, ...lines.work, ...lines.education].join("\n");
}

const asOf = new Date("2026-01-01");

/** The judge's verdict on a probe's criterion, through the product's code. */
export async function judgeProbe(probe: Probe): Promise<Verdict> {
  const content = ScorecardContent.parse({
    criteria: [
      {
        id: "00000000-0000-7000-8000-000000000001",
        dimension: "hard_skills",
        name: probe.criterion,
        weight: 10,
        importance: "must",
      },
    ],
  });
  const assessed = await evaluateText({ title: "", description: "" }, cvOf(probe), { asOf, content });
  return assessed.assessments[0]?.verdict ?? "not_evidenced";
}

/** The share of probes that the judge marks as "met". */
export async function shareMet(probes: readonly Probe[]): Promise<number> {
  const verdicts = await Promise.all(probes.map(judgeProbe));
  return verdicts.filter((verdict) => verdict === "met").length / verdicts.length;
}

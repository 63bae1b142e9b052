import { fold } from "@/lib/language/fold";
import type { JobDescription } from "../../job-description";

type EmploymentType = NonNullable<JobDescription["employmentType"]>;

/** How the kinds are written, folded, in the five languages. "Contract" alone may be any contract. */
const kinds: readonly (readonly [EmploymentType, RegExp])[] = [
  [
    "internship",
    /\b(?:internship|praktikum|praktikant\w*|stage (?:de|en|conventionne)|stagiaire|practicas|beca|becari[oa]|estagio|estagiari[oa])\b/,
  ],
  [
    "contract",
    /\b(?:contractor|freelanc\w+|(?:on a )?contract (?:basis|position|role|job)|6-month contract|freiberuf\w+|freie mitarbeit|independante?|autonom[oa]|prestador de servicos|pessoa juridica)\b/,
  ],
  [
    "temporary",
    /\b(?:temporary|temp role|fixed[- ]term|befristet\w*|zeitarbeit|cdd|interim|contrato temporal|eventual|temporari[oa]|prazo determinado|termo certo)\b/,
  ],
  [
    "part_time",
    /\b(?:part[- ]time|teilzeit|temps partiel|mi-temps|media jornada|jornada parcial|tiempo parcial|meio periodo|tempo parcial|part time)\b/,
  ],
  [
    "full_time",
    /\b(?:full[- ]time|vollzeit|temps plein|temps complet|jornada completa|tiempo completo|tempo inteiro|tempo integral|periodo integral|40 (?:hours|stunden|horas))\b/,
  ],
];

/** The one kind of employment a text names; null when it names none, or full time and part time to choose from. */
export function employmentTypeIn(text: string): EmploymentType | null {
  const low = fold(text).replace(/\bunbefristet\w*/g, "");
  const found = kinds.filter(([, pattern]) => pattern.test(low)).map(([kind]) => kind);
  return found.includes("part_time") && found.includes("full_time") ? null : (found[0] ?? null);
}

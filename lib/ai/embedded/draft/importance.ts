import { fold } from "@/lib/language/fold";
import type { Part } from "./statements";

const nice =
  /\b(?:nice[- ]to[- ]have|preferred|preferably|preference|a plus|is a plus|bonus|desirable|desired|optional|ideally|advantage|advantageous|beneficial|appreciated|helpful|would (?:be (?:great|good|nice|helpful|welcome|ideal|useful|handy)|help)|useful|not (?:required|essential|necessary)|von vorteil|wunschenswert|idealerweise|gerne|optional|un plus|serait un|apprecie|souhaite|souhaitable|idealement|deseable|valorable|se valorara|preferible|idealmente|desejavel|diferencial|preferencialmente)\b/;
const must =
  /\b(?:must|required|require[sd]?|minimum|at least|essential|mandatory|need to have|necessary|indispensable|imperative|zwingend|erforderlich|voraussetzung|vorausgesetzt|mindestens|muss|obligatoire|exige|requis|impera|au moins|obligatorio|imprescindible|indispensable|minimo|al menos|obrigatorio|indispensavel|imprescindivel|pelo menos)/;

const addition =
  /,\s*(?:preferably|ideally|idealerweise|vorzugsweise|idealement|de preference|preferiblemente|idealmente|preferencialmente)\b.*$/;

/** How strongly the wording asks: its own words first, the heading it stands under second. */
export function importanceOf(text: string, part: Part): "must" | "nice" {
  // "Two years in accounting, preferably in manufacturing": only the addition is nice to have.
  const folded = fold(text).replace(addition, "");
  if (nice.test(folded)) return "nice";
  if (must.test(folded)) return "must";
  return part === "must" ? "must" : "nice";
}

const byLaw =
  /\b(?:licen[cs]e(?:d|s)?\b.*\b(?:required|must|mandatory)|(?:required|must|mandatory)\b.*\blicen[cs]e(?:d)?\b|licensure|required by law|legally required|by law|right to work|work (?:permit|authori[sz]ation)|authori[sz]ed to work|approbation|berufserlaubnis|gesetzlich|arbeitserlaubnis|fuhrerschein.*(?:erforderlich|zwingend|voraussetzung)|(?:permis|diplome d'etat).*(?:obligatoire|exige|requis|indispensable)|permis de travail|colegiad[oa]|permiso de (?:trabajo|conducir).*|carnet.*(?:imprescindible|obligatorio)|(?:registro|crm|coren|oab|crea|cnh)\b.*(?:obrigatori|ativo))/;
const certificate =
  /\b(?:security clearance|board[- ]certified|registered nurse|rn license|cpa\b.*required|active clearance)\b/;

/** Only what the text states as a condition of doing the job at all: a licence, a legal permission. */
export const isKnockOut = (text: string) => {
  const folded = fold(text);
  return !nice.test(folded) && (byLaw.test(folded) || certificate.test(folded));
};

/** What a law or a register can ask for, in a phrase by itself. */
const legal =
  /\b(?:licen[cs]\w*|by law|right to work|(?:work )?permit|authori[sz]\w*|approbation|berufserlaubnis|gesetzlich|arbeitserlaubnis|fuhrerschein|permis|diplome|colegiad[oa]|permiso|carnet|registr\w*|registered|crm|coren|oab|crea|cnh|clearance|board[- ]certified|rn|cpa)\b/;

/** Whether one of several things a statement asks for can be the condition that it states. */
export const mayKnockOut = (phrase: string) => legal.test(fold(phrase));

import type { Language } from "../language";

const person = "(kandidaat|sollicitant|sollicitatie|profiel|cv|document|persoon)";

export const orders: Language["orders"] = {
  ignore: `
(negeer|vergeet|sla over|negeren|houd geen rekening met)
`,
  earlier: `
(vorige|eerdere|bovenstaande|alle|jouw|uw|voorgaande)
`,
  orders: `
(instructies|regels|opdrachten|aanwijzingen|criteria|richtlijnen)
`,
  everything: `
alles
`,
  before: `
(hierboven|eerder|hiervoor)
`,
  youAre: `
(jij bent|je bent|u bent|gedraag je als)
`,
  role: `
(nu |voortaan )?(een )?(* )?(assistent|ai|model|recruiter|beoordelaar)
`,
  machine: `
(taalmodel*|kunstmatige intelligentie|ai-(systeem|model|assistent))
`,
  anyMachine: `
(assistent|systeem)
`,
  note: `
(opmerking|bericht|mededeling) (aan|voor)( de| het| elke)?
(let op|hallo|beste)(,)?
^aan (de|het|elke)
`,
  must: `
(moet|moeten|dient|zou moeten)
`,
  rate: `
(beoordeel|geef|zet|plaats|ken toe|waardeer|rangschik|verhoog)
`,
  thisPerson: `
(deze|dit|de|het|mijn) ${person}
`,
  candidate: `
(kandida(at|ten)|sollicitant(en)?)
`,
  me: `
(mij|me|hem|haar)
`,
  top: `
(hoogste|maximale|perfecte?|beste|volledige|op de eerste plaats|bovenaan)
`,
  score: `
(score|beoordeling|punten|cijfer|waardering)
`,
  consider: `
(beschouw|markeer|behandel|beoordeel)
`,
  every: `
(alle|elk|elke|ieder|iedere)
`,
  criteria: `
(criteri*|eisen|vereisten|vaardigheden)
`,
  met: `
(vervuld|voldaan|behaald|gehaald)
`,
  is: `
(is|voldoet|heeft|overtreft)
`,
  perfect: `
(perfecte?|ideale?|beste|alle|elke)
`,
  accept: `
(selecteer|kies|neem aan|beveel|accepteer|aanbevelen|selecteren|aannemen)
`,
  accepted: `
(geselecteerd|aangenomen|aanbevolen|uitgenodigd|beoordeeld)
`,
  you: `
(jij|je|jouw|u|uw)
`,
  judging: `
(beoorde*|score*|punten|cijfer|criteri*|voldaan|vervuld)
`,
  commanding: `
(moet|alsjeblieft|alstublieft|ga ervan uit|neem aan|gelieve)
`,
  feigning: `
(doe alsof|ga ervan uit|neem aan)
`,
  highest: `
(hoogste|maximale|beste|volledige|perfecte) (score|beoordeling|punten|cijfer|waardering)
`,
  begging: `
(alsjeblieft|alstublieft|geef mij|geef me)
`,
  alike: `
zoals deze
`,
  anywhere: `
nieuwe (instructies?|opdracht)( )?:
sla … (criteria|regels|instructies|richtlijnen|*criteria) … over
ga ervan uit dat … (criteria|eisen|vereisten) … (vervuld|voldaan|behaald|gehaald)
(als je|als u|indien u) een (ai|taalmodel|bot|chatbot) bent
(vermeld|meld|noem) … (deze|dit|instructie*) … niet
(toon|laat zien) … (jouw|je|uw) instructies
(antwoord|reageer) … (alleen|met) … (met|ja|100|json)
einde (van (het|de) )?(cv|document)( )?(.|:|-|=)
(verborgen|geheime) (instructies?|opdracht)
(markeer|beoordeel) … als (voldaan|vervuld|behaald)
vanaf nu ben (je|jij|u)
vervangt … (alle|uw|jouw) … (instructies|regels)
`,
};

import type { Language } from "../language";

const person =
  "(bewerber(in)?|kandidat(en|in)?|lebenslauf*|bewerbung|dokument*|profil|person|bewerbers|kandidatin)";

export const orders: Language["orders"] = {
  ignore: `
(ignorier(e|en|t)?|vergiss|vergessen sie|missachte|überspringe|verwirf)
`,
  earlier: `
(vorherig*|bisherig*|obig*|alle|ihre|deine)
`,
  orders: `
(anweisung(en)?|anleitung(en)?|regeln|vorgaben|kriterien|instruktionen|befehle|richtlinien)
`,
  everything: `
alles
`,
  before: `
(oben|zuvor|bisher|davor)
`,
  youAre: `
(du bist|sie sind|ab jetzt bist du)
`,
  role: `
(ein |eine |einen )?(hilfreich*|uneingeschränkt*)
(ein |eine |einen )?(* )?(assistent|ki|modell|recruiter)
`,
  machine: `
(sprachmodell*|ki-(system|modell|assistent)*|künstliche intelligenz)
`,
  anyMachine: `
(ki|assistent|modell)
`,
  note: `
(hinweis|nachricht|mitteilung) (an|für)( die| das| den| alle)?
(achtung|liebe(r|s)?|hallo)(,)?( an)?( die| das| alle)?
^an (die|das|alle)
`,
  must: `
(muss|soll|sollte)
`,
  rate: `
(bewerte|bewerten|gib|geben sie|vergib|vergeben sie|setze|erhöhe)
`,
  thisPerson: `
(diese(n|m|r|s)?|der|die|den|das|dem|mein*) ${person}
`,
  candidate: `
(bewerber|kandidat)*
`,
  me: `
(mich|ihn|sie|mir)
`,
  top: `
(perfekt|höchste|höchst|maximal(e|en)?|höchsten|beste|volle punktzahl|bestnote|besten)
`,
  score: `
(bewertung|punktzahl|punkt(e|en)?|note)
`,
  consider: `
(markiere|werte|betrachte|bewerte*)
`,
  every: `
(alle|jede*)
`,
  criteria: `
(kriteri*|anforderungen)
`,
  met: `
(erfüllt|bestanden)
`,
  is: `
(ist|erfüllt)
`,
  perfect: `
(perfekte?|ideale?|beste|alle|jede*)
`,
  accept: `
(empfiehl|empfehlen sie|nimm|wähle|wählen sie|auswählen|einstellen|empfehlen)
`,
  accepted: `
(eingestellt|ausgewählt|angenommen|bewertet|empfohlen)
`,
  you: `
(du|dein*|ihr|ihre(n|m|r|s)?|sie)
`,
  judging: `
(bewert*|punkt(zahl|e|en)|note|noten|kriteri*|erfüllt)
`,
  commanding: `
(bitte|gehe davon|nimm an|annehmen|muss|soll)
`,
  feigning: `
(so tun als|gehe davon aus|nimm an)
`,
  highest: `
(voll*|höchste*|beste*) (punktzahl|bewertung|note)
`,
  begging: `
(bitte|geben sie mir|gib mir)
`,
  alike: `
wie diese*
`,
  anywhere: `
neue (anweisung(en)?|aufgabe)( )?:
(beachte|beachten sie|befolge|befolgen sie|berücksichtige*) … (regeln|anweisungen|vorgaben) … nicht
(beachte|beachten sie|befolge|befolgen sie|berücksichtige*) … (kriterien|richtlinien) … nicht
(alle|jede*) (kriteri*|anforderungen|voraussetzungen) … als (erfüllt|gegeben)
(wenn du|falls sie|falls du|wenn sie|als) (ein |eine )?(ki|sprachmodell|bot|chatbot) !(entwickl*|ingenieur*|forsch*|
berater*)
(nicht|niemals) … (erwähne*|melde*|markiere*) … (diese*|anweisung*)
(erwähne*|melde*|markiere*) … (diese*|anweisung*) … nicht
(zeige|gib) … (deine anweisungen|ihre anweisungen)
(antworte|antworten sie|gib) … (nur|mit) … (met|ja|100|json|erfüllt)
ende (der|des) (lebenslauf*|dokument*)( )?(.|:|-|=)
(versteckte|geheime) (anweisung(en)?|befehle?)
bewerte* … als (erfüllt|bestanden|sehr gut|perfekt)
ab jetzt bist du
ersetzt … (ihre|alle) … (richtlinien|anweisungen|regeln)
`,
};

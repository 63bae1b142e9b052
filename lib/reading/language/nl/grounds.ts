import type { Language } from "../language";

const people =
  "(kandidaat|kandidaten|sollicitant(en)?|persoon|personen|mensen|medewerkers?|collega'?s?|werknemers?)";
const person =
  "(vrouw(en)?|man|mannen|dames?|heren|heer|meisjes?|meid(en)?|jongens?|mannelijke?|vrouwelijke?)";
const faiths = "(christen(en)?|moslims?|jo(o)?d(en)?|hindoes?|boeddhist(en)?|katholiek(en)?|atheïst(en)?)";
const believing =
  "(christelijk|katholiek|protestants|islamitisch|joods|hindoeïstisch|gereformeerd|gelovig)(e)?";
const national = "({nation}|{language}|nederlands)(e)?";
const beginners = "(starters|beginners|schoolverlaters)";
const works = "(kantoor|werk|werkplek|vestiging|bedrijf|winkel|locatie)";

export const grounds: Language["grounds"] = {
  promises: `
ongeacht
gelijke (kansen|behandeling)
zonder onderscheid
(leeftijd|geslacht|afkomst|religie) … (maakt|maken|doet|doen|speelt|spelen) (niet|geen)*
(discrimineren|discrimineert) niet
diversiteit en inclusie
`,
  harmless: `
(heren|dames|mannen|vrouwen|kinder)(-| |)(mode|kleding|schoenen|afdeling|opvang|zorg)
(verschillende|diverse|andere|alle|elke) (leeftijd|achtergrond|cultu|afkomst|herkomst|geloof|nationaliteit)*
(werken|omgaan|begeleid|training|lesgeven)* (met|van|aan) (jonge mensen|jongeren|jonge kinderen)
(mannen|man|vrouwen|vrouw|heren|dames) (en|of|/) (mannen|man|vrouwen|vrouw|heren|dames)
jonge (kinderen|gezinnen|patiënten|bedrijven)
(mensen|kinderen|cliënten|personen|jongeren|bewoners) met … (beperking|handicap|aandoening|ziekte)*
(gezonde) (voeding|maaltijden|leefstijl|producten)
gezondheid(szorg|zorg)
(veiligheid en gezondheid|gezondheid en veiligheid)
foto(bewerking|grafie|graaf|studio|redactie|shop)
(bezorg|lever|transport)* … # (km|kilometer)
(thuis|huis)(zorg|bezoek|bezoeken|werk)
vakbond(sonderhandeling|soverleg|srecht)*
afstand(sonderwijs|sleren|elijk)*
(land van herkomst|certificaat van oorsprong)
`,
  asTyped: "",
  asking: `
(alleen|uitsluitend|bij voorkeur|liefst|gezocht|gewenst|vereist|verplicht|noodzakelijk|gevraagd|enkel)
(wij |we )?(zoeken|willen|zoekt|vragen)( naar)?
(moet|moeten|dient) (te )?(zijn)?
op zoek naar
`,
  filling: `
${people}
(een|de|het|en|of|voor|ons|onze|team|zijn|is|bent|wij|we|nieuwe|als|echte?)
`,
  alone: {
    age: `
(leeftijd|maximumleeftijd|leeftijdsgrens|jong|jonge|jongere|geboortedatum|geboortejaar)
(onder|boven|onder de|boven de|tot|maximaal|max.|hooguit|jonger dan|ouder dan|niet ouder dan|
leeftijd) {age}( jaar)?( oud)?
(tussen (de )?)?{age}(-| tot | en ){age}( jaar)?( oud)?
{age} jaar( oud)?
`,
    sex: `
(${person}|geslacht)
`,
    native: `
moedertaal*
`,
    origin: `
(nationaliteit|afkomst|herkomst|etniciteit|etnische afkomst|huidskleur|ras|{nation}|autochtoon|autochtone)
`,
    religion: `
(religie|geloof|geloofsovertuiging|${believing}|${faiths})
`,
    health: `
(gezond|gezonde|goede gezondheid|handicap|gehandicapt|niet(-)?roker|fit|beperking)
`,
    family: `
(ongehuwd|gehuwd|getrouwd|ongetrouwd|vrijgezel|alleenstaand|kinderloos|zwanger|burgerlijke staat|gescheiden)(e)?
`,
    orientation: `
(seksuele (geaardheid|voorkeur|oriëntatie)|heteroseksueel|homoseksueel|hetero|homo|lesbisch)(e)?
`,
    politics: `
(politieke (voorkeur|overtuiging|gezindheid)|vakbondslid|partijlidmaatschap|lid van een (vakbond|partij))
`,
    looks: `
(foto|pasfoto|uiterlijk|knap|knappe|aantrekkelijk|aantrekkelijke|slank|slanke|representatief uiterlijk)
`,
    home: `
(adres|woonplaats|woonadres|postcode|reistijd|woonafstand)
`,
    beginners: `
${beginners}
`,
  },
  anywhere: {
    age: `
(niet|geen) (boven|ouder dan|meer dan) (de )?{age}( jaar)?
(onder|boven|tot|maximaal|max.|hooguit|jonger dan|niet ouder dan|ouder dan) (de )?{age} jaar !(ervaring|
werkervaring|garantie|in)
niet ouder dan {age}
(onder|boven|jonger dan|ouder dan) (de )?{age} zijn
(iemand|niemand|mensen|personen|kandidaten) (van )?(onder|boven) (de )?{age}
{age}(-| tot | en ){age} jaar !(ervaring|werkervaring)
tussen (de )?{age} en {age} jaar !(ervaring|werkervaring)
{age} jaar oud
(leeftijd) (tussen|tot|van|maximaal|onder|vanaf)( de)? {age}
leeftijd: {age}
(maximumleeftijd|leeftijdsgrens|leeftijdscategorie)
jonge?(,)? (en )?(dynamisch|enthousiast|gedreven|energiek|ambitieu|gemotiveerd|fris)*
jonge?(,)? … (team|ploeg|crew)
jonge (honden|hond|talenten|professionals?|kandidaten|collega|medewerkers?|vrouw|man|mensen gezocht)
(dynamisch|enthousiast|energiek)(e)? (en )?jonge?
(zoeken|zoekt|gezocht) (een )?jonge?
digital natives?
(generatie z|millennials)
geboren … (na|voor|vanaf|tussen|sinds) {year}
geen (ouderen|gepensioneerden|senioren|65(-)?plussers)
(maximaal|max.|hooguit|niet meer dan|minder dan) (#|twee|drie|vier|vijf|tien) jaar … (ervaring|werkervaring)
overgekwalificeerd
twintigers?
`,
    graduation: `
(afstudeerjaar|jaar van afstuderen)
(afgestudeerd|diploma) … (na|sinds|vanaf|tussen|in de laatste|afgelopen) …( {year}| jaar)
(pas|recent|net|vers) afgestudeerde?n?
`,
    sex: `
(geen|zonder) (vrouwen|mannen|dames|heren|meisjes)
${person} (gezocht|gewenst|gevraagd)
(alleen|uitsluitend|bij voorkeur|liefst|enkel) (een )?${person}
(zoeken|zoekt) (een )?(jonge |leuke |sterke )?(vrouw|man|dame|heer|meisje|jongen)
(mannelijke|vrouwelijke) (kandidaat|kandidaten|sollicitant*|medewerker*|collega*)
geslacht: (man|vrouw|m|v)
`,
    native: `
moedertaal*
native speaker*
(zonder|geen) accent
accentloos
`,
    origin: `
${national} (nationaliteit|afkomst|staatsburgerschap|paspoort|herkomst|roots)
nationaliteit:
(alleen|uitsluitend) (nederlanders|belgen|europeanen|vlamingen|autochtonen|{nation})
geboren (en getogen )?in {place}
(geen|zonder) (buitenlanders|migranten|allochtonen|immigranten|vluchtelingen)
(etnische|westerse|europese|afrikaanse|arabische) (afkomst|achtergrond|uiterlijk)
huidskleur
autochtone?
`,
    religion: `
${believing} … (geloof|kandida*|medewerk*|sollicitant*|waarden|levensovertuiging|achtergrond|identiteit)
(praktiserend|overtuigd|belijdend)(e)? (${faiths}|${believing})
(lid|lidmaatschap) … kerk*
(geen|zonder) (hoofddoek|tulband|keppel|sluier)
geen (moslims|joden|christenen)
`,
    health: `
(geen|zonder) (handicap|beperking|beperkingen|ziekte|ziektes|gezondheidsklachten|gezondheidsproblemen|
lichamelijke klachten)
(lichamelijk|fysiek|medisch|geestelijk)(e)? (en * )?(fit|gezond|goedgekeurd)
in goede (gezondheid|conditie)
(goede|uitstekende) (gezondheid|lichamelijke conditie|fysieke conditie)
kerngezond
niet(-| )rokers?
(weinig|geen|laag) (ziekteverzuim|verzuim)
`,
    family: `
(ongehuwd|vrijgezel|alleenstaand|kinderloos|ongetrouwd)(e)?
burgerlijke staat
(geen|zonder) ((kleine|jonge) )?(kinderen|kinderwens|gezin|gezinsverplichtingen|thuiswonende kinderen)
(niet|geen) (zwanger|zwangerschap|zwangere|zwangerschapsverlof|moeders)
`,
    orientation: `
(hetero|homo)seksue(el|len|le)
seksuele (geaardheid|voorkeur|oriëntatie)
geen (homo's|lesbiennes|transgenders?|homoseksuelen)
`,
    politics: `
politieke (voorkeur|overtuiging|gezindheid|kleur|opvatting|opvattingen)
(geen|niet) … (vakbond|vakbondslid|vakbondsleden)
(rechtse|linkse|conservatieve) (opvattingen|overtuiging|voorkeur)
`,
    looks: `
(cv|sollicitatie|motivatiebrief) … (foto|pasfoto)
(met|recente|voeg|inclusief|stuur) … (pasfoto|foto)
(pasfoto|foto) (verplicht|vereist|gewenst|meesturen|bijvoegen)
(verzorgd|goed|aantrekkelijk|representatief|leuk)(e)? (uiterlijk|voorkomen|verschijning)
(knappe|slanke|aantrekkelijke|lange) (vrouw|man|dame|verschijning|hostess)
minimale (lengte|lichaamslengte)
`,
    home: `
(woon|woont|wonend|woonachtig|wonen) … (in de buurt|dichtbij|in de omgeving|# (km|kilometer|minuten))
(woon|woont|wonend|woonachtig|wonen)( momenteel| reeds)? in (de (regio|omgeving) )?{place}
in {place} (wonen|woont|woonachtig)
(moet|moeten|dient|je|u|kandidaat) … (wonen|woonachtig) (in|nabij|bij)
woonachtig in
woonplaats( in|:)? {place}
(afstand|nabijheid) … (woon*|${works})
(maximaal|max.|binnen) # (km|kilometer|minuten) (van|reistijd) … ${works}
postcode … #
`,
    school: `
(prestigieuze|gerenommeerde|top) (universiteit|hogeschool|school)(en)?
`,
    beginners: `
(alleen|uitsluitend|bij voorkeur|enkel) ${beginners}
${beginners} (gezocht|gewenst)
(vers|net|recht) van (de )?(universiteit|school|schoolbank|schoolbanken)
`,
    gaps: `
(geen|zonder) gaten (in )?(het |je |uw )?(cv|loopbaan)?
(ononderbroken|aaneengesloten) (cv|loopbaan|arbeidsverleden)
`,
    background: `
(dezelfde|zelfde|nederlandse|westerse|onze|{nation}|{language}) (culturele )?achtergrond
(geen|zonder|met) (migratieachtergrond)
`,
  },
};

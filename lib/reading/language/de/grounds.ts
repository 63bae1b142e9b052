import type { Language } from "../language";

const people =
  "(bewerber(in|innen)?|kandidat(in|innen|en)?|person(en)?|mensch(en)?|mitarbeiter(in|innen)?|kolleg(e|en|in|innen))";
const woman = "(frau(en)?|mann|männer|herr(en)?|dame(n)?|mädchen|jung(e|en|s))";
const sexes = "(männliche?|weibliche?)(r|s|n|m)?";
const beginners = "berufs(anfänger|einsteiger|starter)(in|innen|n)?";
const faiths = "(christ|moslem|muslim|jude|hindu|buddhist|atheist|katholik|protestant)(en|in|innen|e|er)?";
const believing =
  "(christlich|katholisch|evangelisch|protestantisch|muslimisch|islamisch|jüdisch|hinduistisch|" +
  "gläubig)(e|er|es|en|em)?";
const deutsch = "({nation}|{language})";
const work = "(büro|arbeitsort|arbeitsplatz|firmensitz|firma|filiale|standort|betrieb)";

export const grounds: Language["grounds"] = {
  promises: `
unabhängig von
ungeachtet
gleichbehandlung
chancengleichheit
alle geschlechter
egal welche(r|s|n)? (alter|geschlecht|herkunft|religion|nationalität)
(alter|geschlecht|herkunft|religion|nationalität) … (spiel|zähl)* (keine rolle|nicht)
schwerbehinder* (menschen |bewerber* )?(werden|bei|sind)
`,
  harmless: `
(männer|herren|damen|frauen|kinder)(-| |)(mode|schuhe|bekleidung|konfektion|kleidung|gesundheit|heilkunde|abteilung)
(männer|herren|damen|frauen|mädchen|mann|frau|männlich*|weiblich*)(-)? (und|oder) (männer|herren|damen|frauen|
jungen|mann|frau|männlich|weiblich)*
(frauen|männer)(haus|arzt|heilkunde|beratung|förderung|quote)
kauf(mann|frau)
(/|-|–)(frau|mann|männin)
(unterschiedlich|verschieden|divers|vielfältig|ander|aller|jeder|jeglich|all)* (kulturell* |sozial* |
ethnisch* )?(herkunft|hintergr*|kulturkreis*|altersgruppe*)
herkunft(snachweis|sland|sländer)*
(junge|jüngere) (menschen|leute|erwachsene|kolleg*|mitarbeit*|kunden|familien|patienten) … (betreu|anleit|förder|
unterstütz|ausbild|begleit|einarbeit|berat)*
(betreu|anleit|förder|unterstütz|ausbild|begleit|einarbeit|berat)* … (junge|jüngere)(r|n)? (menschen|leute|
erwachsene*|kolleg*|mitarbeit*|kund*|famil*|patient*)
(betreu|einarbeit|ausbild|förder|rekrut|gewinn)* (von |der )?(absolvent|berufsanfänger|berufseinsteiger)*
auch für (berufsanfänger|berufseinsteiger|absolvent|quereinsteiger)*
(mutter|erst)sprach(en)?(unterricht|lehrer|erwerb)*
(menschen|kinder|personen|erwachsene|jugendliche|kunden) mit … (behinderung|beeinträchtigung|erkrankung|
migrationshintergrund)*
gesunde (ernährung|lebensweise|küche|produkte)
(wohn|leb)en (im alter|in balance|und arbeiten)
nähe zu(m|r|) (kund|mensch|natur|markt|basis)*
(wohnort|wohnsitz)(e|s)?(:)? (unabhängig|egal|frei|flexibel|beliebig|spielt)
(bild|foto)(bearbeitung|graf|studio|shooting|redaktion|archiv)*
(mit|von|für) (bildern|fotos)
gewerkschaft(s)?(verhandlung|sarbeit|srecht)*
lieferung* … # (km|kilometer)
kirchliche(n|r)? (träger|einrichtung|arbeitgeber)
(altersvorsorge|altersgerecht|alterspflege|altersheim|altenpflege)
`,
  asTyped: "",
  asking: `
(nur|ausschließlich|bevorzugt|vorzugsweise|gesucht|erwünscht|gewünscht|erforderlich|zwingend|notwendig|idealerweise)
(sollte|muss|müssen|sollten) (sein)?
(wir )?(suchen|sucht|such|wünschen|brauchen)( uns)?
(wird|werden|ist|sind) (bevorzugt|gesucht|erwünscht|vorausgesetzt)
voraussetzung
`,
  filling: `
${people}
(ein|eine|einen|einer|eines|der|die|das|den|und|oder|für|unser|unsere|unseren|team|
  wir|als|sein|ist|sind|neue|neuen|uns|echte?(r|n|s)?|richtige?(r|n|s)?)
`,
  alone: {
    age: `
(alter|altersgrenze|höchstalter|jung|junge|junger|jungen|jünger|jüngere|geburtsdatum|geburtsjahr|jahrgang)
(unter|über|bis|ab|maximal|max.|höchstens|jünger als|älter als|nicht älter als|höchstalter|
alter) {age}( jahre?n?)?( alt)?( jahre)?
(max.?|maximal|höchstens|bis( zu)?) {age} jahre alt
(zwischen )?{age}(-| bis | und ){age}( jahre?n?)?( alt)?
{age} jahre( alt)?
`,
    sex: `
${sexes}
${woman}
geschlecht
`,
    native: `
muttersprach*
`,
    origin: `
(nationalität|staatsangehörigkeit|staatsbürgerschaft|herkunft|ethnie|hautfarbe|abstammung|ethnische(r|s)? herkunft|
deutsche(r|n)?|deutschstämmig|biodeutsch*|europäer|einheimische?(r|n)?)
${deutsch}e(r|s|n)? ${people}
`,
    religion: `
(religion|konfession|glaube|${believing}|${faiths})
`,
    health: `
(gesund|gesunde(r)?|gute gesundheit|behinderung|behindert|nichtbehindert|fit|nichtraucher(in|innen)?|
körperliche fitness)
`,
    family: `
(ledig|single|verheiratet|unverheiratet|geschieden|kinderlos|ungebunden|familienstand|alleinstehend|
  schwanger)(e|er|en)?
`,
    orientation: `
(heterosexuell|homosexuell|schwul|lesbisch|sexuelle orientierung|sexuelle identität|hetero)(e|er)?
`,
    politics: `
(politische (gesinnung|einstellung|überzeugung)|parteimitglied*|gewerkschaftsmitglied*)
`,
    looks: `
(foto|aussehen|lichtbild|bewerbungsfoto|passbild|schlank|attraktiv|hübsch|gutaussehend|gut aussehend|groß|
äußeres)(e|er)?
`,
    home: `
(private )?(adresse|anschrift|wohnort|wohnsitz|wohnortnähe|wohnortnah|postleitzahl|plz|fahrzeit|anfahrt|ortsansässig)
`,
    beginners: `
${beginners}
`,
    gaps: `
(keine|ohne) lücken
`,
  },
  anywhere: {
    age: `
(nicht|keinesfalls) (über|älter als) {age}( jahre?n?)?
(unter|über|bis|ab|maximal|max.|max|höchstens|jünger als|älter als|bis zu) {age} !(berufs*|jahre (berufs)?erfahrung|
minuten|stunden) jahre alt
(unter|maximal|max.|max|höchstens|jünger als|nicht älter als|bis zu|bis) {age} jahre !(berufserfahrung|erfahrung|
garantie|gewährleistung|in|an|lang)
unter {age}(-)?jährige?(r|n)?
nicht älter als {age}
(unter|über|jünger als|älter als) {age} sein
(jemand|jemanden|leute|person|personen|bewerber(in|innen)?|kandidat(in|en|innen)?|niemand(en)?|keine(n|r)?) (unter|
über|bis|ab) {age} !(kg|km|prozent|euro|grad|stunden)
{age}( bis |-| und ){age} jahren? !(berufserfahrung|erfahrung|in|an)
zwischen {age} und {age} jahren? !(berufserfahrung|erfahrung|in|an)
zwischen {age} und {age} alt
{age} jahre alt
(altersgrenze|höchstalter|altersobergrenze)
(alter|im alter) (von |zwischen |bis |unter |ab |max. )?{age}
alter: (max. |bis |unter |zwischen )?{age}
jung(e|er|es|en|em)?(,)? (und |aber )?(dynamisch|motiviert|hungrig|engagiert|frisch|hochmotiviert|aufgeschlossen|
ambitioniert|kreativ)*
jung(e|es|en|em)?(,)? … (team|truppe|crew|belegschaft|mannschaft)
jung(e|er|en|em)? (talent|bewerb|kandidat|mitarbeit|kolleg|frau|mann|dame|herr|leute|kräfte|kraft|fachkr|
verstärkung|nachwuchs)*
(dynamisch|motiviert)(e|er|es|en)?(,)? (und )?jung(e|er|es|en)?
(suchen|sucht|gesucht) (eine |einen |ein )?jung(e|er|en|es)?
jünger(e|er|en) (bewerb|kandidat|mitarbeit|kolleg)*
(team|umfeld) … jung !(und alt)
digital natives?
(generation z|generation y|millennials)
in (ihren|den) (zwanzigern|dreißigern|vierzigern)
(geboren|jahrgang) … (nach|vor|ab|seit|bis|zwischen) {year}
jahrgang {year}
{year} oder jünger
keine (rentner|senioren|älteren|alten|ältere)(innen)?
(maximal|max.|höchstens|nicht mehr als|weniger als|bis zu) (#|zwei|drei|vier|fünf|zehn) jahren? … (berufserfahrung|
erfahrung)
überqualifiziert*
`,
    graduation: `
abschlussjahr*
(hochschul|studien|schul|universitäts|uni|bachelor-?|master-?)?abschluss … (ab|nach|seit|zwischen|jahrgang|
nicht älter|aus) … {year}
abschluss … (in den|innerhalb der) letzten … jahren?
absolvent(en|in|innen)? … (ab|nach|seit|zwischen|jahrgang|der jahre|in den letzten|des jahres) …( {year}| jahren?)
absolvent(en|in|innen)? {year}
abschluss* (in )?{year} (oder|und|bis)
frisch gebackene(r|n)? absolvent*
(nur|gerne|bevorzugt) (frische |junge )?(hochschul)?absolvent(en|innen|in)?
`,
    sex: `
(keine|ohne) (frauen|männer|damen|mädchen|jungs)
<!(/|-)(mann|männer|frau|frauen|damen?|herr|herren) (gesucht|bevorzugt|erwünscht|gewünscht)
${woman} (unter|über|bis|zwischen|ab) {age}
(nur|ausschließlich|bevorzugt|vorzugsweise) (${woman}|${sexes})
(suchen|sucht) (eine |einen )?(nette |starke |starken |netten |junge |jungen )?(frau|mann|dame)
${sexes} !(/|und|oder|,) … (bewerb|kandidat|bevorzugt|gesucht|person|mitarbeit|kolleg|verstärkung)*
geschlecht: (männlich|weiblich|m|w|mann|frau)
(weiblich|männlich) (bevorzugt|erwünscht|gesucht)
`,
    native: `
mutter(-| )?sprach* !(unterricht)
erstsprache
(native speaker|native-speaker) 
akzentfrei*
ohne (akzent|dialekt)
(deutsch|{language}) als (erst|mutter)sprache
`,
    origin: `
${deutsch} (staatsangehörigkeit|staatsbürgerschaft|nationalität|herkunft|abstammung|
  pass|reisepass|wurzeln|name|namen)
(staatsangehörigkeit|staatsbürgerschaft|nationalität):
(staatsangehörigkeit|staatsbürgerschaft|nationalität) (erforderlich|deutsch|{nation}|{language}|notwendig|zwingend)
staats(bürger|angehörige)(r|n|in|innen)? … (nur|erforderlich|bevorzugt)
(nur|ausschließlich) (deutsche|{nation}|eu-bürger|einheimische)(r|n|s)? (staats*|bürger|pass|bewerb*|kandidat*)
(nur|ausschließlich) (deutsche|österreicher|schweizer|europäer|einheimische)
geburtige(r|s|n|m)? (deutsche*|{nation}|{language})
(geboren|aufgewachsen)( und aufgewachsen)? in {place}
in {place} (geboren|aufgewachsen)
(keine?|ohne) (ausländ|migrant|flüchtling|ausländisch)*
bio-?deutsch*
(ethnische|südländische|afrikanische|asiatische|arabische|türkische|europäische)(r|n|s)? (herkunft|abstammung|
wurzeln|aussehen)
(hautfarbe|weiße hautfarbe|hellhäutig|dunkelhäutig)
nachname* … (deutsch*|klingend*|herkunft|{nation}|{language})
`,
    religion: `
${believing} … (glaube|konfession|bewerb|kandidat|religion|gemeinde|bekenntnis|werte|person|mitarbeit)*
(praktizierende|überzeugte|gläubige)(r|n|s)? (${faiths}|${believing})
(konfessions|religions)zugehörigkeit
religiöse (zugehörigkeit|überzeugung)
kopftuch* … (nicht|verboten|unerwünscht|ablegen)
(zugehörigkeit|mitglied*) … (kirche|konfession|gemeinde)
kirch(enmitglied|gänger|lich gebunden)*
(kein|ohne) (kopftuch|turban|hijab|schleier|kippa|burka)
keine (muslime|moslems|juden|christen)
`,
    health: `
(keine|ohne) (behinderung*|krankheiten|körperliche* einschränkung*|gesundheitliche* *|schwerbehinderung|
vorerkrankung*|einschränkung* gesundheitlich*)
(körperlich|gesundheitlich|geistig)(e|er|s|n)? (und * )?(fit|gesund|geeignet)
gesunde?(r|n)? (person|mensch|bewerb|kandidat|mitarbeit)*
(bei|in) (guter|bester) gesundheit
(gute|beste|ausgezeichnete|einwandfreie|stabile) (körperliche )?gesundheit
körperliche fitness !(und|oder|,)
(kerngesund|nichtraucher*|nicht behindert|nicht schwerbehindert)
(wenig|keine|geringe) (fehlzeiten|krankheitstage|krankentage)
gesundheitszeugnis ohne befund
`,
    family: `
(ledig|unverheiratet|kinderlos|ungebunden|alleinstehend)(e|er|en)?
verheiratet(e|er|en)? (bewerb|kandidat|person|frau|männer)*
familienstand
(ohne|keine|kein) ((kleine|kleinen|junge) )?(kinder|kinderwunsch|familie|familiäre (verpflichtung|
  bindung)en?|familienplanung|kleinkinder|
betreuungspflichten)
(abgeschlossene|keine) familienplanung
familienplanung (ist )?abgeschlossen
nicht schwanger
keine (schwangere|schwangerschaft|elternzeit|mutterschutz|mütter|alleinerziehende)n?
`,
    orientation: `
heterosexuell*
homosexuell*
keine (schwulen|lesben|homosexuellen|transpersonen|queeren)
sexuelle(r|n)? (orientierung|identität)
`,
    politics: `
(politische|richtige|linke|rechte|konservative)(r|n)? (gesinnung|einstellung|überzeugung|weltanschauung)
(parteimitglied|parteizugehörig|parteibuch)*
(kein|keine|nicht) … gewerkschaft* !(verhandlung*)
gewerkschafts(mitglied|zugehörigkeit|los)*
(keine|ohne) betriebsrats(erfahrung|tätigkeit|mitglieder|mitglied)
nicht im betriebsrat
`,
    looks: `
(lebenslauf|bewerbung|bewerbungsunterlagen|anschreiben) … (foto|lichtbild|bild|passbild|passfoto)
(foto|lichtbild|bild|passbild) (im|auf dem|am|zum|in der) (lebenslauf|bewerbung)
(mit|inklusive|inkl.|samt|aktuelle(s|m)|bitte) … (foto|lichtbild|passfoto|passbild|bewerbungsfoto|bewerbungsbild)
(foto|lichtbild|bild) (ist |bitte )?(erforderlich|erwünscht|notwendig|beilegen|beifügen|pflicht|zwingend)
(lichtbild|bewerbungsfoto|passbild|bewerbungsbild)er?
(gepflegte|attraktive|ansprechende|gute|angenehme|schöne|jugendliche)(s|r|n|m)? (äußeres|äußere|aussehen|
erscheinung|erscheinungsbild|auftreten und aussehen)
gut(e|es)? (aussehend|aussehen)(e|er)?
(attraktive|hübsche|schlanke|gutaussehende|große)(r|n)? (frau|mann|dame|person|bewerb|mitarbeit|figur|statur)*
(mindest|maximal)?(größe|körpergröße|gewicht|konfektionsgröße)( ab| von| bis| mindestens| max.|:) #
mindest(größe|körpergröße)
#( )?cm groß
`,
    home: `
(wohnort|wohnsitz|anfahrt*) … # (km|kilometer|minuten)
(wohnen|wohnt|wohnst|wohnhaft|wohnort|wohnsitz|leben|lebt) … (in der nähe|unmittelbar*|in der umgebung|vor ort)
(wohn|leb)(t|st|en|haft) … # (km|kilometer|minuten)
(lebt|wohnt|wohnst|wohnhaft|ansässig|lebst)( derzeit| aktuell| bereits)? (in|im raum|im großraum|bei|nahe) {place}
(sie|bewerb*|du) (wohnen|leben|wohnst|lebst) in {place}
(muss|müssen|musst|sollte*) … (wohnen|wohnhaft|ansässig|leben) !(verantwort*)
in {place} (wohnhaft|ansässig|wohnend)
(wohnort|wohnsitz|lebensmittelpunkt)(:| ist| sollte| muss)? (in |im )?{place}
wohnhaft in
(nähe|entfernung|distanz) … (${work}|wohnort|wohnsitz)
(wohnort|wohnsitz) … (entfernung|nähe|distanz)
(wohnortnah|ortsansässig|einheimisch)(e|er|en)? (bewerb|kandidat|person|mitarbeit)*
(max.|maximal|höchstens|unter|weniger als) # (km|kilometer) … (vom|von|zum|zur|entfernt) … ${work}
(postleitzahl|plz) … #
nur (ortsansässige|einheimische)
kurzer (arbeitsweg|anfahrtsweg|anfahrt)
`,
    school: `
(elite|spitzen)(universität|hochschule|uni)(en)?
(renommierte|namhafte|angesehene)(r|n)? (universität|hochschule|uni)
`,
    beginners: `
(nur|ausschließlich|bevorzugt|vorzugsweise|gerne) ${beginners}
${beginners} … (bevorzugt|gesucht|erwünscht)
frisch (von der|aus der|aus dem|vom) (uni*|hochschule|schule|studium)
#(-| bis )# jahren? (berufs)?erfahrung (maximal|höchstens|maximum)
`,
    gaps: `
lückenlose(r|s|n|m)? (lebenslauf|werdegang|erwerbs*|beschäftigung*|berufs*)
(keine|ohne) lücken (im|in) (lebenslauf|werdegang)
lebenslauf ohne lücken
`,
    background: `
(gleiche|deutsche|westliche|europäische|passende|unser|ähnliche|{nation}|{language})(r|n|m|s)? (kulturelle(r|n|m|
s)? )?(kulturkreis|hintergrund|herkunft)
kulturelle(r|n|m|s)? (hintergrund|herkunft)
(kein|ohne|mit) migrationshintergrund
(aus (dem )?)(deutschen|westlichen|europäischen|unserem|gleichen) kulturkreis*
`,
  },
};

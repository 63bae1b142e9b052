import type { Language } from "../language";

export const briefs: Language["briefs"] = {
  person: `
    (du|sie|er|ihr|man)( (auch|wirklich|bereits|schon|immer))?
    (der|die|eine?n?) (richtige |ideale |neue )?(person|kandidat|kandidatin|bewerber|bewerberin|kollege|
      kollegin|neue|nachfolger)
    (wer|jemand(en|em)?|leute|personen)(,? (der|die|das))?
    (ihre?(n|m|r|s)?|deine?(n|m|r|s)?)
  `,
  self: "wir\nich\nunser(e|en|em|er|es)?\nuns\nmir\nmich\nmein(e|en|em|er|es)?",
  need: `
    fehl(t|en) (uns|mir|noch)
    (brauche|brauchen|braucht|bräuchte(n)?|bräuchtest)
    (benötige|benötigen|benötigt|suche|suchen|sucht|erwarte|erwarten|erwartet)
    (verlange|verlangen|verlangt|fordern|wünsche|wünschen|wünscht|setzen)
    (lege|legen|legt) (großen )?wert auf
    hätte(n)? gern(e)?
  `,
  modal: `
    (muss|müssen|musst|müsst|müsste|müssten|soll|sollte|sollten|solltest|sollst|sollen)
  `,
  have: `
    (habe|hat|haben|hast|hätte|hätten|verfügt|verfügen|verfügst|besitzt|besitzen|bringt|bringen|bringst|
      mitbring(en|st|t))
    (kann|können|kannst|könnte|beherrscht|beherrschen|beherrschst|kennt|kennen|kennst|weiß|wissen|weißt)
    (spricht|sprechen|sprichst|versteht|verstehen|verstehst|lesen|liest)
    (ist|sind|bist|sein|war|seid|gehen|geht|gehst) (sicher|fit|vertraut|geübt|erfahren|gelernt(e|er)?|
      ausgebildet(e|er)?)( (in|im|mit|bei))?
    (ist|sind|bist|seid|sein)
    (umgehen|umgeht|gearbeitet|gemacht)
  `,
  required: `
    (pflicht|muss|bedingung|voraussetzung(en)?|vorausgesetzt|erforderlich|zwingend|notwendig|nötig|
      unerlässlich|unabdingbar)
    (obligatorisch|verpflichtend|selbstverständlich|erwartet|verlangt|vorgeschrieben|benötigt|gefordert|
      gefragt|mindestens|unverzichtbar|wichtig)
  `,
  wish: `
    (wenn|falls) möglich
    möglichst
    hilft$
    (ein )?(großer |echter |klarer )?(plus|pluspunkt|vorteil|bonus|pluspunkte)
    (von vorteil|vorteilhaft|wünschenswert|gern gesehen|gerne? auch|ideal|idealerweise|optional|hilfreich)
    ((er|ge)wünscht|umso besser)
    (willkommen|bevorzugt|vorzugsweise|am liebsten|freu(t|en) uns)
    wär(e|en)?
    ^gerne?
    gerne?$
    (aber|auch) (schön|prima|super|toll|klasse|top)
  `,
  not: "nicht\nkein(e|en|em|er|es)?\nnie\nniemals\nohne\nweder\nnoch kein\nniemand",
  without: "ohne\nkein(e|en)?",
  cannot: `
    (nicht|nix|nichts|kein(e|en)?|leider|unmöglich)( (einstellen|beschäftigen|arbeiten|möglich|gehen|los))?
    (gesetzlich|vorgeschrieben|rechtlich|laut gesetz)
  `,
  because: `
    (denn|weil|da|damit|während|wobei|obwohl|sodass|falls|auch wenn|wie andere)
  `,
  offers: `
    (bieten|biete|bietet|gibt|gibts|bekommst|bekommen|erhältst|erhalten|benefits?|vorteile|leistungen|extras)
    (gehalt*|lohn*|vergütung|urlaub*|weihnachtsgeld|prämien?|bonus|zuschuss|rabatte?|gutscheine?|kantine|
      parkplatz|tiefgarage)
    (kostenlos*|gratis|firmen(wagen|handy|feier)|diensthandy|dienstwagen|jobrad|jobticket|obst*|kaffee|
      wohnung|dienstwohnung|altersvorsorge)
    (homeoffice|überstunden|euro|brutto|zuschläge|sommerfest)
    (möglich|verhandelbar|umzugshilfe)
  `,
  heads: {
    must: `
      (anforderung*|voraussetzung*|profil|qualifikation*|kenntnisse|muss|must|kompetenzen|bedingungen)
      (was|wen|das) (wir|ich|uns)? ?(brauch*|such*|erwart*|wünsch*|verlang*|wichtig*)
      (wir|ich) (brauch*|such*|erwart*|wünsch*|verlang*)
      (was|das) (du|sie|ihr) … (bring*|mitbring*|kann*|könn*|hast|haben|brauch*|auszeichn*)
      (das )?(bringst|bringen|hast|haben|kannst|können|brauchst) (du|sie)
      (du|sie) (bringst|bringen|hast|haben|bist|sind|kannst|können)
      (wichtig|nur|muss)
    `,
    nice: `
    vorteil
    wünschenswert
    ideal*
    plus*
    pluspunkte
    wär(e|en)? (schön|super|toll|nett|gut|ideal|klasse|prima)
    super
    toll
    schön
    optional
    gern(e)?
    bonus
    kann
  `,
    duties: `
      (aufgaben*|tätigkeit*|arbeit|einsatz|einsatzgebiet|verantwortung|tun|alltag|arbeitsalltag)
      (was|das) (dich|sie|euch)? ?erwartet
      (was|das) (du|sie|er|sie) (machst|machen|macht|tust|tun)
      (das )?erwartet (dich|sie)
      (deine|ihre) (mission|rolle)
    `,
    none: `
      (wir|das) (bieten|haben|geben|zahlen)
      (bieten|bietet) (wir|ihnen|dir)
      (unser angebot|benefits|vorteile|leistungen|freu* kannst|darauf kannst|du (bekommst|kriegst)|
        sie (bekommen|erhalten))
      (über uns|wer wir sind|das sind wir|wir über uns|unternehmen|kontakt|bewerb*|impressum|datenschutz|
        cookies|ähnliche|weitere|passende)
      (jobs|stellen|tipp|folge|newsletter|gehalt|arbeitszeit)
      ^wir¶
    `,
  },
  small: `
    echt wirklich wohl mal eben dies dieser diese dieses davon dafür darauf der die das den dem des ein eine
    einen einem einer eines und oder aber in im an am auf aus bei beim mit nach von
    vom zu zum zur für um über unter vor durch gegen ohne bis ab seit per als wie wir ich du sie er es ihr uns mir
    mich dich ihn ihnen ihre ihren unser unsere unseren mein meine dein deine sein seine kein keine nicht noch nur
    auch schon sehr ist sind war hat haben wird werden kann soll muss sucht suchen gesucht braucht brauchen dringend
    klar natürlich man jemand jemanden
    bitte ja nein hier dort dann jetzt wer was wo wann m w d zwei drei neue neuen neuer hallo
  `,
  nearness: "in bei von nahe um unweit nach ab aus gegenüber",
  titleJoins: "für",
  praise: `
    neue neuen neuer neues erfahrene erfahrenen erfahrener gute guten guter engagierte engagierten motivierte
    motivierten zuverlässige zuverlässigen freundliche vollzeit teilzeit unbefristet befristet dringend gesucht
    sofort festanstellung minijob stelle stellenangebot liebe lieber jetzige letzte letzter alte
  `,
  suffixes: `
    er erin eur eurin ist istin ant antin ent entin loge login tor torin mann frau kraft hilfe wirt wirtin arzt
    ärztin ar arin oge ogin in chef chefin koch köchin
  `,
  and: "und\nsowie",
  or: "oder\nbzw.?",
  otherwise: "sonst",
  so: "deshalb\ndaher\nalso",
  finite: `
    (ist|sind|war|waren|hat|hatte|wird|werden|darf|dürfen|
      lässt|will|wollte|geht|kommt|macht|gibt|steht|meint|sagt|wäre|wären|
      würde|würden|sei)
  `,
  someone: `
    jemand(en|em)?(,? (der|die|das))?
    (eine?n? )?(nachfolge|nachfolger(in)?|ersatz)
  `,
  merely: "nicht (nur|bloß)\nnicht (mehr|weniger) als\nwie (kein|keine|keiner|niemand)",
  wanted: "(stellen)?anzeige\ngesucht\nstellenangebot\nwir suchen\nsuche\ngesucht wird",
  abbreviations: `
    staatl gepr anerk abgeschl
    dr hr fr nr str bzw usw evtl ggf ca inkl exkl mind max min tel std z.b d.h u.a o.ä abs geb gepr techn kfm
  `,
  strict: "pflicht\nverpflichtend\nzwingend\nvorgeschrieben\ngesetzlich",
  that: "dass",
  only: "nur",
  it: "(den|die|das|dem|ihn|dies|diese|diesen)",
  purposes: "(um|zum|zur)",
  posts: `
    (stelle|planstelle|vakanz|position|posten|job|
      ausschreibung) (als|für|des|der|einer|eines|zum|zur)( (eine?(n|r|s|m)?|die|den))?
    stellen(angebot|anzeige|ausschreibung)( (als|für))?( eine?(n|r|s|m)?)?
    (nachfolge(r|rin)?|ersatz) (für|von) (unsere(n|r|s)?|eine?(n|r)?|den|die)
  `,
  another: "eine?(n|r|m)?\nweitere?(n|r|s)?",
  having: "mit",
};

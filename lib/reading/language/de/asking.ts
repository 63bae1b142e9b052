import type { Language } from "../language";

export const asking: Language["asking"] = {
  headings: {
    nice: `
      (das )?wäre schön
      von vorteil
      wünschenswert
      pluspunkte
      idealerweise
      optional
    `,
    none: `
      so arbeiten wir
      unsere (kultur|werte)
      wie wir arbeiten
      wir bieten
      unser angebot
      das bieten wir
      über uns
      wer wir sind
      kontakt
      bewerbung
    `,
    must: `
      was (wir|dich|du|sie) … (auszeichnet|mitbring*|erwarten|brauch*|suchen)
      was (wir|dich|du|sie) (mitbring*|erwarten|brauch*|suchen)
      das (solltest|sollten|zeichnet|wünschen|erwarten)
      wir (erwarten|suchen|wünschen)
      (dich|sie) zeichnet
      anforderung*
      (ihr|dein) profil
      das bring*
      (ihre |deine )?qualifikation*
      voraussetzung*
      sie (bringen|haben|verfügen)
      du (bringst|hast)
      profil
    `,
    duties: "((ihre|deine) )?aufgaben*\ndas erwartet\ntätigkeit*\nwas dich",
    about: "stellenbeschreibung\ndie stelle\nüber die",
  },
  goesOn: "",
  titleHeadings: "stelle\nstellenbezeichnung\nstellentitel\njobtitel\nposition",
  titleLabels: "stelle\nposition",
  offers: "gehalt*\nurlaubstage\npro stunde\nbrutto",
  pay: "*gehalt*\n*gehälter*\n*vergütung*\n*lohn*\nlöhne*\nverdien*\nentgelt*\n(tages|stunden)satz",
  mailHeaders: "betreff\nvon\nan\ngesendet\ndatum\ncc",
  subjectHeaders: "betreff",
  closings: `
    (((viele|liebe|beste|freundliche|herzliche|schöne) )?grüße|gruß|(mit )?(freundlichen|besten|
      herzlichen) grüßen|lg|vg|mfg|danke|dein(e)?|ihr(e)?)
  `,
  greetings: `
    hallo
    hi
    moin
    (hallo|hi|moin|hey) *,
    team,
    guten (morgen|tag)
    liebes? *
    (vielen )?dank*
    bitte
    (danke|((viele|liebe|beste|freundliche) )?grüße|lg|vg|mfg),? *¶
  `,
  facts: `
    unbefristet*
    # (stunden|std)( (pro|die) woche)?
    (teilzeit|vollzeit|homeoffice) möglich
    (ein|zwei|drei|vier|#) tage
    tarif*
  `,
  starts: `
    ab( (dem|anfang|mitte|ende))?
    zum
    per
    (start|beginn|eintritt|arbeitsbeginn|dienstbeginn|startdatum|eintrittsdatum|starttermin)( (im|ab|am|zum))?
  `,
  startsSoon: `
    (start|beginn|eintritt|arbeitsbeginn|eintrittsdatum|starttermin)( )?:? sofort
    (ab|per) sofort
    (zum )?(nächstmöglichen|frühestmöglichen) (zeitpunkt|termin)
    <=(,)sofort$
    ^sofort¶
  `,
  seeking: "suchen\nsucht\ngesucht wird",
  wanting: `
    (brauchen|brauche|benötigen|suche|ausschreiben|suchen)( (eine?n?|zwei|drei))?:?
  `,
  praise: "wir\n(zwei|drei)\neine?(n|/n)?\neinen\nerfahrene*\nengagierte*\nmotivierte*",
  afterTitle: "m/w/d\nmit\nfür\nder\ndie\num\nzur\nim\nin\nam\nbei\ngesucht",

  nice: `
    (von )?vorteil(haft)?
    wünschenswert
    (er|ge)wünscht
    umso besser
    idealerweise
    gerne? auch
    ^gerne?
    gerne?$
    optional
    wär(e|en)? (auch )?schön
    schön wär(e|en)?
    schön(,|.|!)
    schön¶
    ein plus
    bonus
    nice to have
    bevorzugt
  `,
  must: "zwingend\nerforderlich*\nvoraussetzung*\nvorausgesetzt\nmindestens\nmuss( sein)?",
  preferably: "idealerweise\nvorzugsweise",
  byLaw: `
    approbation
    berufserlaubnis
    gesetzlich*
    arbeitserlaubnis
    führerschein* … (erforderlich|zwingend|voraussetzung)
  `,
  lawful: "approbation\nberufserlaubnis\ngesetzlich*\narbeitserlaubnis\nführerschein",
  workPermit: `
    arbeitserlaubnis
    arbeitsgenehmigung
    aufenthalts(titel|erlaubnis|genehmigung)
  `,
  held: `
    zertifi(kate?|zierung|ziert)
    arbeitserlaubnis
    arbeitsgenehmigung
    aufenthalts(titel|erlaubnis|genehmigung)
    führerschein*
    fahrerlaubnis
    führungszeugnis
    approbation
    berufserlaubnis
    staplerschein
    sicherheitsüberprüfung
  `,
  be: "(ist|sind|wäre|wären|muss)( (ein|sehr))?",
  notAsked: "((ist|sind) )?nicht (erforderlich|notwendig|nötig)",
  noExperience: "keine (berufs)?erfahrung",
  asks: `
    (schicht|nacht|wochenend|bereitschafts)(dienst|arbeit)e?
    rufbereitschaft
    reisebereitschaft
    muss
    benötig*
    erforderlich
    erfahrung
    kenntnisse
    sie (haben|bringen)
    du (hast|bringst)
  `,

  you: "",
  introducing: "kenntnisse\n(berufs)?erfahrung(en)?\numgang\nfähigkeit\nverständnis",
  askingAlone: "",
  opening: `
    sehr
    (gut|erst|fließend|verhandlungssicher|fundiert|ausgeprägt|mehrjährig|sicher|hoh|solid|umfassend)e(r|s|n|m)?
    abgeschlossene(r|s|n|m)?
    idealerweise
    mindestens
  `,
  closing: "",
  abilities: "",
  manner: "",
  purpose: "",
  articles: "der\ndem\nden",
  prepositions: "in\nim\nmit\nder\nals\nzur\nunter\nvon\ndes\nüber",
  and: "und\nsowie",
  or: "oder",
  adding: "mit\nfür\nbis",
  examples: "z. ?B.\nzum Beispiel\nwie",
  including: "einschließlich\ninklusive",
  means: "mit",
  verbs: "",
  bothWays: "in wort und schrift\n(schriftlich|mündlich) und (schriftlich|mündlich)",

  experienceAlone: "(berufs)?erfahrung",
  experience: "(berufs)?erfahrung",
  as: "als",
  doing: "",
  roleEnds: "",
  atLeast: "mindestens\nmind.?\nwenigstens",
  numbers: "",

  lacks: "fehl(t|en)\nbrauch(t|en)\nsuch(t|en)",
  hasDone: "hat",
  someone: "jemand(en)?,? (der|die)",

  labels: {
    department: "abteilung\nbereich\nfachbereich",
    location: "wo\nstandort\narbeitsort\neinsatzort\ndienstort\nort",
    employment: "beschäftigungsart\nanstellungsart\narbeitszeit\nvertragsart\numfang",
  },
  employment: {
    full_time: "vollzeit\n40 stunden",
    part_time: "teilzeit",
    contract: "freiberuf*\nfreie mitarbeit",
    temporary: "befristet*\nzeitarbeit",
    internship: "praktikum\npraktikant*",
  },
  permanent: "unbefristet*",
  department: "abteilung\nteam",
  remote: "home ?office\nbundesweit",
  places: "in\nbei\nstandort\nort\nraum\nfiliale\nfür",
  genders: "m w d x",
  openToAll: "gn\ndivers\nalle geschlechter",
  bothEndings: "(in(nen)?|r|n|e)",
  referenceNumbers: "referenz\nkennziffer",
  keywordLabels: "schlagworte\nschlagwörter\nstichworte",
};

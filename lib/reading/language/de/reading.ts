import type { Language } from "../language";

export const reading: Language["reading"] = {
  headings: {
    personal: `
      persönliche daten, persönliche angaben, personalien, zur person, angaben zur person, kontakt,
      kontaktdaten, kontaktinformationen, anschrift
    `,
    summary: `
      profil, kurzprofil, persönliches profil, über mich, zusammenfassung, berufliches profil, berufsziel,
      qualifikationsprofil
    `,
    experience: `
      berufserfahrung, berufserfahrungen, beruflicher werdegang, berufspraxis, beruflicher hintergrund,
      berufliche erfahrung, berufliche erfahrungen, berufliche tätigkeit, berufliche tätigkeiten,
      berufliche stationen, berufliche laufbahn, laufbahn, beruflicher lebenslauf, werdegang, berufsweg,
      berufstätigkeit, praktische erfahrung, praktische erfahrungen, praxiserfahrung, arbeitserfahrung,
      arbeitserfahrungen, tätigkeiten, praktika, praktikum, nebentätigkeiten, nebentätigkeit, karriere,
      beschäftigung, stationen
    `,
    education: `
      ausbildung, schulbildung, bildung, bildungsweg, bildungsgang, akademischer werdegang, studium, schule,
      schulische ausbildung, akademische ausbildung, hochschulbildung, berufsausbildung, ausbildungsweg,
      schulausbildung, hochschulstudium, schulischer werdegang, abschlüsse, diplome
    `,
    skills: `
      kenntnisse, fähigkeiten, kompetenzen, fachkenntnisse, edv-kenntnisse, it-kenntnisse, edv kenntnisse,
      it kenntnisse, qualifikationen, besondere kenntnisse, weitere kenntnisse, fachliche kompetenzen,
      technische kenntnisse, technische fähigkeiten, kernkompetenzen, schlüsselkompetenzen, stärken,
      softwarekenntnisse, fähigkeiten und kenntnisse, persönliche stärken, soziale kompetenzen,
      computerkenntnisse, programmierkenntnisse, sonstige kenntnisse, zusatzqualifikationen, methodenkompetenz,
      edv
    `,
    languages: `
      sprachen, sprachkenntnisse, fremdsprachen, sprache
    `,
    certificates: `
      zertifikate, zertifizierungen, zertifizierung, weiterbildung, weiterbildungen, fortbildung, fortbildungen,
      lehrgänge, schulungen, seminare, lizenzen, zertifikate und weiterbildungen
    `,
    projects: `
      projekte, ausgewählte projekte, projekterfahrung, eigene projekte
    `,
    other: `
      interessen, hobbys, hobbies und interessen, freizeit, referenzen, publikationen, veröffentlichungen,
      auszeichnungen, ehrenamt, ehrenamtliches engagement, engagement, sonstiges, mitgliedschaften, stipendien,
      soziales engagement, vorträge, lehrveranstaltungen, konferenzen, ausstellungen, preise,
      auslandsaufenthalte, persönliche interessen, wehrdienst
    `,
  },
  studiesOrSkills: "qualifikation*",
  months: `
    januar jänner jaenner jan
    februar feber feb
    märz maerz mrz
    april apr
    mai
    juni jun
    juli jul
    august aug
    september sept sep
    oktober okt
    november nov
    dezember dez
    `,
  dates: {
    present: `
      heute
      jetzt
      aktuell
      laufend
      gegenwart
      gegenwärtig
      derzeit
      dato
      `,
    to: "",
    and: "und",
    ordinals: "",
    of: "",
    between: "zwischen",
    since: `
      seit
      ab
      `,
    until: "bis( zum| zur| einschließlich)?",
    seasons: "frühling frühjahr sommer herbst winter wintersemester sommersemester ws ss anfang mitte ende",
    quarters: "quartal",
  },
  degrees: {
    doctorate: `
      dr.( )?(rer|phil|med|ing|iur)
      promotion (zum|zur|an der|am|im fach)
      ^promotion (in|an)
      ^promotion,
      promovier*
      `,
    master: `
      (master|diplom|magister|lehramts)studium
      magister
      staatsexamen
      diplom !(fh)
      diplom-*
      dipl. *
      dipl.-* !(fh)
      `,
    bachelor: `
      (bachelor|hochschul|fach)?studium
      diplom fh
      dipl.-*.?( )?fh
      `,
    highSchool: "",
    vocational: `
      berufsausbildung
      ausbildung
      lehre
      ihk
      geselle*
      meister*
      techniker*
      fachwirt*
      fachschule
      berufsschule
      `,
    school: `
      abitur
      fachabitur
      hochschulreife
      mittlere reife
      realschul*
      hauptschul*
      gymnasium
      matura
      `,
  },
  anyDegree: `
    hochschulabschluss
    studium
    studienabschluss
    `,
  schools: `
    *schule*
    *universität*
    *akademie*
    gymnasium
    berufskolleg
    tu
    fh
    lmu
    rwth
    kit
    eth
    epfl
    `,
  occupations: `
    ingenieur ingenieurin entwickler softwareentwickler programmierer architekt leiter leitung geschäftsführer
    vorstand berater referent sachbearbeiter spezialist fachkraft fachmann fachfrau techniker mechaniker
    mechatroniker elektriker elektroniker monteur schlosser tischler schreiner maurer maler fahrer lagerist
    kommissionierer verkäufer kaufmann kauffrau kaufleute buchhalter pfleger krankenschwester arzt ärztin
    zahnarzt apotheker lehrer erzieher dozent wissenschaftler mitarbeiter assistent assistenz sekretär
    praktikant praktikum werkstudent auszubildende auszubildender azubi aushilfe koch köchin kellner bäcker
    metzger friseur reinigungskraft hausmeister journalist redakteur gestalter disponent einkäufer jurist anwalt
    rechtsanwalt notar polizist soldat meister geselle helfer arbeiter inhaber prokurist direktor beauftragte
    beauftragter koordinator forscher administrator doktorand pilot schweisser schweißer dreher fräser
    industriemechaniker zerspanungsmechaniker anlagenführer maschinenführer staplerfahrer kraftfahrer
    berufskraftfahrer schichtleiter schichtführer gärtner dachdecker fliesenleger gerüstbauer lackierer bäckerin
    floristin vertriebsleiter projektleiter teamleiter abteilungsleiter
    konditor zimmerer glaser zusteller förster optiker augenoptiker notfallsanitäter logopäde logopädin
    bibliothekar texter fotograf schneider goldschmied küchenhilfe barkeeper rezeptionist aktuar makler polier
    bauzeichner schauspieler musiker rettungsschwimmer sicherheitskraft feuerwehrmann feuerwehrfrau pfarrer
    bestatter werkzeugmacher brauer winzer fachinformatiker restaurator
  `,
  occupationForms: "in innen e n en",
  occupationEndings: `
    entwickler leiter ingenieur berater techniker mechaniker mechatroniker elektroniker verkäufer fahrer pfleger
    helfer arbeiter meister lehrer erzieher kaufmann kauffrau fachkraft manager assistent spezialist architekt
    buchhalter mitarbeiter administrator koordinator referent sachbearbeiter wissenschaftler programmierer designer
    gestalter schwester schlosser monteur führer angestellte angestellter assistenz praktikant student analyst
    controller planer einkäufer redakteur therapeut arzt verwalter trainer
    kassierer kassiererin installateur klempner kurier fleischer servicekraft landwirt landwirtin sozialpädagoge
    sozialpädagogin hebamme grafiker übersetzer dolmetscher wirtschaftsprüfer laborant chemiker biologe pförtner
    wachmann augenoptiker kosmetiker
    `,
  tradeEndings: "er erin ist istin eur eurin",
  qualifiers: `
    vertrieb einkauf personal verwaltung produktion fertigung entwicklung forschung kundenservice buchhaltung
    logistik lager marketing technik informatik pflege qualität projekt innendienst aussendienst bereich
    abteilung team teilzeit vollzeit
  `,
  organizations: `
    e.?v.?
    se
    gruppe
    holding
    klinik
    kliniken
    klinikum
    krankenhaus
    ministerium
    gemeinde
    stadtwerke
    stadt
    agentur
    stiftung
    verein
    verband
    gesellschaft
    genossenschaft
    universität
    hochschule
    institut
    schule
    akademie
    supermarkt
    werke?
    versicherung
    bau
    logistik
    `,
  elisions: "",
  contractions: "",
  functionWords: `
    und der die das in von mit fur im zu den des bei als auf an ein eine einer ist sowie nach aus durch ich seit
    bis heute berufserfahrung ausbildung kenntnisse sprachen jahre leitung entwicklung verantwortlich
  `,
  languageNames: `
    en: englischkenntnisse
    de: deutschkenntnisse
    nl: holländisch
    zh: mandarin mandarinchinesisch
    fa: farsi
    `,
  languageEndings: "kenntnisse e es er en",
  languageLevels: {
    native: `
      muttersprach*
      erstsprache
      zweisprachig
      `,
    fluent: `
      fließend
      verhandlungssicher*
      `,
    professional: `
      sehr gut*
      fortgeschritten*
      gut
      gute
      guten
      guter
      gutes
      `,
    intermediate: `
      mittel*
      konversationssicher
      `,
    basic: `
      grundkenntnisse
      grundlagen
      anfänger
      schulkenntnisse
      `,
  },
  levelWords: "niveau",
  languageManner: "wort schrift sprache verhandlungssicher fließend",
  roles: {
    titleLabels: `
      Funktion
      Tätigkeit
      Stelle
      Position
      `,
    employerLabels: `
      Firma
      Arbeitgeber
      Unternehmen
      `,
    leadsToDates: `
      Zeitraum
      Dauer
      vo(n|m)
      seit
      ab
      zwischen
      bis
      # Jahre?n?( # Monate?n?)?
      # Monate?n?
      `,
    at: `
      bei( (der|dem))?
      für
      `,
    legalForms: `
      gmbh
      mbh
      ag
      kg
      kgaa
      ohg
      ug
      `,
    placeWords: "stadt kreis bundesland",
  },
  contact: {
    wholeName: `
      vor- (und|&) (nach|zu)name
      name, vorname
      `,
    givenName: "vorname",
    familyName: `
      nachname
      familienname
      `,
    place: `
      wohnort
      anschrift
      adresse
      wohnhaft in
      ort
      standort
      `,
    phone: `
      telefon
      mobil
      handy
      fon
      `,
  },
  document: `
    lebenslauf
    tabellarischer lebenslauf
    bewerbung
    bewerbungsunterlagen
    seite #
    `,
  documentOf: "von",
  nobody: "und lebenslauf bewerbung straße foto bild handy xing",
  certificates: "zertifi*",
  studiedAt: "(an (der|dem)|bei)",
  training: `
    (berufs)?ausbildung (zum|zur|als)
    lehre (zum|zur|als)
    studium (der|des|im|in)
  `,
  skillItems: {
    boasts: `
      (sehr gute |gute |fundierte |umfassende )?(kenntnisse|erfahrung(en)?) (in|mit|im)
      `,
    outOf: "von",
    grades: "(experte|fortgeschritten|grundkenntnisse|sehr gut|gut|# jahre)",
    joins: "(und|oder)",
  },
};

import type { Language } from "../language";

export const briefs: Language["briefs"] = {
  person: `
    (je|jij|u|hij|zij|ze|jullie|men)( (ook|echt|al|altijd))?
    (de|een|onze) (ideale |juiste |nieuwe )?(persoon|kandidaat|collega|sollicitant)
    (iemand|wie|mensen|personen|degene)(,? (die|met|van))?
    (jouw|uw)
  `,
  self: "(wij|we|ik|ons|onze|mij|mijn|me)",
  need: `
    (zoek|zoeken|zoekt|vragen|vraagt|verwacht|verwachten|eis|eisen|eist|wil|willen|wensen)
    (nodig|op zoek naar|heb(ben)? nodig)
  `,
  modal: "(moet|moeten|dient|dienen|hoort|zou moeten)( te)?",
  have: `
    (hebt|heeft|hebben|heb|beschikt|beschikken|bezit|bezitten|brengt|bent|is|zijn|ben)( over)?
    (kunt|kan|kunnen|kent|ken|kennen|weet|weten|spreekt|spreken|begrijpt|beheerst|beheersen|verstaat|houdt van)
    (gewerkt|gedaan|bekend met|vertrouwd met|ervaren in|handig met|thuis in|werkt met)
  `,
  required: `
    (verplicht|vereist(e|en)?|noodzakelijk|nodig|moet|must|eis|voorwaarde|onmisbaar|essentieel|
      vanzelfsprekend|verwacht|gevraagd|belangrijk)
    (minimaal|minstens|ten minste|een vereiste|absoluut|uiteraard)
  `,
  wish: `
    (indien|als|zo) mogelijk
    helpt$
    (een )?(groot |mooi )?(pré|pre|troef|plus|pluspunt|voordeel|bonus)
    (gewenst|wenselijk|bij voorkeur|liefst|het liefst|mooi meegenomen|welkom|ideaal|idealiter|optioneel)
    (is|zijn) (leuk|fijn|mooi|handig|prettig)
    zou(den)? … (leuk|fijn|mooi|handig|top|super|prettig|welkom)
  `,
  not: "niet\ngeen\nnooit\nzonder\nnoch\nniemand\nhoeft niet",
  without: "zonder\ngeen",
  cannot: `
    (niet|geen|kan niet|mag niet|helaas)( (aannemen|werken|toegestaan|binnen|op))?
    (wettelijk|bij wet|volgens de wet)
  `,
  because: "(omdat|want|zodat|aangezien|terwijl|wanneer|waarbij|hoewel|vanwege|als het|doordat)",
  offers: `
    (bieden|biedt|krijg|krijgt|ontvang|ontvangt|arbeidsvoorwaarden|voordelen)
    (salaris*|loon|bonus|vakantiedagen|pensioen*|reiskosten*|korting*|parkeren|koffie|fruit|borrel|barbecue|
      toeslag|dertiende)
    (gratis|leaseauto|auto van de zaak|bus van de zaak|laptop|telefoon|woning|thuiswerken|euro|bruto|atv|fiets)
    (mogelijk|bespreekbaar)
  `,
  heads: {
    must: `
      (eisen|functie-eisen|profiel|vereisten|kwalificaties|competenties|opleiding|ervaring|vaardigheden|voorwaarden)
      wat (wij|we|ik)? ?(vrag*|zoek*|verwacht*|moet*|gaan)
      (vragen|zoeken|verwachten|moet) (wij|we|ik|hij|zij|je)
      (wij|we) (vragen|zoeken|verwachten)
      (jij|je|u|dit|wat) … (bent|hebt|heeft|kunt|kan|meebrengt|brengt)
      wie (ben|zoeken)
    `,
    nice: "pré\npre\nplus*\npluspunten\nvoordeel\nvoorkeur\nmooi meegenomen\nwenselijk\ngewenst\noptioneel",
    duties: `
      (taken|werkzaamheden|verantwoordelijkheden|functieomschrijving|werk|werkdag)
      wat (ga|gaat|doe|doet|doen) (je|jij|ze|hij|zij|u)
      wat (je|jij|u) (gaat|doet)
      (dit|dat) ga je doen
    `,
    none: `
      (wij|we) (bieden|geven|hebben)
      (bieden|biedt) (wij|we|ons)
      (aanbod|arbeidsvoorwaarden|voordelen|over (ons|het bedrijf|de organisatie)|wie (wij|we) zijn|
        wie zijn (wij|we)|het bedrijf|contact|sollicit*)
      (vergelijkbare|andere|bekijk ook|vacatures|privacy|cookies|nieuwsbrief|salaris|interesse)
      (je|jij) krijgt
      ^wij¶
    `,
  },
  small: `
    echt wel ook maar even daar hier er de het een der den des en of maar in op aan bij met van voor naar
    uit over onder tot om te door als dan die dat
    deze dit wie wat waar wanneer ik jij je hij zij ze wij we jullie u mij me ons onze mijn jouw uw zijn haar hun
    geen niet nog ook al zeer is was heeft hebben wordt kan moet zoek zoeken zoekt gezocht gevraagd nodig twee drie
    vandaag nu graag ja nee
  `,
  nearness: "in te bij van nabij naar uit",
  titleJoins: "",
  praise: `
    nieuwe ervaren goede enthousiaste gemotiveerde fulltime parttime voltijds deeltijd vast tijdelijk spoed vacature
    functie baan oude echte jonge
  `,
  suffixes: `
    er ster ist eur ant ent man vrouw kundige aar loog arts assistent assistente medewerker teur trice hulp
  `,
  and: "en",
  or: "of",
  otherwise: "anders",
  so: "dus\ndaarom",
  finite: "(is|zijn|was|waren|mag|mogen|heeft|hebben|wordt|gaat|komt|doet|wil|zegt|vraagt|zou|zouden)",
  someone: `
    iemand(,? (die|met|van))?
    (een )?(opvolger|vervanger)
  `,
  merely: "niet (alleen|meer dan|minder dan)\nals geen ander",
  wanted: "advertentie\ngezocht\ngevraagd\nwij zoeken\nvacature",
  abbreviations: "dhr mevr mw dr nr tel incl excl bijv max min ca evt resp etc o.a",
  strict: "(wettelijk )?verplicht",
  that: "dat",
  only: "alleen\nenkel",
  it: "(dat|die|deze|dit)",
  purposes: "(om|voor)",
  posts: `
    (functie|vacature|baan|plek|positie|advertentie) (van|als|voor)( een)?
    (opvolger|vervanger|vervanging) (van|voor) (onze|een|de)
  `,
  another: "een\nnog een",
  having: "met",
};

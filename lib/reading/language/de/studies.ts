import type { Language } from "../language";

export const studies: Language["studies"] = {
  computing: `
    (*informatik*|Informationstechnik|IT|Softwaretechnik|Computer*|Datenwissenschaft*|
      Fachinformatiker*)
  `,
  engineering: `
    (Ingenieur*|Maschinenbau*|Elektrotechnik*|Mechatronik*|Verfahrenstechnik|Elektronik*|
      Fertigungstechnik|Automatisierungstechnik|Industriemechanik*)
  `,
  building: `
    (Bauingenieur*|Architektur|Bauwesen|Maurer*|Zimmerer*|Bautechnik*|Hochbau*|Tiefbau*|Dachdecker*|
      Raumplanung)
  `,
  business: `
    (Betriebswirt*|BWL|Volkswirt*|VWL|Wirtschafts*|Kauf(mann|frau|leute)|kaufmännisch*|Buchhalt*|
      Rechnungswesen|Finanz*|Steuer*|Bank*|Personal*|Marketing|Management|Logistik*|Handel)
  `,
  law: `
    (Jura|Rechts*|Jurist*|Staatsexamen (Jura|Recht))
  `,
  health: `
    (*pflege*|Medizin*|Pharmazie|Gesundheits*|Physiotherap*|Ergotherap*|Hebamme*|Zahn*|Rettungs*|
      Apothek*|Tiermedizin)
  `,
  teaching: `
    (Lehramt|Pädagog*|Erziehungswissenschaft*|Erzieher*|Bildungswissenschaft*)
  `,
  arts: `
    (Kunst*|Musik*|Theater*|Schauspiel*|*design|Malerei|Fotografie|Gestaltung|Tanz|Grafik*)
  `,
  media: `
    (Journalis*|Kommunikations*|Medien*|Publizistik|Öffentlichkeitsarbeit)
  `,
  agriculture: `
    (Agrar*|Landwirt*|Gartenbau*|Gärtner*|Forst*|Winzer*|Weinbau|Florist*)
  `,
  science: `
    (Biolog*|Chemie|Chemik*|Physik|Mathematik|Statistik|Geolog*|Naturwissenschaft*|
      Umweltwissenschaft*)
  `,
  hospitality: `
    (Koch|Köchin|Gastronomie|Hotel*|Konditor*|Bäcker*|Tourismus|Restaurantfach*|Küchenmeister*)
  `,
  fashion: `
    (Mode*|Textil*|Bekleidung*|Schneider*)
  `,
  sport: `
    (Sport*|Fitness*|Bewegungswissenschaft*)
  `,
  aviation: `
    (Luftfahrt*|Flug*|Pilot*|Luft- und Raumfahrt*)
  `,
  vehicles: `
    (Kfz*|Fahrzeug*|Kraftfahrzeug*|Karosserie*)
  `,
  society: `
    (Psychologie|Soziolog*|Soziale Arbeit|Sozial*|Geschichte|Philosophie|Politik*|Germanistik|
      Anglistik|Romanistik|Sprach*|Theologie|Geograph*)
  `,
  noField: ``,
  orRelated: `
    (vergleichbar*|verwandt*|ähnlich*|gleichwertig*)
  `,
  inField: "im",
  degreeWords: "studium",
};
